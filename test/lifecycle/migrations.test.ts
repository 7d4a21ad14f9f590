import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { migrations } from '../../src/migrations/index.js';
import { createDatabase, rowsOf, type TestDatabase } from '../support/database.js';

/** What is there before the next one runs, by the migration that made its table. All of it is fictional. */
const FILLED: Record<string, string[]> = {
  Listings1795219200001: [
    `INSERT INTO listing (id, slug, source, status, title, featured, verified, licensed, reviews, website, address, reviews_data, opening_hours, title_key, id_key, words)
     SELECT 'r-' || n, 'business-' || n, 'sheet', CASE n WHEN 3 THEN 'unpublished' ELSE 'published' END, 'Business ' || n, false, false, false, 0,
       'https://b' || n || '.example.com', n || ' Sample St', '[]', CASE n WHEN 1 THEN (SELECT jsonb_agg(jsonb_build_object('dayOfWeek', day, 'opens', '00:00', 'closes', '23:59'))
         FROM unnest('{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}'::text[]) AS day) ELSE '[]' END, 'business ' || n, 'r-' || n, to_tsvector('simple', 'business')
     FROM generate_series(1, 200) AS n`,
    `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes)
     VALUES (gen_random_uuid(), 'manual', 'sheet.csv', false, false, 'applied', now(), 200, 0, 0, 0, '[]', '[]')`,
  ],
  AdminAuth1795219200002: [`INSERT INTO admin_session (token_hash, created_at, last_seen_at) VALUES (sha256('nobody'), now(), now())`],
  Search1795219200003: [`INSERT INTO search_word VALUES ('business')`],
  Content1795219200004: [`UPDATE site_settings SET changed = '{"siteTitle":"Maple Homes"}', version = 3`],
  Admin1795219200006: [`INSERT INTO audit_log (action, client, detail) VALUES ('signed-in', '127.0.0.1', '{}')`],
  Corrections1795219200008: [
    `UPDATE listing SET corrections = '{"title":"Corrected"}', source_details = '{"title":"Business 2"}', title = 'Corrected' WHERE id = 'r-2'`,
  ],
  Blogs1795219200009: [`INSERT INTO blog (file_name, title, topic, content) VALUES ('warm-house', 'A warm house', 'A warm house', 'Text')`],
  Submissions1795219200012: [
    `INSERT INTO submission (id, kind, status, fields, ref, created_at, version, title_key)
     VALUES (gen_random_uuid(), 'new', 'pending', '{"title":"Oak Electric","email":"oak@example.com"}', 'FRIEND', now(), 1, 'oak electric')`,
  ],
  SyncTotals1795219200073: [
    `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes, error)
     SELECT gen_random_uuid(), 'manual', 'sheet.csv', false, false, 'refused', now(), 0, 0, 0, 0, '[]', '[]', error
     FROM (VALUES ('The sheet would remove 4 of 10 listings, more than 30 %. Nothing was changed.'), ('The sheet is empty. Nothing was changed.')) AS run (error)`,
  ],
  // Keys of 1,200 bytes that nothing can compress.
  SampleFigure1795219200065: [
    `UPDATE listing SET (industry_key, city_key) = (SELECT string_agg(chr(19968 + key % 20000), ''), string_agg(chr(20000 + key % 19000), '')
       FROM generate_series(1, 400) AS n, LATERAL (SELECT ('x' || md5(n::text))::bit(24)::int AS key) AS random) WHERE id = 'r-4'`,
  ],
  // An undelivered sign-in link and notice that do not say when their links run out, and the email of a reward.
  HeldBeforeMerge1795219200077: [
    `WITH about AS (
       INSERT INTO referrer (id, code, name, email, email_key, created_at) VALUES (gen_random_uuid(), 'F', 'F', 'f@example.com', 'f', now()) RETURNING id),
     notice AS (
       INSERT INTO contact_notice (id, submission_id, listing_id, email, changes, created_at, expires_at, token_hash)
       SELECT gen_random_uuid(), id, 'r-1', 'b@example.com', '[]', now(), '2026-04-01T08:00:00Z', sha256('notice') FROM submission LIMIT 1 RETURNING id)
     INSERT INTO delivery (id, about, channel, state, content, since, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'mail', 'given-up', jsonb_build_object('subject', subject), now(), '2026-03-01T08:00:00Z', now()
     FROM (SELECT id, 'sign-in' FROM about UNION ALL SELECT id, 'notice' FROM notice UNION ALL SELECT gen_random_uuid(), 'reward') AS email (id, subject)`,
  ],
  // Two circles of merges, of one of which another listing is a part, and a merge that leads nowhere else.
  DraftsAndUploads1795219200081: [
    `UPDATE listing SET merged_into = 'r-' || whole FROM (VALUES (20, 21), (21, 22), (22, 20), (23, 22), (30, 31), (31, 30), (41, 40)) AS merge (part, whole)
      WHERE id = 'r-' || part`,
  ],
  // Of two towns near borders, the zones that the look-up by coordinates or the province alone gave; a third one has the right one.
  CirclesOfMerges1795219200083: [
    `UPDATE listing SET opening_hours = '[{"dayOfWeek":"Monday","opens":"08:00","closes":"17:00"}]', (region, city_key, latitude, longitude, time_zone) = (place.region, place.city, place.latitude, place.longitude, place.zone)
       FROM (VALUES (50, 'QC', 'perce', 48.524, -64.213, 'America/Moncton'), (51, 'ON', 'kenora', NULL, NULL, 'America/Toronto'), (52, 'BC', 'vancouver', 49.28, -123.12, 'America/Vancouver'))
         AS place (number, region, city, latitude, longitude, zone) WHERE id = 'r-' || number`,
  ],
};

