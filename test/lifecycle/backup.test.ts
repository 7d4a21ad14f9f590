import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ArchiveWriter } from '../../src/platform/backup/archive-writer.js';
import type { BackupHeader } from '../../src/platform/backup/backup-contents.js';
import { triggersAndForeignKeys, tablesIn } from '../../src/platform/backup/catalogue.js';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { command, commandInProcess } from '../support/command.js';
import { createDatabase, execute, rowsOf, type TestDatabase } from '../support/database.js';
import { fileOf, upload } from '../support/forms.js';
import { rows, SheetFile } from '../support/sheet.js';

const PNG = readFileSync('test/fixtures/house.png');
/** All that COPY writes in a way of its own. */
const CORRECTED = 'Back\\slash, \\N, \\.\n\ttab, “quotes”, é, \u{1f3e0}';

/** In the sheet. */
const LISTINGS = 30;

const [ID, OTHER_ID] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const HASH = `decode(repeat('ab', 32), 'hex')`;

/** A row for each table that what is done below leaves empty. */
const EVERY_TABLE = `
  INSERT INTO blog (file_name, title, topic, content) VALUES ('warm-house', 'A warm house', 'Warmth', 'Insulate.');
  INSERT INTO blog_old_name (file_name, blog_key) SELECT 'house', key FROM blog;
  INSERT INTO blog_revision (blog_key, version, change, file_name, fields, created_at, saved_at)
    SELECT key, 1, 'published', file_name, '{"title": "A warm house"}', now(), now() FROM blog;
  INSERT INTO blog_draft (id, blog_key, title, fields, created_at, updated_at) SELECT '${ID}', key, 'Warmer', '{}', now(), now() FROM blog;
  INSERT INTO listing_source (id, name, name_key, created_at) VALUES ('${ID}', 'A list', 'a list', now());
  INSERT INTO listing_remote_source (id, name, name_key, address, clock) VALUES ('${ID}', 'Far', 'far', 'https://example.com/list.csv', 'off');
  INSERT INTO listing_upload (id, file_name, name, columns, header_row, rows, shape, created_at, applied_to, remote_id)
    VALUES ('${ID}', 'list.csv', 'A list', '[]', 1, 1, 'name', now(), '${ID}', '${ID}');
  INSERT INTO column_mapping (shape, mapping, used_at) VALUES ('name', '{}', now());
  INSERT INTO listing_bulk_change (id, made_at, change, listings) VALUES ('${ID}', now(), '{}', 1);
  INSERT INTO listing_view (name, name_key, question, saved_at) VALUES ('Mine', 'mine', 'q=tap', now());
  INSERT INTO licence_check (listing_key, number, checked_at, checked_by) SELECT key, '7', now(), 'Ann' FROM listing WHERE id = 'r-7';
  INSERT INTO submission (id, kind, status, fields, created_at, version, title_key) VALUES ('${ID}', 'new', 'pending', '{}', now(), 1, 'taps');
  INSERT INTO submission_status_link (token_hash, submission_id) VALUES (${HASH}, '${ID}');
  INSERT INTO contact_notice (id, submission_id, listing_id, email, changes, token_hash, created_at, expires_at)
    VALUES ('${ID}', '${ID}', 'r-7', 'old@example.com', '{}', ${HASH}, now(), now());
  INSERT INTO confirmed_address (key, confirmed_at) VALUES (${HASH}, now());
  INSERT INTO delivery (id, about, channel, state, since, created_at, updated_at, delivered_at)
    VALUES ('${ID}', '${ID}', 'mail', 'delivered', now(), now(), now(), now());
  INSERT INTO referrer (id, code, name, email, email_key, created_at) VALUES ('${ID}', 'ANN1', 'Ann', 'ann@example.com', 'ann@example.com', now());
  INSERT INTO referral (id, referrer_id, phone_e164, business, status, flags, referred_at)
    VALUES ('${OTHER_ID}', '${ID}', '+15195550101', '{}', 'pending', '[]', now());
  INSERT INTO reward_ledger (referral_id, referrer_id, cents, paid_at) VALUES ('${OTHER_ID}', '${ID}', 5000, now());
  INSERT INTO referrer_sign_in (token_hash, referrer_id, proves_email, created_at, expires_at) VALUES (${HASH}, '${ID}', false, now(), now());
  INSERT INTO day_count (day, what, count) VALUES ('2026-01-01', 'visits', 3);
  INSERT INTO search_counts (day, query, searches, nothing) VALUES ('2026-01-01', 'taps', 2, 1);
  INSERT INTO taught_phrases (phrase, phrase_key, kind, target, target_name) VALUES ('spout', 'spout', 'business', 'r-7', 'A business');
  INSERT INTO site_mark (name, made_at) VALUES ('test-letter', now());
  INSERT INTO site_setting (name, value, version, changed_at) VALUES ('SITE_TIME_ZONE', 'America/Toronto', 1, now())`;

