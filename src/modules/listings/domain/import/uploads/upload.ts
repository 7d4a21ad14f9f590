import { fold } from '../../../../../shared/text/text.js';
import type { UploadSource } from '../../catalogue/listing.js';
import type { Column } from '../sheet-columns.js';
import type { Mapping } from './column-matching.js';
import type { MissingResults } from './unread-parts.js';

export interface UploadColumn {
  name: string;
  /** Its position in each row, counted from 0. */
  place: number;
  /** Different values from its first rows. */
  examples: string[];
  field: Column | null;
}

/** An uploaded file: how its columns become fields, and which list it is. Its rows are stored separately, and only for some time. */
export interface Upload {
  id: string;
  fileName: string;
  /** Name of the list that the file is a version of. */
  name: string;
  columns: UploadColumn[];
  /** Position of its header, counted from 0. */
  headerRow: number;
  /** Rows below the header, without blank ones. */
  rows: number;
  /** The same for files with the same columns. */
  shape: string;
  createdAt: Date;
  /** The list that it was applied to. */
  appliedTo: string | null;
  /** The table on the web that it was fetched from. */
  remoteId: string | null;
  /** Hash of the file's bytes, where it was fetched. */
  contentHash: string | null;
  /** Cells of a workbook whose formulas have no result, if there are any. */
  withoutResult: MissingResults | null;
  /** Names of a workbook's further sheets, which are not read; `null` where there are none. */
  otherSheets: string[] | null;
}

/** Listings from files: each new file of a list replaces the one before. */
export interface UploadedList {
  id: string;
  name: string;
  /** How many listings of the list the directory has. */
  listings: number;
}

export const mappingOf = ({ columns }: Pick<Upload, 'columns'>): Mapping =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field]));

export const sourceOf = ({ id }: Pick<UploadedList, 'id'>): UploadSource => `upload:${id}`;

/** Two names with the same key are one list. */
export const listKeyOf = (name: string): string => fold(name);

/** Equal as long as a file is read as the same fields of the same list. */
export const readingKeyOf = (upload: Pick<Upload, 'columns' | 'name'>): string =>
  JSON.stringify([mappingOf(upload), listKeyOf(upload.name)]);

/** The name of a list after its file: without the extension, and without the number that browsers add to a second download. */
export function nameFrom(fileName: string): string {
  const bare = fileName
    .replace(/\.(csv|xlsx|tsv|txt)$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return bare.slice(0, 200).toWellFormed() || 'Uploaded list';
}

/** Uploaded files, their rows, and the lists that they make. Methods take part in the running transaction unless they say otherwise. */
export abstract class ListingUploads {
  abstract save(upload: Upload): Promise<void>;

  /** @throws UploadNotFound */
  abstract get(id: string): Promise<Upload>;

  /** Like {@link get}, locked until the transaction ends. */
  abstract getForUpdate(id: string): Promise<Upload>;

  /** Newest first. @param remoteId only those that were fetched from this table */
  abstract page(limit: number, offset: number, remoteId?: string): Promise<{ uploads: Upload[]; total: number }>;

  /** The newest one that was fetched from this table. */
  async newestOf(remoteId: string): Promise<Upload | undefined> {
    return (await this.page(1, 0, remoteId)).uploads[0];
  }

  /** Ids of those that were fetched from this table and applied, even if that was undone. */
  abstract appliedOf(remoteId: string): Promise<string[]>;

  /** Stores the rows of a file while they are read, without holding all of them in memory. */
  abstract keepRows(id: string, rows: AsyncIterable<string[]>): Promise<void>;

  /** The same rows again, outside of any transaction; can be called repeatedly. */
  abstract rows(id: string): AsyncIterable<string[]>;

  /** Those of these files whose rows are still stored. */
  abstract kept(ids: string[]): Promise<Set<string>>;

  abstract lists(): Promise<UploadedList[]>;

  /** Files that were applied to this list, or would be by their name. */
  abstract versionsOf(list: Pick<UploadedList, 'id' | 'name'>): Promise<Pick<Upload, 'id' | 'appliedTo'>[]>;

  /**
   * Records a file as the current version of its list, and for the table that it was fetched from that it was applied; rows of earlier
   * files are deleted.
   * @throws SyncAlreadyRunning when another list has got this name meanwhile
   */
  abstract applied(upload: Upload, list: Pick<UploadedList, 'id' | 'name'>, at: Date): Promise<void>;

  /** Records for the table that a file was fetched from, if any, that its import was undone. */
  abstract undone(upload: Upload): Promise<void>;

  /** How many of these names of businesses each list has. */
  abstract sharedNames(titles: readonly string[]): Promise<Map<string, number>>;

  /** The fields that were last chosen for the columns of files like this one. */
  abstract rememberedMapping(shape: string): Promise<Mapping | undefined>;

  abstract rememberMapping(shape: string, mapping: Mapping, at: Date): Promise<void>;

  /** Deletes what is older: the rows, and the examples of columns. @returns the number of files */
  abstract forgetBefore(time: Date): Promise<number>;
}
