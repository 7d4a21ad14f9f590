import { randomUUID } from 'node:crypto';
import { Clock } from '../../../../../shared/clock.js';
import { fold, keyFrom, shownFileName } from '../../../../../shared/text/text.js';
import { Transaction } from '../../../../../shared/transaction.js';
import { matchColumns, type Mapping } from '../../../domain/import/uploads/column-matching.js';
import { columnsHashOf, withChoices } from '../../../domain/import/uploads/mapping.js';
import { TableReader } from '../../../domain/import/uploads/table-reader.js';
import { UnreadParts } from '../../../domain/import/uploads/unread-parts.js';
import { type TableProfile, TableProfiler } from '../../../domain/import/uploads/table-profiler.js';
import { UploadRefused } from '../../../domain/import/uploads/upload.errors.js';
import { SyncRuns } from '../../../domain/import/sync-run.js';
import {
  ListingUploads,
  listKeyOf,
  mappingOf,
  nameFrom,
  readingKeyOf,
  type Upload,
  type UploadedList,
} from '../../../domain/import/uploads/upload.js';

export interface UploadedFile {
  /** Where it is, until it has been read. */
  path: string;
  fileName: string;
  /** The table on the web that it was fetched from; the list gets its name. */
  remote?: { id: string; name: string; contentHash: string };
}

/** At most this many names of businesses are compared to find which list a file is a version of. */
const MAX_NAMES = 20_000;
const BATCH = 5_000;
/** A file that shares more than this part of its names with a list is the next version of that list. */
const SAME_LIST = 0.5;

