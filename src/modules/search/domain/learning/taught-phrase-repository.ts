import type { TaughtPhrase } from './taught-phrase.js';

export type NewTaughtPhrase = Omit<TaughtPhrase, 'id' | 'taughtAt' | 'business'> & { key: string };

/** What was taught. Processes hear of every change within a second. */
export abstract class TaughtPhraseRepository {
  /** By phrase; a business only while it is published. */
  abstract all(): Promise<TaughtPhrase[]>;
  /** The same; until the running transaction ends, nobody else changes any. */
  abstract allForChange(): Promise<TaughtPhrase[]>;
  abstract add(phrase: NewTaughtPhrase): Promise<void>;
  /** @returns what is gone; `undefined` when it was not there */
  abstract remove(id: number): Promise<Pick<TaughtPhrase, 'phrase' | 'targetName'> | undefined>;
}
