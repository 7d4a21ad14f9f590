import type { TaughtPhrase } from './taught-phrase.js';

export type NewTaughtPhrase = Omit<TaughtPhrase, 'id' | 'taughtAt' | 'business'> & { key: string };

/** What was taught. Processes hear of every change within a second. */
export abstract class TaughtPhraseRepository {
  /** By phrase; a business only while it is published, or the one into which it was merged. */
  abstract all(): Promise<TaughtPhrase[]>;
  /** The same, locked against other changes (table lock) until the running transaction ends. */
  abstract allForUpdate(): Promise<TaughtPhrase[]>;
  abstract add(phrase: NewTaughtPhrase): Promise<void>;
  /** @returns what is gone; `undefined` when it was not there */
  abstract remove(id: number): Promise<Pick<TaughtPhrase, 'phrase' | 'targetName'> | undefined>;
}
