import type { TextValue } from './text-facts.js';

/** What differs from the defaults, by the name of the text. */
export type ChangedTexts = Readonly<Record<string, TextValue>>;

export interface StoredTexts {
  changed: ChangedTexts;
  /** Rises with each save; 0 while nobody has saved. */
  version: number;
  /** `null` while nobody has saved. */
  savedAt: Date | null;
}

export interface TextRevision {
  version: number;
  changed: ChangedTexts;
  /** What this save changed. */
  fields: string[];
  /** The version that it brought back, if that is how it came about. */
  restoredFrom: number | null;
  savedAt: Date;
}

export abstract class TextsRepository {
  /** The texts of all pages that were ever saved, by page. */
  abstract all(): Promise<Map<string, StoredTexts>>;
  abstract read(page: string): Promise<StoredTexts>;

  /** As {@link read}, locked (FOR UPDATE): other saves of this page wait until the running transaction ends. */
  abstract readForUpdate(page: string): Promise<StoredTexts>;

  /** Saves a new state and keeps it in the history. @returns its version */
  abstract save(page: string, next: Pick<TextRevision, 'changed' | 'fields' | 'restoredFrom'>): Promise<number>;

  /** Newest first. All are kept. */
  abstract history(page: string, limit: number): Promise<TextRevision[]>;
  abstract revision(page: string, version: number): Promise<TextRevision | undefined>;
}