/** Stores an uploaded file: finds its columns, and keeps its rows. The directory does not change. */
export class UploadListings {
  constructor(
    private readonly reader: TableReader,
    private readonly uploads: ListingUploads,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NoTable, UploadTooLarge or UploadRefused; nothing is kept then */
  async run(file: UploadedFile): Promise<Upload> {
    const upload = await this.storeUpload(file);
    // The list of a web table has the table's name from the beginning: it is applied under that name.
    if (file.remote) return upload;
    upload.name = await this.nameOf(upload);
    await this.uploads.save(upload);
    return upload;
  }

  private storeUpload({ path, fileName, remote }: UploadedFile): Promise<Upload> {
    return this.transaction.run(async () => {
      const shown = shownFileName(fileName);
      const upload: Upload = {
        id: randomUUID(),
        fileName: shown,
        name: remote?.name ?? nameFrom(shown),
        columns: [],
        headerRow: 0,
        rows: 0,
        shape: '',
        createdAt: this.clock.now(),
        appliedTo: null,
        remoteId: remote?.id ?? null,
        contentHash: remote?.contentHash ?? null,
        withoutResult: null,
        otherSheets: null,
      };
      await this.uploads.save(upload);
      const unread = new UnreadParts();
      const { headerRow, rows, columns, written } = await this.profiled(upload, path, unread);
      const shape = columnsHashOf(written);
      const mapping =
        chosenBefore(
          await this.uploads.rememberedMapping(shape),
          columns.map(({ name }) => name),
        ) ?? matchColumns(columns);
      Object.assign(upload, {
        headerRow,
        rows,
        shape,
        ...unread.found,
        columns: columns.map(({ name, place, examples }) => ({ name, place, examples, field: mapping[name] ?? null })),
      });
      await this.uploads.save(upload);
      return upload;
    });
  }

  /** Stores the rows while it surveys them. */
  private async profiled({ id }: Upload, path: string, unread: UnreadParts): Promise<TableProfile> {
    const profiler = new TableProfiler();
    try {
      await this.uploads.keepRows(id, profiledRows(this.reader.rows(path, unread), profiler));
      return profiler.finish();
    } catch (error) {
      // A cell that seems blank may be a formula, or the table may be in another sheet.
      if (error instanceof UploadRefused && unread.text !== '') throw new UploadRefused(error.message + unread.text, { cause: error });
      throw error;
    }
  }

  /** The name of the list that the file is the next version of; otherwise a name that no list has. */
  private async nameOf(upload: Upload): Promise<string> {
    const lists = await this.uploads.lists();
    const list = await this.listLike(upload, lists);
    if (list) return list.name;
    // An import that was undone leaves a list without listings: the next file continues it.
    const taken = new Set(lists.filter(({ listings }) => listings > 0).map(({ name }) => listKeyOf(name)));
    let name = upload.name;
    for (let number = 2; taken.has(listKeyOf(name)); number += 1) name = `${upload.name} (${number})`;
    return name;
  }

  private async listLike(upload: Upload, lists: UploadedList[]): Promise<UploadedList | undefined> {
    const column = upload.columns.find(({ field }) => field === 'title');
    if (!column || lists.length === 0) return undefined;
    const titles = await this.titlesIn(upload, column.place);
    const shared = new Map<string, number>();
    for (let start = 0; start < titles.length; start += BATCH) {
      for (const [id, count] of await this.uploads.sharedNames(titles.slice(start, start + BATCH)))
        shared.set(id, (shared.get(id) ?? 0) + count);
    }
    const shareOf = ({ id, listings }: UploadedList) => (shared.get(id) ?? 0) / Math.max(1, Math.min(titles.length, listings));
    const [best] = lists.toSorted((a, b) => shareOf(b) - shareOf(a));
    return best && shareOf(best) > SAME_LIST ? best : undefined;
  }

  private async titlesIn({ id, headerRow }: Upload, place: number): Promise<string[]> {
    const titles = new Set<string>();
    let number = 0;
    for await (const row of this.uploads.rows(id)) {
      if (number > headerRow && row[place]?.trim()) titles.add(keyFrom(row[place]));
      if (titles.size === MAX_NAMES) break;
      number += 1;
    }
    return [...titles];
  }
}

async function* profiledRows(rows: AsyncIterable<string[]>, profiler: TableProfiler): AsyncIterable<string[]> {
  for await (const row of rows) {
    profiler.take(row);
    yield row;
  }
}

/** Names are compared as in the shape of a file: without case and accents. */
function chosenBefore(remembered: Mapping | undefined, names: readonly string[]): Mapping | undefined {
  if (!remembered) return undefined;
  const fields = new Map(Object.entries(remembered).map(([name, field]) => [fold(name), field]));
  return Object.fromEntries(names.map((name) => [name, fields.get(fold(name)) ?? null]));
}

export interface MappingRequest {
  mapping?: Record<string, unknown>;
  name?: string;
}

/** Stores what an admin has chosen: the fields of a file's columns, and its list. */
export class MapUpload {
  constructor(
    private readonly uploads: ListingUploads,
    private readonly runs: SyncRuns,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Previews made before are deleted, because they are about other columns or another list. @throws UploadNotFound or InvalidValues;
   * nothing was changed then
   */
  async run(id: string, request: MappingRequest): Promise<Upload> {
    const { upload, isOther } = await this.store(id, request);
    if (isOther) await this.runs.forgetTrials(id);
    return upload;
  }

  private store(id: string, { mapping = {}, name }: MappingRequest): Promise<{ upload: Upload; isOther: boolean }> {
    return this.transaction.run(async () => {
      // Two admins may choose fields of two columns at the same time.
      const upload = await this.uploads.getForUpdate(id);
      const before = readingKeyOf(upload);
      const chosen = withChoices(mappingOf(upload), mapping);
      upload.columns = upload.columns.map((column) => ({ ...column, field: chosen[column.name] ?? null }));
      if (name !== undefined)
        upload.name = (await this.uploads.lists()).find((list) => listKeyOf(list.name) === listKeyOf(name))?.name ?? name;
      await this.uploads.save(upload);
      if (Object.keys(mapping).length > 0) await this.uploads.rememberMapping(upload.shape, chosen, this.clock.now());
      return { upload, isOther: readingKeyOf(upload) !== before };
    });
  }
}
