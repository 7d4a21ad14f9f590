import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrations } from '../../src/migrations/index.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { createDatabase, rowsOf, type TestDatabase } from '../support/database.js';
import { schemaOf } from '../support/schema.js';

type Rewritten = (sql: string) => string | undefined;

const without =
  (...parts: string[]): Rewritten =>
  (sql) =>
    parts.some((part) => sql.includes(part)) ? undefined : sql;

/** What migrations that were changed after they had come out made before that, each out of what it makes today. */
const FIRST_FORMS: Record<string, Rewritten> = {
  Listings1795219200001: (sql) =>
    /CREATE INDEX listing_by_(industry_and_city|featured_words)/.test(sql)
      ? undefined
      : sql
          .replace(/listing_by_industry ON listing \(industry_key, .* key\)/, 'listing_by_industry ON listing (industry_key, city_key)')
          .replace(/listing_by_city ON listing \(city_key, .* key\)/, 'listing_by_city ON listing (city_key)'),
  Blogs1795219200009: without('notify_blogs_changed'),
  OpeningHours1795219200018: (sql) =>
    without(
      'SET open_minutes',
      'TRIGGER listing_version',
      'DROP FUNCTION',
    )(sql)?.replace(
      'ADD COLUMN open_minutes int4multirange',
      'ADD COLUMN open_minutes int4multirange GENERATED ALWAYS AS (open_minutes(opening_hours)) STORED',
    ),
  DirectoryFromIndexes1795219200067: (sql) =>
    without('UPDATE listing')(sql)?.replace(
      /^.* listing_by_spelling .*$/,
      `CREATE INDEX listing_by_spelling ON listing (status, industry_key, trade, city_key, city, source);
       CREATE INDEX listing_verified ON listing (status) WHERE status = 'published' AND verified;
       CREATE INDEX listing_with_own_id ON listing (source) WHERE id LIKE '%~%'`,
    ),
  SearchByProvince1795219200069: (sql) =>
    without('ADD COLUMN province', 'listing_by_province')(sql)?.replace('reachable, province', 'reachable, region'),
  DraftsAndUploads1795219200081: (sql) => sql.replace(', ADD COLUMN other_sheets jsonb', ''),
};

/** One business with hours and a postal code, and one whose keys are longer than any are now: 800 bytes. */
const LISTINGS = `
INSERT INTO listing (id, slug, source, status, title, featured, verified, licensed, reviews, reviews_data, opening_hours, title_key, id_key, post_key, city_key, words)
SELECT id, id, 'sheet', 'published', id, false, false, false, 0, '[]', hours::jsonb, id, id, post_key, city_key, to_tsvector('simple', 'business')
  FROM (VALUES ('open', '[{"dayOfWeek":"Monday","opens":"08:00","closes":"17:00"}]', 'N1H1A1', 'guelph'), ('long', '[]', NULL, repeat('é', 400))) AS row (id, hours, post_key, city_key)`;

let first: TestDatabase;
let fresh: TestDatabase;

beforeAll(async () => {
  [first, fresh] = [await createDatabase(), await createDatabase()];
  await migrate(fresh.url);
});

afterAll(async () => {
  for (const database of [first, fresh]) await database?.drop();
});

function inItsFirstForm(migration: new () => MigrationInterface): new () => MigrationInterface {
  const rewritten = FIRST_FORMS[migration.name];
  if (!rewritten) return migration;
  return class extends migration {
    override up(runner: QueryRunner): Promise<void> {
      const query = (sql: string, parameters?: unknown[]): Promise<unknown> => {
        const changed = rewritten(sql);
        return changed === undefined ? Promise.resolve() : runner.query(changed, parameters);
      };
      return super.up(
        new Proxy(runner, { get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)) }),
      ) as Promise<void>;
    }
  };
}

async function run(some: readonly (new () => MigrationInterface)[]): Promise<void> {
  const source = await new DataSource({ ...databaseOptions(first.url), migrations: some.map(inItsFirstForm) }).initialize();
  await source.runMigrations();
  await source.destroy();
}

it('a database with the first form of migrations that were changed later ends up as any other, without loss', async () => {
  const last = migrations.findIndex(({ name }) => name === 'FirstForms1795219200087');
  await run(migrations.slice(0, 1));
  await rowsOf(first.url, LISTINGS);
  await run(migrations.slice(0, last));
  expect(await schemaOf(first.url)).not.toEqual(await schemaOf(fresh.url));
  const versions = await rowsOf(first.url, 'SELECT id, version FROM listing ORDER BY id');

  await migrate(first.url);
  expect(await schemaOf(first.url)).toEqual(await schemaOf(fresh.url));
  expect(await rowsOf(first.url, 'SELECT id, version FROM listing ORDER BY id')).toEqual(versions);
  expect(
    await rowsOf(
      first.url,
      'SELECT id, open_minutes::text AS open, province, octet_length(city_key) AS bytes FROM searchable_listing ORDER BY id',
    ),
  ).toEqual([
    { id: 'long', open: null, province: null, bytes: 600 },
    { id: 'open', open: '{[480,1020)}', province: 'ON', bytes: 6 },
  ]);
});

it('a second run changes nothing', async () => {
  await rowsOf(first.url, `DELETE FROM migrations WHERE name = 'FirstForms1795219200087'`);
  expect(await migrate(first.url)).toEqual(['FirstForms1795219200087']);
  expect(await schemaOf(first.url)).toEqual(await schemaOf(fresh.url));
});
