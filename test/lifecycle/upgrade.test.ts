import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { ArchiveReader } from '../../src/platform/backup/archive-reader.js';
import { migrations } from '../../src/migrations/index.js';
import { migrate, MIGRATION_LOCK } from '../../src/platform/database/migrate.js';
import { restoreBackup } from '../../src/platform/backup/restore-backup.js';
import { eventually, get, signIn } from '../support/api.js';
import { cityKeyFrom } from '../../src/shared/text/name-keys.js';
import { keyFrom } from '../../src/shared/text/text.js';
import { startApp, type TestApp } from '../support/app.js';
import { commandInProcess } from '../support/command.js';
import { createDatabase, execute, rowsOf, type TestDatabase } from '../support/database.js';
import { schemaOf } from '../support/schema.js';

/** The states are taken by test/fixtures/upgrade/take.ts. */
const STATE = resolve('test/fixtures/upgrade/after-010');
const PASSWORD = 'correct horse battery staple';
const SESSION_SECRET = 'a secret of the upgrade test, of nobody else';
/** Of an admin who was signed in when the state was taken. */
const SESSION = 'homewright_admin=b4byAMJOzkvfAhO_RBAHrjSeFGQX-cthtzyefSvZh-Y.4KZQCGUHTpQo87OrUSHnjvnRwev/fHa/Q7uASW1Ls+8';
const PICTURE = '/media/6c6997173dea8e1779943c578db90cf6-32x20.webp';

const databases: TestDatabase[] = [];

async function oldDatabase(): Promise<string> {
  const database = await createDatabase();
  databases.push(database);
  await restoreBackup(database.url, new ArchiveReader(`${STATE}.tar.gz`), { replace: false, forward: false, keys: true });
  return database.url;
}

afterAll(async () => {
  for (const database of databases) await database.drop();
});

it('the first migrations create the same schema as when they were released', async () => {
  expect(await schemaOf(await oldDatabase())).toEqual(JSON.parse(readFileSync(`${STATE}.schema.json`, 'utf8')));
});

it('migrating an old database ends with the schema of a new one', async () => {
  const [old, fresh] = [await oldDatabase(), await createDatabase()];
  databases.push(fresh);
  expect((await migrate(old)).length).toBeGreaterThan(1);
  await migrate(fresh.url);
  expect(await schemaOf(old)).toEqual(await schemaOf(fresh.url));
});

it('keys of cities have one spelling, equal to new ones, also in the data of an undo', async () => {
  const names = ['Saint-Jérôme', 'St-Jérôme', 'Sault Sainte  Marie', 'Ft. Frances', 'Saint Saint', 'Saintfield', 'Mt', '–', 'Fort–Mt'];
  const old = await oldDatabase();
  await migrate(old);
  await execute(old, `DELETE FROM migrations WHERE name LIKE 'OneSpellingOfCities%'`);
  await execute(old, 'DELETE FROM listing_before_sync');
  const [keys] = await rowsOf<{ keys: string[] }>(
    old,
    'SELECT array_agg(key ORDER BY key) AS keys FROM (SELECT key FROM listing LIMIT 9) AS few',
  );
  expect(keys!.keys).toHaveLength(names.length);
  for (const [index, name] of names.entries()) {
    const before = keyFrom(name).replaceAll('.', '');
    await execute(old, 'UPDATE listing SET city = $2, city_key = $3, service_area_keys = ARRAY[$3, $4] WHERE key = $1', [
      keys!.keys[index],
      name,
      before,
      'guelph',
    ]);
  }
  await execute(old, 'INSERT INTO listing_before_sync SELECT gen_random_uuid(), id, to_jsonb(listing) FROM listing WHERE city = ANY($1)', [
    names,
  ]);
  const versions = await rowsOf(old, 'SELECT version FROM listing ORDER BY key');
  await migrate(old);
  const now = await rowsOf<{ city: string; key: string; areas: string[]; before: string; areasBefore: string[] }>(
    old,
    `SELECT city, city_key AS key, service_area_keys AS areas, before ->> 'city_key' AS before, before -> 'service_area_keys' AS "areasBefore"
       FROM listing JOIN listing_before_sync USING (id) WHERE city = ANY($1)`,
    [names],
  );
  expect(now).toHaveLength(names.length);
  for (const { city, ...made } of now) {
    const key = cityKeyFrom(city);
    expect({ city, ...made }).toEqual({ city, key, areas: [key, 'guelph'], before: key, areasBefore: [key, 'guelph'] });
  }
  expect(await rowsOf(old, 'SELECT version FROM listing ORDER BY key')).toEqual(versions);
});

