import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PostgresListingUploads } from '../../src/modules/listings/adapters/postgres/import/postgres-listing-uploads.js';
import { UploadGone } from '../../src/modules/listings/domain/import/uploads/upload.errors.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { migrate } from '../../src/platform/database/migrate.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { transactionsOn } from '../support/transaction.js';

/** Longer than a part that is stored at once. */
const LONG_CELL = 'x'.repeat(1_100_000);
const ROWS = ['a', 'b', 'c'].map((id) => [id, LONG_CELL]);

let database: TestDatabase;
let source: DataSource;
let transaction: PostgresTransaction;
let uploads: PostgresListingUploads;

beforeAll(async () => {
  database = await createDatabase();
  await migrate(database.url);
  source = await new DataSource(databaseOptions(database.url)).initialize();
  transaction = transactionsOn(source);
  uploads = new PostgresListingUploads(transaction, source);
});

afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) yield await Promise.resolve(item);
}

async function uploaded(rows: string[][]): Promise<string> {
  const id = randomUUID();
  const none = { columns: [], appliedTo: null, remoteId: null, contentHash: null, withoutResult: null, otherSheets: null };
  await transaction.run(async () => {
    const file = { id, fileName: 'plumbers.csv', name: 'Plumbers', headerRow: 0, rows: rows.length, shape: '' };
    await uploads.save({ ...none, ...file, createdAt: new Date() });
    await uploads.keepRows(id, each(rows));
  });
  return id;
}

it('has all rows of a file of several parts, in their order; none of one without rows', async () => {
  const id = await uploaded(ROWS);
  const read: string[] = [];
  for await (const [key] of uploads.rows(id)) read.push(key!);
  expect(read).toEqual(['a', 'b', 'c']);
  for await (const row of uploads.rows(await uploaded([]))) throw new Error(`an unexpected row: ${row.join()}`);
});

it('fails for a file whose rows are deleted while they are read: its end is not reached', async () => {
  const id = await uploaded(ROWS);
  const reading = uploads.rows(id)[Symbol.asyncIterator]();
  expect((await reading.next()).value).toEqual(ROWS[0]);
  await transaction.run(() => uploads.forgetBefore(new Date('9999-12-31')));
  await expect(reading.next()).rejects.toThrow(UploadGone);
});
