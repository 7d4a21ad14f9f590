import pg from 'pg';
import { eventually, post, signIn } from '../support/api.js';
import { startProcess, type TestProcess } from '../support/app.js';
import { rows, SheetFile } from '../support/sheet.js';

let app: TestProcess;
let database: pg.Client;
const sheet = new SheetFile();

beforeAll(async () => {
  await sheet.write(rows(20));
  app = await startProcess({ env: { LISTINGS_CSV: sheet.path } });
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
}, 90_000);

afterAll(async () => {
  await database?.end();
  await app?.close();
  sheet.remove();
});

const entries = async () =>
  (await database.query<{ state: string }>(`SELECT state FROM pgboss.job WHERE name = 'listings-changed'`)).rows.map(({ state }) => state);

it('an entry under way when the process is told to stop is carried out before it ends', async () => {
  const admin = await signIn(app);
  // What the entry's handler writes to first: it waits for us there.
  await database.query('BEGIN');
  await database.query('LOCK TABLE search_word IN ACCESS EXCLUSIVE MODE');
  expect(await post(app, '/api/sync', {}, admin)).toMatchObject({ status: 200, body: { created: 20 } });
  await eventually(async () => (await entries()).join() === 'active', 'the entry is being carried out');
  const ended = app.stop('SIGTERM');
  await eventually(() => Promise.resolve(app.output().includes('Finishing requests in flight')), 'it has begun to stop');
  await database.query('COMMIT');
  expect(await ended).toBe(0);
  expect(await entries()).toEqual(['completed']);
  expect(app.output()).not.toMatch(/will be tried again|Error/);
});
