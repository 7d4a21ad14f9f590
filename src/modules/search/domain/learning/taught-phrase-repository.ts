import type { TaughtPhrase } from './taught-phrase.js';

export type NewTaughtPhrase = Omit<TaughtPhrase, 'id' | 'taughtAt' | 'business'> & { key: string };

/** The taught phrases. All processes receive a change within a second. */
export abstract class TaughtPhraseRepository {
  /** Sorted by phrase. `business` is set only while the business is published; if it was merged, it is the one into which it was merged. */
  abstract all(): Promise<TaughtPhrase[]>;
  /** The same, locked against other changes (table lock) until the running transaction ends. */
  abstract allForUpdate(): Promise<TaughtPhrase[]>;
  abstract add(phrase: NewTaughtPhrase): Promise<void>;
  /** @returns what was removed; `undefined` if it did not exist */
  abstract remove(id: number): Promise<Pick<TaughtPhrase, 'phrase' | 'targetName'> | undefined>;
}
