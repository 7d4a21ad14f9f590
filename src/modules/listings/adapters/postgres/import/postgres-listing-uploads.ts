import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DataSource } from 'typeorm';
import validator from 'validator';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { PAUSED } from '../../../domain/import/remote/remote-outcome.js';
import { SyncAlreadyRunning } from '../../../domain/import/sync.errors.js';
import type { Mapping } from '../../../domain/import/uploads/column-matching.js';
import { listKeyOf, ListingUploads, type Upload, type UploadedList } from '../../../domain/import/uploads/upload.js';
import { UploadGone, UploadNotFound } from '../../../domain/import/uploads/upload.errors.js';

const compressed = promisify(gzip);
const uncompressed = promisify(gunzip);

/** Characters of text that are stored as one part: small enough for the memory, large enough to compress well. */
const PART = 1_000_000;

const COLUMNS = `id, file_name AS "fileName", name, columns, header_row AS "headerRow", rows, shape, created_at AS "createdAt", applied_to AS "appliedTo",
  remote_id AS "remoteId", content_hash AS "contentHash", without_result AS "withoutResult",
  other_sheets AS "otherSheets"`;

const SAVE = `
INSERT INTO listing_upload (id, file_name, name, columns, header_row, rows, shape, created_at, applied_to, remote_id, content_hash, without_result, other_sheets)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
ON CONFLICT (id) DO UPDATE SET name = excluded.name, columns = excluded.columns, header_row = excluded.header_row, rows = excluded.rows, shape = excluded.shape,
  without_result = excluded.without_result, other_sheets = excluded.other_sheets`;

const LISTS = `
SELECT id, name, (SELECT count(*)::int FROM listing WHERE source = 'upload:' || listing_source.id AND source LIKE 'upload:%' AND status <> 'removed') AS listings
  FROM listing_source ORDER BY name_key`;

const SHARED = `
SELECT substr(source, 8) AS id, count(DISTINCT title_key)::int AS count FROM listing
 WHERE source LIKE 'upload:%' AND status <> 'removed' AND title_key = ANY($1) GROUP BY source`;

/** Stores files as rows in parts, each compressed JSON of its own: a process needs only one part in memory at a time. */
@Injectable()
export class PostgresListingUploads extends ListingUploads {
  constructor(
    private readonly transaction: PostgresTransaction,
    @InjectDataSource() private readonly source: DataSource,
  ) {
    super();
  }

  async save(upload: Upload): Promise<void> {
    const { id, fileName, name, columns, headerRow, rows, shape, createdAt, appliedTo, remoteId, contentHash, withoutResult, otherSheets } =
      upload;
    await this.transaction.query(SAVE, [
      ...[id, fileName, name, JSON.stringify(columns), headerRow, rows, shape, createdAt, appliedTo],
      ...[remoteId, contentHash, withoutResult && JSON.stringify(withoutResult), otherSheets && JSON.stringify(otherSheets)],
    ]);
  }

  get(id: string): Promise<Upload> {
    return this.read(id, '');
  }

  getForUpdate(id: string): Promise<Upload> {
    return this.read(id, 'FOR UPDATE');
  }

  private async read(id: string, lock: 'FOR UPDATE' | ''): Promise<Upload> {
    const [upload] = validator.isUUID(id, 'loose')
      ? await this.transaction.query<Upload>(`SELECT ${COLUMNS} FROM listing_upload WHERE id = $1 ${lock}`, [id])
      : [];
    if (!upload) throw new UploadNotFound();
    return upload;
  }