let folder: string;
let file: string;
let app: TestApp;
let admin: string;
let picture: string;
const sheet = new SheetFile();
const databases: TestDatabase[] = [];

async function emptyDatabase(): Promise<string> {
  const database = await createDatabase();
  databases.push(database);
  return database.url;
}

/** All that a backup should bring back, table by table, in PostgreSQL's own words. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const content: Record<string, string> = {};
    for (const { name, columns } of await tablesIn(client)) {
      const { rows: found } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(row::text, E'\\n' ORDER BY row::text)), '') AS sum FROM (SELECT ${columns.map((column) => `"${column}"`).join(', ')} FROM "${name}") AS row`,
      );
      content[name] = found[0]!.sum;
    }
    return content;
  } finally {
    await client.end();
  }
}

const backup = (args: string[], env: Record<string, string>) => commandInProcess('backup', args, env);
const restore = (args: string[], env: Record<string, string>) => commandInProcess('restore', args, env);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homewright-backup-'));
  // mkdtemp closes the folder to others, PostgreSQL's user among them.
  chmodSync(folder, 0o711);
  file = join(folder, 'whole.backup.tar.gz');
  await sheet.write(rows(LISTINGS));
  app = await startApp({ env: { LISTINGS_CSV: sheet.path } });
  admin = await signIn(app);
  await post(app, '/api/sync', {}, admin);
  ({ url: picture } = JSON.parse((await upload(app, admin, fileOf(PNG, 'house.png', 'image/png'))).text) as { url: string });
  const saved = await post(app, '/api/settings', { siteTitle: 'Maple Homes', backgroundImage: picture }, admin);
  expect({ saved: saved.status, picture }).toEqual({ saved: 200, picture: expect.stringMatching(/^\/media\//) as string });
  const correction = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify({ description: CORRECTED }),
  };
  expect((await fetch(`${app.url}/api/admin/listings/r-7`, correction)).status).toBe(200);
  await post(app, '/api/contact', { name: 'Zoé Example', email: 'zoe@example.com', message: 'A tap drips.\nStill.', subject: 'Hello' });
  for (const title of ['First', 'Second']) await post(app, '/api/admin/texts/about', { texts: { title } }, admin);
  await post(app, '/api/admin/texts/letters', { texts: { liveSubject: '{Business} can be found' } }, admin);
  await execute(app.databaseUrl, EVERY_TABLE);
  const made = await command('backup', [file], { DATABASE_URL: app.databaseUrl });
  expect({ ...made, output: made.output.split('\n')[0] }).toEqual({
    code: 0,
    errors: '',
    output: expect.stringMatching(/ rows of \d+ tables, [\d.]+ MiB$/) as string,
  });
});

afterAll(async () => {
  await app?.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
  sheet.remove();
});

it('is one file that only its owner can read, and overwrites no other file', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await backup([file], { DATABASE_URL: app.databaseUrl });
  expect(again).toEqual({ code: 1, output: '', errors: `The file ${file} exists already: name another one, or move it away.\n` });
});

it('restores everything into an empty database, and an application serves it', async () => {
  const url = await emptyDatabase();
  expect(await command('restore', [file], { DATABASE_URL: url })).toMatchObject({ code: 0, errors: '' });
  const content = await contentOf(url);
  expect(content).toEqual(await contentOf(app.databaseUrl));
  // Two pages, and each state in which they were saved.
  expect([content['page_text'], content['page_text_revision']]).toEqual([expect.stringMatching(/^2 /), expect.stringMatching(/^3 /)]);
  // What is compared while it is empty could be lost without a word: a new table gets a row in EVERY_TABLE.
  expect(Object.keys(content).filter((table) => content[table]!.startsWith('0 '))).toEqual([]);

  const running = await startApp({ env: { DATABASE_URL: url, SETTINGS_PASSWORD: 'another one here' } });
  try {
    await eventually(
      async () => {
        const { body } = await get<{ total: number; degraded?: boolean }>(running, '/api/search');
        return body.total === LISTINGS && body.degraded === undefined;
      },
      'the engine answers for the restored directory',
      30_000,
    );
    expect((await get<{ description: string }>(running, '/api/listings/r-7')).body.description).toBe(CORRECTED);
    // A misspelt word finds what was meant: the directory's words are learned anew.
    await eventually(
      async () => (await rowsOf(url, `SELECT FROM search_word WHERE word = 'plumber'`)).length === 1,
      'the words are learned',
    );
    expect((await get<{ siteTitle: string }>(running, '/api/settings')).body.siteTitle).toBe('Maple Homes');
    const [before, after] = await Promise.all(
      [app, running].map(async (one) => Buffer.from(await (await fetch(one.url + picture)).arrayBuffer())),
    );
    expect(after!.subarray(8, 12).toString()).toBe('WEBP');
    expect(after!.equals(before!)).toBe(true);
    // Sessions are not in a backup; the numbers go on where they were.
    expect((await get(running, '/api/admin/session', admin)).body).toEqual({ authenticated: false });
    const cookie = await signIn({ url: running.url, password: 'another one here' });
    expect((await get<{ total: number }>(running, '/api/admin/messages', cookie)).body.total).toBe(1);
    await execute(url, `INSERT INTO blog (file_name, title, topic, content) VALUES ('next', 'Next', 'Next', 'Next.')`);
  } finally {
    await running.close();
  }
});

it('keeps the passwords of the installation that it replaces, except that of the mail account of another server', async () => {
  const url = await emptyDatabase();
  const env = { DATABASE_URL: url };
  expect(await restore([file], env)).toMatchObject({ code: 0 });
  const useMailServer = (server: string) =>
    execute(
      url,
      `INSERT INTO site_setting (name, value, version, changed_at) VALUES ('mailServer', '${server}', 1, now())
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
  await useMailServer('smtp://mail.example.com');
  await execute(
    url,
    `INSERT INTO admin_credential (verifier, changed_at) VALUES ('changed', now());
     INSERT INTO site_secret (name, sealed, version, changed_at) VALUES ('mailPassword', 'a', 1, now()), ('mapKey', 'b', 1, now())`,
  );
  const passwords = async () => [
    ...(await rowsOf<{ text: string }>(url, 'SELECT verifier AS text FROM admin_credential')).map(({ text }) => text),
    ...(await rowsOf<{ text: string }>(url, 'SELECT name AS text FROM site_secret ORDER BY name')).map(({ text }) => text),
  ];
  const later = join(folder, 'later-mail.backup.tar.gz');
  expect(await backup([later], env)).toMatchObject({ code: 0 });
  expect(await restore([later, '--replace'], env)).toMatchObject({ code: 0, errors: '' });
  expect(await passwords()).toEqual(['changed', 'mailPassword', 'mapKey']);
  await useMailServer('smtp://other.example.com');
  expect(await restore([later, '--replace'], env)).toMatchObject({ code: 0, errors: '' });
  expect(await passwords()).toEqual(['changed', 'mapKey']);
});

it('is a consistent snapshot, whatever is written meanwhile', async () => {
  const writer = new pg.Client({ connectionString: app.databaseUrl });
  await writer.connect();
  const other = join(folder, 'moment.backup.tar.gz');
  try {
    await writer.query('BEGIN');
    await writer.query('LOCK TABLE blog IN ACCESS EXCLUSIVE MODE');
    const making = backup([other], { DATABASE_URL: app.databaseUrl });
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'homewright-backup' AND wait_event_type = 'Lock'`;
    await eventually(async () => (await rowsOf(app.databaseUrl, waits)).length === 1, 'the backup has come to the articles');
    // It has read the log, and has yet to read the revisions: a mixture of two moments would have the one without the other.
    await writer.query(`INSERT INTO audit_log (action, detail) VALUES ('meanwhile', '{}')`);
    await writer.query(`INSERT INTO settings_revision (version, changed, fields) VALUES (99, '{}', '[]')`);
    await writer.query('COMMIT');
    expect(await making).toMatchObject({ code: 0, errors: '' });
  } finally {
    await writer.end();
  }
  const url = await emptyDatabase();
  expect(await restore([other], { DATABASE_URL: url })).toMatchObject({ code: 0 });
  expect(await rowsOf(url, 'SELECT FROM settings_revision WHERE version = 99')).toEqual([]);
});

describe('a restore is refused, and changes nothing,', () => {
  const HEADER: BackupHeader = {
    product: 'homewright',
    format: 1,
    createdAt: '2026-01-01T00:00:00Z',
    database: 'PostgreSQL 18',
    migrations: [],
    tables: [],
    sequences: {},
  };

  // oxlint-disable-next-line typescript/require-await -- as a stream of PostgreSQL is read
  async function* piecesOf(text: string): AsyncGenerator<Buffer> {
    yield Buffer.from(text);
  }

  async function fileWith(name: string, header: Partial<BackupHeader>, tables: Record<string, string> = {}): Promise<string> {
    const path = join(folder, name);
    const writer = new ArchiveWriter(path, { ...HEADER, ...header }, new Date());
    for (const [table, text] of Object.entries(tables)) await writer.table(table, piecesOf(text), () => 1);
    await writer.close();
    return path;
  }

  it('if there is a directory, running or not', async () => {
    const before = await contentOf(app.databaseUrl);
    const plain = await restore([file], { DATABASE_URL: app.databaseUrl });
    expect(plain).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /^There is a directory here already \(30 listings\): .+ --replace.+ Nothing was changed\.\n$/,
      ) as string,
    });
    const replacing = await restore([file, '--replace'], { DATABASE_URL: app.databaseUrl });
    expect(replacing).toMatchObject({ code: 1, errors: 'A process is running on this database: stop it first. Nothing was changed.\n' });
    expect(replacing.output).not.toContain('are deleted');
    expect(await contentOf(app.databaseUrl)).toEqual(before);
  });

  it('if another program has its tables there, whatever the options', async () => {
    const url = await emptyDatabase();
    await execute(url, 'CREATE TABLE customers (name text)');
    const { code, errors } = await restore([file, '--replace'], { DATABASE_URL: url });
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^The database has tables of another program/) as string });
    await execute(url, 'SELECT name FROM customers');
  });

  it.each([
    ['cut off', (path: string) => truncateSync(path, statSync(path).size - 40)],
    [
      'changed in the middle',
      (path: string) => {
        const bytes = readFileSync(path);
        bytes[bytes.length >> 1]! ^= 0x55;
        writeFileSync(path, bytes);
      },
    ],
    ['not one at all', (path: string) => writeFileSync(path, 'id,title\n')],
    ['empty', (path: string) => writeFileSync(path, '')],
  ])('for a file that is %s', async (_what, damage) => {
    const path = join(folder, 'damaged.backup.tar.gz');
    writeFileSync(path, readFileSync(file));
    damage(path);
    const dataDir = join(folder, 'never-made');
    const { code, errors } = await restore([path], { DATA_DIR: dataDir });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(
        /^The file damaged\.backup\.tar\.gz is not a complete backup \(.+\)\. Nothing was changed\.\n$/,
      ) as string,
    });
    expect(() => statSync(dataDir)).toThrow('ENOENT');
  });

  it('for a backup of a later version', async () => {
    const later = await fileWith('later.backup.tar.gz', { migrations: ['Tomorrow2795219200001'] });
    const { code, errors } = await restore([later], { DATABASE_URL: await emptyDatabase() });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(/^The backup was made by a later version of Homewright \(Tomorrow2795219200001/) as string,
    });
  });

  it('if it fails halfway, even if it was to replace data', async () => {
    const url = await emptyDatabase();
    expect(await restore([file], { DATABASE_URL: url })).toMatchObject({ code: 0 });
    const before = await contentOf(url);
    const [{ names }] = (await rowsOf<{ names: string[] }>(url, 'SELECT array_agg(name::text ORDER BY id) AS names FROM migrations')) as [
      { names: string[] },
    ];
    const impossible = await fileWith(
      'impossible.backup.tar.gz',
      {
        migrations: names,
        tables: [
          { name: 'blog', columns: ['file_name', 'title', 'topic', 'content'] },
          { name: 'sync_run', columns: ['id'] },
        ],
      },
      { blog: 'a\ta\ta\ta\n', sync_run: 'no-uuid\n' },
    );
    expect(await restore([impossible, '--replace'], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no-uuid') as string,
    });
    expect(await contentOf(url)).toEqual(before);
    expect(await restore([file, '--replace'], { DATABASE_URL: url })).toMatchObject({ code: 0, errors: '' });
    expect(await contentOf(url)).toEqual(before);
  });
});

it('append-only tables, and tables that refer to each other, are restored without a superuser', async () => {
  const url = await emptyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      CREATE TABLE a (id int PRIMARY KEY, b int); CREATE TABLE b (id int PRIMARY KEY, a int REFERENCES a ON DELETE CASCADE);
      ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b;
      CREATE FUNCTION only_grows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'only grows'; END $$;
      CREATE TRIGGER only_grows BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON b FOR EACH STATEMENT EXECUTE FUNCTION only_grows()`);
    const { disable, enable } = await triggersAndForeignKeys(client);
    for (const statement of disable) await client.query(statement);
    await client.query('TRUNCATE b; INSERT INTO b VALUES (1, 1); INSERT INTO a VALUES (1, 1)');
    for (const statement of enable) await client.query(statement);
    await expect(client.query('DELETE FROM b')).rejects.toThrow('only grows');
    await expect(client.query('INSERT INTO a VALUES (2, 2)')).rejects.toThrow('foreign key');
    const { rows: definitions } = await client.query<{ text: string }>(
      `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conrelid = 'b'::regclass AND contype = 'f'`,
    );
    expect(definitions).toEqual([{ text: 'FOREIGN KEY (a) REFERENCES a(id) ON DELETE CASCADE' }]);
  } finally {
    await client.end();
  }
});

it('the embedded database is backed up and restored while nothing runs, and beside a process', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const on = (dataDir: string) =>
    startApp({ env: { DATABASE_URL: '', DATA_DIR: dataDir, SEARCH_ENGINE: 'postgres', LISTINGS_CSV: sheet.path } });
  const nothing = await backup([join(folder, 'nothing.tar.gz')], { DATA_DIR: first });
  expect(nothing).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no database in the data folder/) as string });
  const running = await on(first);
  const [beside, alone] = [join(folder, 'beside.tar.gz'), join(folder, 'alone.tar.gz')];
  try {
    expect(await post(running, '/api/sync', {}, await signIn(running))).toMatchObject({ status: 200, body: { created: LISTINGS } });
    // In processes of their own: it is a process that holds a data folder.
    expect(await command('backup', [beside], { DATA_DIR: first })).toMatchObject({ code: 0, errors: '' });
    expect(await command('restore', [beside, '--replace'], { DATA_DIR: first })).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/is in use by another process/) as string,
    });
  } finally {
    await running.close();
  }
  expect(await backup([alone], { DATA_DIR: first })).toMatchObject({ code: 0, errors: '' });
  for (const [path, replace] of [
    [beside, []],
    [alone, ['--replace']],
  ] as const) {
    expect(await restore([path, ...replace], { DATA_DIR: second })).toMatchObject({ code: 0, errors: '' });
    const restored = await on(second);
    try {
      expect((await get<{ total: number }>(restored, '/api/search')).body.total).toBe(LISTINGS);
    } finally {
      await restored.close();
    }
  }
});

it('the commands explain themselves', async () => {
  for (const program of ['backup', 'restore'])
    expect(await command(program, ['--help'], {})).toMatchObject({
      code: 0,
      output: expect.stringMatching(new RegExp(`^npm run ${program} -- `)) as string,
    });
  expect(await restore([], {})).toMatchObject({ code: 1, errors: 'Name the backup: npm run restore -- file. See --help.\n' });
  expect(await backup(['--fast'], {})).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Unknown option '--fast'.* See --help\.\n$/) as string,
  });
});