/** Tables whose content is derived, and made anew. */
const DROPPED: Record<string, string[]> = { SearchEngines1795219200051: ['search_index_state'] };

let database: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
});

afterAll(() => database?.drop());

async function migrateUpTo(count: number): Promise<void> {
  const source = await new DataSource({ ...databaseOptions(database.url), migrations: migrations.slice(0, count) }).initialize();
  await source.runMigrations();
  await source.destroy();
}

/** Rows by table. */
async function contents(): Promise<Record<string, number>> {
  const rows = await rowsOf<{ name: string; count: number }>(
    database.url,
    `SELECT relname AS name, (xpath('//c/text()', query_to_xml(format('SELECT count(*) AS c FROM public.%I', relname), false, true, '')))[1]::text::int AS count
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

it('each migration runs on the data of the ones before it, and loses none', async () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(FILLED)));
  for (const [index, name] of names.entries()) {
    const before = await contents();
    for (const table of DROPPED[name] ?? []) delete before[table];
    await migrateUpTo(index + 1);
    expect({ name, rows: await contents() }).toMatchObject({ name, rows: before });
    for (const statement of FILLED[name] ?? []) await rowsOf(database.url, statement);
  }
  const [is] = await rowsOf(
    database.url,
    `SELECT (SELECT array_agg(id) FROM listing WHERE never_closes) AS "neverClose", (SELECT array_agg(id) FROM listing WHERE held_back) AS "heldBack",
       (SELECT title FROM listing WHERE id = 'r-2') AS corrected, (SELECT array_agg(changed->>'siteTitle') FROM settings_revision) AS settings,
       (SELECT array_agg(file_name) FROM blog_revision) AS blogs, (SELECT count(*)::int FROM submission WHERE ref = 'FRIEND') AS referred,
       (SELECT jsonb_object_agg(content->>'subject', (content->>'expiresAt')::timestamptz AT TIME ZONE 'UTC') FROM delivery) AS "runOut",
       (SELECT array_agg(octet_length(industry_key)) || array_agg(octet_length(city_key)) FROM listing WHERE id = 'r-4') AS "longestKeys",
       (SELECT json_object_agg(left(error, 16), error_code) FROM sync_run WHERE error IS NOT NULL) AS "errorCodes",
       (SELECT json_object_agg(id, merged_into) FROM listing WHERE merged_into IS NOT NULL) AS merges,
       (SELECT json_object_agg(id, time_zone || ' ' || version) FROM listing WHERE time_zone IS NOT NULL) AS "timeZones"`,
  );
  expect(is).toEqual({
    neverClose: ['r-1'],
    heldBack: ['r-3'],
    corrected: 'Corrected',
    settings: ['Maple Homes'],
    blogs: ['warm-house'],
    referred: 1,
    runOut: { 'sign-in': '2026-03-01T09:00:00', notice: '2026-04-01T08:00:00', reward: null },
    longestKeys: [600, 600],
    errorCodes: { 'The sheet would ': 'too-many-removed', 'The sheet is emp': null },
    merges: { 'r-21': 'r-22', 'r-22': 'r-20', 'r-23': 'r-22', 'r-31': 'r-30', 'r-41': 'r-40' },
    timeZones: { 'r-50': 'America/Toronto 2', 'r-51': 'America/Winnipeg 2', 'r-52': 'America/Vancouver 2' },
  });
});
