import pg from 'pg';
import { DataSource } from 'typeorm';
import { ListingReplacement, REPLACEMENT } from '../../src/modules/listings/adapters/postgres/import/listing-replacement.js';
import { slugWithDigest } from '../../src/modules/listings/domain/catalogue/slug.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { migrate } from '../../src/platform/database/migrate.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { generateListings, type ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually } from '../support/api.js';
import { createDatabase, rowsOf, type TestDatabase } from '../support/database.js';
import { openDirectory } from '../support/directory.js';
import { schemaOf } from '../support/schema.js';
import { transactionsOn } from '../support/transaction.js';

let database: TestDatabase;
let source: DataSource;
let transaction: PostgresTransaction;

beforeAll(async () => {
  database = await createDatabase();
  await migrate(database.url);
  source = await new DataSource(databaseOptions(database.url)).initialize();
  transaction = transactionsOn(source);
});

afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

/** What a listing cannot do without. */
const record = (id: string) => ({
  ...{ id, slug: `of-${id}`, title: `Business ${id}`, title_key: `business ${id}`, id_key: id, words: `'business':1` },
  ...{ featured: false, verified: false, licensed: false, reviews: 0, reviews_data: [], opening_hours: [] },
});

const idsIn = async (table: string) => (await source.query<{ id: string }[]>(`SELECT id FROM ${table} ORDER BY key`)).map(({ id }) => id);

/** Within one transaction, as a sync does. */
const replace = (ids: string[], beforeCommit: (replacement: ListingReplacement) => Promise<void> = () => Promise.resolve()) =>
  transaction.run(async () => {
    const replacement = (await ListingReplacement.prepare(transaction, 0))!;
    expect(await replacement.takes(100)).toBe(true);
    await replacement.add('sheet', JSON.stringify(ids.map(record)));
    await beforeCommit(replacement);
    await replacement.publish();
  });

beforeEach(async () => {
  await source.query('DELETE FROM listing');
  await source.query(
    `INSERT INTO listing (source, id, slug, title, title_key, id_key, words, featured, verified, licensed, reviews, reviews_data, opening_hours)
     SELECT 'own', id, id, id, id, id, '', false, false, false, 0, '[]', '[]' FROM unnest(ARRAY['a', 'b']) AS id`,
  );
  await source.query(`UPDATE listing SET merged_into = 'a' WHERE id = 'b'`);
  await source.query(
    `INSERT INTO licence_check (listing_key, number, checked_at, checked_by) SELECT key, '7', now(), 'Ann' FROM listing WHERE id = 'a'`,
  );
});

describe('a table that replaces the table of listings', () => {
  it('has the same columns, constraints, indexes, triggers and views, and all rows', async () => {
    const before = { schema: await schema(), objects: await objects() };
    const keys = await source.query<object[]>('SELECT key, id, version, merged_into FROM listing ORDER BY key');
    await replace(['x', 'y']);
    expect({ schema: await schema(), objects: await objects() }).toEqual(before);
    expect(await idsIn('listing')).toEqual(['a', 'b', 'x', 'y']);
    expect(await idsIn('searchable_listing')).toEqual(['a', 'b', 'x', 'y']);
    expect((await source.query<object[]>('SELECT key, id, version, merged_into FROM listing ORDER BY key')).slice(0, 2)).toEqual(keys);
    expect(await source.query('SELECT checked_by FROM listing JOIN licence_check ON listing_key = listing.key')).toEqual([
      { checked_by: 'Ann' },
    ]);
  });

  it('has valid keys, checks and dependent views, twice in a row', async () => {
    await replace(['x']);
    await replace(['y']);
    const [{ key }] = await source.query<[{ key: string }]>(`SELECT key FROM listing WHERE id = 'y'`);
    const [added] = await source.query<[{ key: string; version: number }]>(
      `INSERT INTO listing (source, id, slug, title, title_key, id_key, words, featured, verified, licensed, reviews, reviews_data, opening_hours)
       VALUES ('own', 'z', 'z', 'z', 'z', 'z', '', false, false, false, 0, '[]', '[]') RETURNING key, version`,
    );
    expect(Number(added.key)).toBeGreaterThan(Number(key));
    await source.query(`UPDATE listing SET title = 'Z' WHERE id = 'z'`);
    expect(await source.query(`SELECT version FROM listing WHERE id = 'z'`)).toEqual([{ version: added.version + 1 }]);
    await expect(source.query(`UPDATE listing SET slug = 'of-x' WHERE id = 'z'`)).rejects.toThrow('listing_slug_key');
    await source.query(`DELETE FROM listing WHERE id = 'a'`);
    expect(await source.query('SELECT merged_into FROM listing WHERE merged_into IS NOT NULL')).toEqual([]);
    expect(await source.query('SELECT * FROM licence_check')).toEqual([]);
  });

  it('is not visible before it is complete, and leaves nothing behind after a failure', async () => {
    const before = await schemaOf(database.url);
    const asRead = async () => (await rowsOf<{ id: string }>(database.url, 'SELECT id FROM listing ORDER BY key')).map(({ id }) => id);
    const failing = replace(['x'], async (replacement) => {
      await replacement.fill();
      expect(await asRead()).toEqual(['a', 'b']);
      throw new Error('no space left');
    });
    await expect(failing).rejects.toThrow('no space left');
    expect(await asRead()).toEqual(['a', 'b']);
    expect(await schemaOf(database.url)).toEqual(before);
    expect(await rowsOf(database.url, `SELECT 1 FROM pg_class WHERE relname = '${REPLACEMENT}'`)).toEqual([]);
  });

  it('gives way to a listing that was added meanwhile with the same slug', async () => {
    await replace(['x', 'y'], async () => {
      await rowsOf(
        database.url,
        `INSERT INTO listing (source, id, slug, title, title_key, id_key, words, featured, verified, licensed, reviews, reviews_data, opening_hours)
         VALUES ('own', 'c', 'of-x', 'c', 'c', 'c', '', false, false, false, 0, '[]', '[]')`,
      );
    });
    expect(await source.query(`SELECT id, slug FROM listing WHERE slug LIKE 'of-%' ORDER BY id`)).toEqual([
      { id: 'c', slug: 'of-x' },
      { id: 'x', slug: slugWithDigest('of-x', 'x') },
      { id: 'y', slug: 'of-y' },
    ]);
  });

  it('waits for a reader, who sees the old rows to the end, and does not block others', async () => {
    const reader = source.createQueryRunner();
    await reader.startTransaction('REPEATABLE READ');
    await reader.query('SELECT count(*) FROM listing');
    let done = false;
    const replaced = replace(['x']).then(() => (done = true));
    await eventually(waitsForTable, 'the replacement waits for the reader');
    expect([done, await idsIn('listing')]).toEqual([false, ['a', 'b']]);
    expect(await reader.query('SELECT id FROM listing ORDER BY key')).toEqual([{ id: 'a' }, { id: 'b' }]);
    await reader.commitTransaction();
    await reader.release();
    await replaced;
    expect(await idsIn('listing')).toEqual(['a', 'b', 'x']);
  });

  it('gives way to requests that read tables in another order, instead of waiting in a circle with them', async () => {
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    try {
      let done = false;
      await reader.query('BEGIN');
      await reader.query('SELECT FROM licence_check');
      const replaced = replace(['x']).finally(() => (done = true));
      replaced.catch(() => undefined);
      const waits = `SELECT FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock' AND relation = 'licence_check'::regclass`;
      await eventually(async () => done || (await rowsOf(database.url, waits)).length > 0, 'it waits for the reader');
      await reader.query('SELECT FROM listing');
      await reader.query('COMMIT');
      await replaced;
    } finally {
      await reader.end();
    }
    expect(await idsIn('searchable_listing')).toEqual(['a', 'b', 'x']);
  });

  it('is not used if the table has special privileges, which it would lose', async () => {
    await source.query('GRANT SELECT ON listing TO PUBLIC');
    expect(await transaction.run(() => ListingReplacement.prepare(transaction, 0))).toBeUndefined();
    await source.query('REVOKE SELECT ON listing FROM PUBLIC');
  });
});

