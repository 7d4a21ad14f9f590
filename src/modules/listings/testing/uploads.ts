import type { Mapping } from '../domain/import/uploads/column-matching.js';
import { TableReader, type TableRemarks } from '../domain/import/uploads/table-reader.js';
import { listKeyOf, ListingUploads, type Upload, type UploadedList } from '../domain/import/uploads/upload.js';
import { UploadNotFound } from '../domain/import/uploads/upload.errors.js';

/** For unit tests only: every file has these rows. */
export class FixedTable extends TableReader {
  constructor(
    public content: string[][],
    private readonly unread: { withoutResult: string[]; otherSheets: string[] } = { withoutResult: [], otherSheets: [] },
  ) {
    super();
  }

  async *rows(_path: string, remarks?: TableRemarks): AsyncIterable<string[]> {
    for (const name of this.unread.otherSheets) remarks?.otherSheet(name);
    for (const cell of this.unread.withoutResult) remarks?.withoutResult(cell);
    for (const row of this.content) yield await Promise.resolve(row);
  }
}

export class InMemoryUploads extends ListingUploads {
  readonly all = new Map<string, Upload>();
  /** Lists with the names of their businesses, folded, as a test gives them. */
  readonly named = new Map<string, { name: string; titles: string[] }>();
  private readonly tables = new Map<string, string[][]>();
  private readonly mappings = new Map<string, Mapping>();

  save(upload: Upload): Promise<void> {
    this.all.set(upload.id, structuredClone(upload));
    return Promise.resolve();
  }

  get(id: string): Promise<Upload> {
    const upload = this.all.get(id);
    return upload ? Promise.resolve(structuredClone(upload)) : Promise.reject(new UploadNotFound());
  }

  getForUpdate(id: string): Promise<Upload> {
    return this.get(id);
  }

  page(limit: number, offset: number): Promise<{ uploads: Upload[]; total: number }> {
    return Promise.resolve({ uploads: [...this.all.values()].slice(offset, offset + limit), total: this.all.size });
  }

  appliedOf(remoteId: string): Promise<string[]> {
    return Promise.resolve(
      [...this.all.values()].filter((upload) => upload.remoteId === remoteId && upload.appliedTo !== null).map(({ id }) => id),
    );
  }

  async keepRows(id: string, rows: AsyncIterable<string[]>): Promise<void> {
    const table: string[][] = [];
    for await (const row of rows) table.push(row);
    this.tables.set(id, table);
  }

  async *rows(id: string): AsyncIterable<string[]> {
    for (const row of this.tables.get(id) ?? []) yield await Promise.resolve(row);
  }

  kept(ids: string[]): Promise<Set<string>> {
    return Promise.resolve(new Set(ids.filter((id) => this.tables.has(id))));
  }

  lists(): Promise<UploadedList[]> {
    return Promise.resolve([...this.named].map(([id, { name, titles }]) => ({ id, name, listings: titles.length })));
  }

  versionsOf({ id, name }: Pick<UploadedList, 'id' | 'name'>): Promise<Upload[]> {
    return Promise.resolve(
      [...this.all.values()].filter((upload) => upload.appliedTo === id || listKeyOf(upload.name) === listKeyOf(name)),
    );
  }

  applied(): Promise<void> {
    return Promise.resolve();
  }

  undone(): Promise<void> {
    return Promise.resolve();
  }

  sharedNames(titles: readonly string[]): Promise<Map<string, number>> {
    const shared = [...this.named].map(([id, list]) => [id, list.titles.filter((title) => titles.includes(title)).length] as const);
    return Promise.resolve(new Map(shared));
  }

  rememberedMapping(shape: string): Promise<Mapping | undefined> {
    return Promise.resolve(this.mappings.get(shape));
  }

  rememberMapping(shape: string, mapping: Mapping): Promise<void> {
    this.mappings.set(shape, mapping);
    return Promise.resolve();
  }

  forgetBefore(time: Date): Promise<number> {
    const old = [...this.all.values()].filter(({ createdAt }) => createdAt < time);
    for (const { id } of old) this.tables.delete(id);
    return Promise.resolve(old.length);
  }
}