it('keys of cities of forms and of referrals have one spelling, equal to new ones', async () => {
  const old = await oldDatabase();
  await migrate(old);
  await execute(old, `DELETE FROM migrations WHERE name LIKE 'OneSpellingInForms%'`);
  const names = ['Saint-Jérôme', 'St. John’s', "L'Orignal", 'Ft. Frances', '–', 'Guelph'];
  for (const [index, name] of names.entries()) {
    const key = keyFrom(name);
    await execute(
      old,
      `INSERT INTO submission (id, kind, status, fields, created_at, version, title_key, city_key)
         VALUES (gen_random_uuid(), 'new', 'pending', '{}', now(), 1, 'new in forms', $1)`,
      [key],
    );
    await execute(
      old,
      `WITH sender AS (INSERT INTO referrer (id, code, name, email, email_key, created_at)
         VALUES (gen_random_uuid(), $2, 'Ann', 'ann@mail.example', 'ann@mail.example', now()) RETURNING id)
       INSERT INTO referral (id, referrer_id, phone_e164, business, city_key, status, flags, referred_at)
         SELECT gen_random_uuid(), id, $2, '{}', $1, 'pending', '[]', now() FROM sender`,
      [key, `+1519555010${index}`],
    );
  }
  await migrate(old);
  const keysOf = async (rows: string) =>
    (await rowsOf<{ key: string }>(old, `SELECT city_key AS key FROM ${rows}`)).map(({ key }) => key).sort();
  const keys = names.map(cityKeyFrom).sort();
  expect(await keysOf(`submission WHERE title_key = 'new in forms'`)).toEqual(keys);
  expect(await keysOf(`referral WHERE business = '{}'`)).toEqual(keys);
});

it('keys of cities have no apostrophes and full stops, also in the data of an undo', async () => {
  const old = await oldDatabase();
  await execute(old, `UPDATE listing SET city = 'St. John’s', city_key = 'st. john’s' WHERE key = (SELECT min(key) FROM listing)`);
  await execute(
    old,
    `INSERT INTO listing_before_sync SELECT gen_random_uuid(), id, to_jsonb(listing) FROM listing WHERE city = 'St. John’s'`,
  );
  const versions = await rowsOf(old, 'SELECT version FROM listing ORDER BY key');
  await migrate(old);
  expect(await rowsOf(old, `SELECT city_key FROM listing WHERE city = 'St. John’s'`)).toEqual([{ city_key: 'st johns' }]);
  expect(await rowsOf(old, `SELECT before ->> 'city_key' AS key FROM listing_before_sync WHERE before ->> 'city' = 'St. John’s'`)).toEqual([
    { key: 'st johns' },
  ]);
  expect(await rowsOf(old, 'SELECT version FROM listing ORDER BY key')).toEqual(versions);
});

it('renames stored audit actions, the mark of a test email, and counters of emails, and keeps what they count', async () => {
  const old = await oldDatabase();
  await migrate(old);
  await execute(old, `DELETE FROM migrations WHERE name LIKE 'PlainStoredNames%'`);
  await execute(
    old,
    `INSERT INTO audit_log (action, detail) VALUES ('test-letter-sent', '{"n": 1}'), ('delivery-let-go', '{"n": 2}'), ('signed-in', '{"n": 3}')`,
  );
  await execute(old, `INSERT INTO site_mark (name, detail, made_at) VALUES ('test-letter-taken', '{"account": "a"}', now())`);
  await execute(old, `INSERT INTO form_attempt (key, points, expire) VALUES ('letters:abc', 5, 1), ('192.0.2.1', 2, 1)`);
  await migrate(old);
  expect(await rowsOf(old, `SELECT action FROM audit_log WHERE detail ? 'n' ORDER BY detail ->> 'n'`)).toEqual([
    { action: 'test-email-sent' },
    { action: 'delivery-discarded' },
    { action: 'signed-in' },
  ]);
  expect(await rowsOf(old, `SELECT name, detail FROM site_mark WHERE detail ? 'account'`)).toEqual([
    { name: 'test-email-accepted', detail: { account: 'a' } },
  ]);
  expect(await rowsOf(old, 'SELECT key, points FROM form_attempt WHERE expire = 1 ORDER BY key')).toEqual([
    { key: '192.0.2.1', points: 2 },
    { key: 'emails:abc', points: 5 },
  ]);
});

