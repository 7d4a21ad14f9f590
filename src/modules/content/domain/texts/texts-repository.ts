import type { TextValue } from './text-facts.js';

/** The differences from the defaults, by the name of the text. */
export type ChangedTexts = Readonly<Record<string, TextValue>>;

export interface StoredTexts {
  changed: ChangedTexts;
  /** Increases with each save; 0 if nobody has saved yet. */
  version: number;
  /** `null` if nobody has saved yet. */
  savedAt: Date | null;
}

export interface TextRevision {
  version: number;
  changed: ChangedTexts;
  /** The texts that this save changed. */
  fields: string[];
  /** The version that was restored, if one was. */
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

  /** Newest first. All versions are stored. */
  abstract history(page: string, limit: number): Promise<TextRevision[]>;
  abstract revision(page: string, version: number): Promise<TextRevision | undefined>;
}