describe('a sync that adds more listings than there were', () => {
  const [few, many] = [10, 600].map((count) => [...generateListings({ count, seed: 5 })]) as [ListingRow[], ListingRow[]];
  // Names that are the same, a phone number of two, an id that comes twice, a row that is none, and in the end rows that are gone.
  const sheet = many.map((row, index) => ({
    ...row,
    ...(index % 7 === 0 && { title: 'Same Name', city: 'Guelph' }),
    ...(index % 300 === 3 && { phone: '(519) 555-0142' }),
    ...(index === 500 && { id: many[20]!.id }),
    ...(index === 300 && { title: '' }),
  }));
  const stored = `SELECT to_jsonb(listing) - 'key' - 'created_at' - 'updated_at' AS row FROM listing ORDER BY id`;

  it('leaves the same directory, report and undo, with or without a replaced table', async () => {
    const outcomes = await Promise.all(
      [undefined, 100].map(async (minCreated) => {
        const directory = await openDirectory(minCreated);
        try {
          const { manager } = directory.transaction;
          const outcome = [];
          for (const rows of [few, sheet, sheet.slice(0, 450)]) {
            const { created, updated, unchanged, removed, skipped, notes, duplicates, read, written } = await directory.runSync(rows);
            const run = { created, updated, unchanged, removed, skipped, notes, duplicates, read, written };
            const [listings, before] = [await manager.query<object[]>(stored), await manager.query<object[]>(REMEMBERED)];
            outcome.push({ run, listings, before });
          }
          return { outcome, announced: directory.outbox.entries.map(({ payload }) => Object.keys(payload)) };
        } finally {
          await directory.close();
        }
      }),
    );
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[1]!.outcome[1]!.run).toMatchObject({ created: 588, skipped: [{ row: 302 }, { row: 502 }] });
  });
});

const REMEMBERED = `SELECT id, before - 'key' - 'created_at' - 'updated_at' AS before FROM listing_before_sync JOIN sync_state ON run_id = undo_run ORDER BY id`;

/** All rows are new: a constraint that did not look at older rows has seen all of them. */
const schema = async () => (await schemaOf(database.url)).map((line) => line.replace(' NOT VALID', ''));

const waitsForTable = async () =>
  (await rowsOf(database.url, `SELECT 1 FROM pg_locks WHERE relation = 'listing'::regclass AND NOT granted`)).length > 0;

/** Names, which the schema does not have: later migrations call indexes, constraints and sequences by them. */
const objects = () =>
  rowsOf<{ name: string }>(
    database.url,
    `SELECT relkind::text || ' ' || relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
     UNION ALL SELECT contype::text || ' ' || conname || ' of ' || conrelid::regclass FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     ORDER BY 1`,
  );