describe('the present application on an earlier state', () => {
  let url: string;
  let running: TestApp;

  beforeAll(async () => {
    url = await oldDatabase();
    // Sessions survive an upgrade.
    await execute(url, 'UPDATE admin_session SET created_at = now(), last_seen_at = now()');
    running = await startApp({ env: { DATABASE_URL: url, SETTINGS_PASSWORD: PASSWORD, SESSION_SECRET } });
  });

  afterAll(async () => {
    await running?.close();
  });

  it('migrates the database', async () => expect((await rowsOf(url, 'SELECT FROM migrations')).length).toBe(migrations.length));

  it('has the settings with their history', async () => {
    const { body } = await get<{ siteTitle: string; backgroundImage: string; homeJobsSections: { name: string }[] }>(
      running,
      '/api/settings',
    );
    expect(body).toMatchObject({ siteTitle: 'Old Maple Homes', backgroundImage: PICTURE, homeJobsSections: [{ name: 'Roofing' }] });
    expect((await get<{ items: object[] }>(running, '/api/admin/settings/history', SESSION)).body.items).toHaveLength(3);
  });

  it('serves the pictures', async () => {
    const picture = await fetch(running.url + PICTURE);
    expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' });
  });

  it('finds the listings, on both engines, and misspelt', async () => {
    await eventually(
      async () => (await get<{ degraded?: boolean }>(running, '/api/search')).body.degraded === undefined,
      'the index is built',
      30_000,
    );
    expect((await get<{ total: number }>(running, '/api/search')).body.total).toBe(58);
    const found = await get<{ services: { id: string }[] }>(running, '/api/search?query=corected');
    expect(found.body.services.map(({ id }) => id)).toContain('old-0001');
  });

  it('keeps decisions of admins', async () => {
    expect((await get(running, '/api/listings/old-0001')).body).toMatchObject({
      title: 'Corrected Plumbing',
      phoneE164: '+15195550199',
      slug: 'yarrow-and-kettle-plumbing-waterloo',
    });
    expect((await get(running, '/api/listings/old-0002')).body).toMatchObject({ image: PICTURE });
    expect((await get(running, '/api/listings/old-0003')).status).toBe(404);
    expect((await get(running, '/api/admin/listings/old-0003', SESSION)).body).toMatchObject({ status: 'unpublished' });
    expect((await get(running, '/api/get-blogs')).body).toMatchObject({ blogs: [{ fileName: 'warm-house', title: 'A warm house' }] });
  });

  it('has the audit log and the runs', async () => {
    expect(
      (await get<{ items: { action: string }[] }>(running, '/api/admin/audit', SESSION)).body.items.map(({ action }) => action),
    ).toContain('listing-corrected');
    expect((await get<{ runs: object[] }>(running, '/api/sync', SESSION)).body.runs).toHaveLength(2);
  });

  it('ends an expired session, and accepts a new one', async () => {
    await execute(url, `UPDATE admin_session SET created_at = now() - interval '30 days', last_seen_at = now() - interval '30 days'`);
    expect((await get(running, '/api/admin/session', SESSION)).body).toEqual({ authenticated: false });
    const cookie = await signIn({ url: running.url, password: PASSWORD });
    expect((await get(running, '/api/admin/session', cookie)).body).toEqual({ authenticated: true });
  });
});

it('a database of a later version is not changed', async () => {
  const database = await createDatabase();
  databases.push(database);
  await migrate(database.url);
  await execute(database.url, `INSERT INTO migrations (timestamp, name) VALUES (2795219200001, 'Tomorrow2795219200001')`);
  const begun = await startApp({ env: { DATABASE_URL: database.url, SETTINGS_PASSWORD: PASSWORD, SESSION_SECRET } }).catch(
    (error: unknown) => error as Error,
  );
  // By its name the process knows what it tells in one line.
  expect(begun).toMatchObject({
    name: 'StartFailed',
    message: expect.stringMatching(
      /^The database belongs to a later version of Homewright \(Tomorrow2795219200001 is not known here\).*$/,
    ) as string,
  });
});

it('a database that cannot store all characters is refused before anything is created in it', async () => {
  const database = await createDatabase({ encoding: 'LATIN1' });
  databases.push(database);
  const begun = await startApp({ env: { DATABASE_URL: database.url, SETTINGS_PASSWORD: PASSWORD, SESSION_SECRET } }).catch(
    (error: unknown) => error as Error,
  );
  expect(begun).toMatchObject({
    name: 'StartFailed',
    message: expect.stringMatching(
      /^The database in DATABASE_URL has the encoding LATIN1, .* ENCODING 'UTF8' TEMPLATE template0\.$/,
    ) as string,
  });
  expect(await rowsOf(database.url, `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([]);
});

it('a running backup delays an upgrade, which says so, and does not delay a start without one', async () => {
  const database = await createDatabase();
  databases.push(database);
  const backup = new pg.Client({ connectionString: database.url });
  await backup.connect();
  await backup.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  const said: string[] = [];
  let ran: string[] | undefined;
  const upgrade = migrate(database.url, (line) => said.push(line)).then((names) => (ran = names));
  await eventually(() => Promise.resolve(said.length === 1), 'it says that it waits');
  expect([said[0], ran]).toEqual([expect.stringMatching(/^Waiting .* a backup or an export is under way$/), undefined]);
  await backup.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  expect((await upgrade).length).toBeGreaterThan(1);
  await backup.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  expect(await migrate(database.url, (line) => said.push(line))).toEqual([]);
  expect(said.length).toBe(1);
  await backup.end();
});

it('a restore migrates an earlier state, too', async () => {
  const database = await createDatabase();
  databases.push(database);
  const restored = await commandInProcess('restore', [`${STATE}.tar.gz`], { DATABASE_URL: database.url });
  expect(restored).toMatchObject({ code: 0, errors: '', output: expect.stringMatching(/brought up to date by \d+ migrations/) as string });
  expect(await migrate(database.url)).toEqual([]);
  // What the state has besides, as no backup has it, stays behind.
  for (const table of ['admin_session', 'admin_credential']) expect(await rowsOf(database.url, `SELECT FROM ${table}`)).toEqual([]);
});