  async page(limit: number, offset: number, remoteId?: string): Promise<{ uploads: Upload[]; total: number }> {
    const where = remoteId === undefined ? '' : 'WHERE remote_id = $1';
    const values = remoteId === undefined ? [] : [remoteId];
    const uploads = await this.transaction.query<Upload>(
      `SELECT ${COLUMNS} FROM listing_upload ${where} ORDER BY created_at DESC, id LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, offset],
    );
    const [counted] = await this.transaction.query<{ total: number }>(`SELECT count(*)::int AS total FROM listing_upload ${where}`, values);
    return { uploads, total: counted!.total };
  }

  async appliedOf(remoteId: string): Promise<string[]> {
    const rows = await this.transaction.query<{ id: string }>(
      'SELECT id FROM listing_upload WHERE remote_id = $1 AND applied_to IS NOT NULL',
      [remoteId],
    );
    return rows.map(({ id }) => id);
  }

  async keepRows(id: string, rows: AsyncIterable<string[]>): Promise<void> {
    // Reading a large file takes longer than a transaction may be idle.
    await this.transaction.query(`SET LOCAL idle_in_transaction_session_timeout = '300s'`);
    let lines: string[] = [];
    let size = 0;
    let part = 0;
    const flush = async () => {
      await this.transaction.query('INSERT INTO listing_upload_rows (upload_id, part, content) VALUES ($1, $2, $3)', [
        id,
        part,
        await compressed(lines.join('\n'), { level: 1 }),
      ]);
      part += 1;
      lines = [];
      size = 0;
    };
    for await (const row of rows) {
      const line = JSON.stringify(row);
      lines.push(line);
      size += line.length;
      if (size >= PART) await flush();
    }
    if (lines.length > 0) await flush();
  }

  async *rows(id: string): AsyncIterable<string[]> {
    for (let part = 0; ; part += 1) {
      // On a separate connection: the consumer may be writing the previous rows on the first one.
      const [kept] = await this.source.query<{ content: Buffer }[]>(
        'SELECT content FROM listing_upload_rows WHERE upload_id = $1 AND part = $2',
        [id, part],
      );
      if (!kept) {
        // All parts are deleted at once. Half a file would remove the listings of the other half.
        if (part > 0) await this.assertKept(id);
        return;
      }
      for (const line of (await uncompressed(kept.content)).toString().split('\n')) yield JSON.parse(line) as string[];
    }
  }

  /** @throws UploadGone */
  private async assertKept(id: string): Promise<void> {
    const [gone] = await this.source.query<{ fileName: string }[]>(
      `SELECT file_name AS "fileName" FROM listing_upload
        WHERE id = $1 AND NOT EXISTS (SELECT FROM listing_upload_rows WHERE upload_id = listing_upload.id)`,
      [id],
    );
    if (gone) throw new UploadGone(gone.fileName);
  }

  async kept(ids: string[]): Promise<Set<string>> {
    const rows = await this.transaction.query<{ id: string }>(
      'SELECT upload_id AS id FROM listing_upload_rows WHERE upload_id = ANY($1) AND part = 0',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  lists(): Promise<UploadedList[]> {
    return this.transaction.query(LISTS);
  }

  async versionsOf({ id, name }: Pick<UploadedList, 'id' | 'name'>): Promise<Pick<Upload, 'id' | 'appliedTo'>[]> {
    const uploads = await this.transaction.query<Pick<Upload, 'id' | 'name' | 'appliedTo'>>(
      'SELECT id, name, applied_to AS "appliedTo" FROM listing_upload',
    );
    return uploads.filter((upload) => upload.appliedTo === id || listKeyOf(upload.name) === listKeyOf(name));
  }

  async applied({ id, remoteId }: Upload, list: Pick<UploadedList, 'id' | 'name'>, at: Date): Promise<void> {
    await this.transaction.query(
      'INSERT INTO listing_source (id, name, name_key, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [list.id, list.name, listKeyOf(list.name), at],
    );
    const [found] = await this.transaction.query<{ id: string }>('SELECT id FROM listing_source WHERE name_key = $1', [
      listKeyOf(list.name),
    ]);
    if (found?.id !== list.id) throw new SyncAlreadyRunning();
    await this.transaction.query('UPDATE listing_upload SET applied_to = $2 WHERE id = $1', [id, list.id]);
    if (remoteId !== null)
      await this.transaction.query(`UPDATE listing_remote_source SET outcome = 'applied', problem = NULL WHERE id = $1`, [remoteId]);
    await this.transaction.query(
      'DELETE FROM listing_upload_rows USING listing_upload WHERE upload_id = listing_upload.id AND applied_to = $1 AND listing_upload.id <> $2',
      [list.id, id],
    );
  }

  async undone({ remoteId }: Upload): Promise<void> {
    if (remoteId !== null)
      await this.transaction.query(`UPDATE listing_remote_source SET outcome = 'paused', problem = $2 WHERE id = $1`, [remoteId, PAUSED]);
  }

  async sharedNames(titles: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.transaction.query<{ id: string; count: number }>(SHARED, [titles]);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  async rememberedMapping(shape: string): Promise<Mapping | undefined> {
    const [row] = await this.transaction.query<{ mapping: Mapping }>('SELECT mapping FROM column_mapping WHERE shape = $1', [shape]);
    return row?.mapping;
  }

  async rememberMapping(shape: string, mapping: Mapping, at: Date): Promise<void> {
    await this.transaction.query(
      'INSERT INTO column_mapping (shape, mapping, used_at) VALUES ($1, $2, $3) ON CONFLICT (shape) DO UPDATE SET mapping = excluded.mapping, used_at = excluded.used_at',
      [shape, JSON.stringify(mapping), at],
    );
  }

  async forgetBefore(time: Date): Promise<number> {
    const old = await this.transaction.query<{ id: string }>(
      'SELECT id FROM listing_upload WHERE created_at < $1 AND EXISTS (SELECT FROM listing_upload_rows WHERE upload_id = listing_upload.id)',
      [time],
    );
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await this.transaction.query('DELETE FROM listing_upload_rows WHERE upload_id = ANY($1)', [ids]);
    await this.transaction.query(FORGET_EXAMPLES);
    await this.transaction.query(FORGET_PREVIEWS);
    return ids.length;
  }
}

/** Examples of cells are deleted with the rows of their file: a restored backup brings them without the rows. */
const FORGET_EXAMPLES = `
UPDATE listing_upload SET columns = (SELECT jsonb_agg(jsonb_set(entry, '{examples}', '[]')) FROM jsonb_array_elements(columns) AS entry)
 WHERE columns @? '$[*].examples[*]' AND NOT EXISTS (SELECT FROM listing_upload_rows WHERE upload_id = listing_upload.id)`;

/** So are previews of them, which can no longer be applied. */
const FORGET_PREVIEWS = `
UPDATE sync_run SET preview = NULL
 WHERE preview IS NOT NULL AND upload_id IS NOT NULL AND NOT EXISTS (SELECT FROM listing_upload_rows WHERE listing_upload_rows.upload_id = sync_run.upload_id)`;
