import pg from 'pg';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, startInOtherProcess, startProcess, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

/** The lock that a sync holds across all processes. */
const SYNC_LOCK = 4_705_012;
const SAMPLE = 400;

interface Run {
  status: string;
  trigger: string;
  created: number;
  updated: number;
  removed: number;
  error: string | null;
}

const file = new SheetFile();
let app: TestApp;
let admin: string;

const sync = (body: object = {}) => post<Run>(app, '/api/sync', body, admin);
const history = async () => (await get<{ running: boolean; runs: Run[] }>(app, '/api/sync', admin)).body;
const total = async () => (await get<{ total: number }>(app, '/api/search')).body.total;
const title = async (id: string) => (await get<{ title: string }>(app, `/api/listings/${id}`)).body.title;

async function start(env: Record<string, string>): Promise<void> {
  app = await startApp({ env: { LISTINGS_CSV: file.path, SEARCH_ENGINE: 'postgres', ...env } });
  admin = await signIn(app);
}

afterEach(async () => {
  await app.close();
  file.remove();
});

describe('the sample directory', () => {
  it('is there on the first run, is removed with the first applied sync, and never returns', async () => {
    await start({ SAMPLE_DATA: 'on' });
    await eventually(async () => (await total()) === SAMPLE, 'the sample is shown');
    expect((await history()).runs).toMatchObject([{ trigger: 'sample', status: 'applied', created: SAMPLE }]);

    await app.restart();
    expect(await total()).toBe(SAMPLE);
    expect((await history()).runs).toHaveLength(1);

    // What fails, is refused or only looked at leaves it where it is.
    expect((await sync()).status).toBe(502);
    await file.writeText('id,title\n');
    expect((await sync({ force: true })).status).toBe(422);
    await file.write(rows(3));
    expect((await sync({ dryRun: true })).body).toMatchObject({ created: 3, removed: 0 });
    expect(await total()).toBe(SAMPLE);

    // 400 of 403 listings go, without force.
    expect((await sync()).body).toMatchObject({ created: 3, removed: 0 });
    await eventually(async () => (await total()) === 3, 'the sample is gone');

    await app.restart();
    expect(await total()).toBe(3);
    expect((await history()).runs.filter(({ trigger }) => trigger === 'sample')).toHaveLength(1);
  });

  it('is not loaded if it is switched off', async () => {
    await start({ SAMPLE_DATA: 'off' });
    expect(await total()).toBe(0);
    expect((await history()).runs).toEqual([]);
  });
});

describe('an automatic sync', () => {
  it('runs at each start, and a failure is only in the history', async () => {
    await file.write(rows(3));
    const automatic = { LISTINGS_CSV: file.path, SEARCH_ENGINE: 'postgres', SYNC_CRON: '0 */6 * * *' };
    await start(automatic);
    await eventually(async () => (await total()) === 3, 'the sheet is shown without anybody asking');
    expect((await history()).runs).toMatchObject([{ trigger: 'start', status: 'applied', created: 3 }]);

    await file.write([aRow('r-1', { title: 'Renamed' }), ...rows(2, 2)]);
    await app.restart();
    await eventually(
      async () => (await history()).runs.map(({ status }) => status).join() === 'applied,applied',
      'the second start synced',
    );
    expect(await title('r-1')).toBe('Renamed');

    file.remove();
    const { databaseUrl, password, dataDir } = app;
    const third = await startInOtherProcess({
      ...automatic,
      DATA_DIR: `${dataDir}-third`,
      DATABASE_URL: databaseUrl,
      SETTINGS_PASSWORD: password,
    });
    await eventually(async () => (await history()).runs[0]?.status === 'failed', 'the third start failed to sync');
    expect(await total()).toBe(3);
    await eventually(() => Promise.resolve(/LISTINGS_CSV.*does not exist/.test(third.output())), 'the log says why');
    await third.close();
  });

  it('runs on schedule', async () => {
    await file.write(rows(3));
    await start({ SYNC_CRON: '*/1 * * * * *' });
    await eventually(async () => (await history()).runs.some(({ trigger }) => trigger === 'schedule'), 'the clock synced');
  });

  it('does not run if it is switched off', async () => {
    await file.write(rows(3));
    await start({ SYNC_CRON: 'off' });
    // One sync runs at a time: this one is let in, and finds none before it.
    expect((await sync({ dryRun: true })).status).toBe(200);
    expect((await history()).runs).toMatchObject([{ trigger: 'manual' }]);
  });
});

describe('a process that is killed during a sync', () => {
  it('leaves the directory unchanged, the lock released, and the run marked as interrupted', async () => {
    const killable = await startProcess({ env: { LISTINGS_CSV: file.path, SEARCH_ENGINE: 'postgres' } });
    app = killable;
    admin = await signIn(app);
    await file.write(rows(3));
    await sync();
    await eventually(async () => (await total()) === 3, 'the small sheet is shown');

    await file.write([aRow('r-1', { title: 'Half of a sync' }), ...rows(200, 5)]);
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    // What a sync writes last, after all listings: it waits for us there.
    await database.query('BEGIN; LOCK TABLE sync_state IN SHARE MODE');
    const answer = sync({ force: true }).catch(() => 'no answer');
    await eventually(() => isWriting(database), 'listings have been written, and nothing is decided yet');
    await killable.stop('SIGKILL');
    expect(await answer).toBe('no answer');
    await database.end();

    await app.restart();
    expect(await title('r-1')).toBe('Business r-1');
    expect(await total()).toBe(3);
    await eventually(async () => !(await history()).running, 'the lock is free');
    // Nothing has begun since, and nobody is there who would write down how it ended.
    expect((await history()).runs[0]).toMatchObject({ status: 'interrupted', error: 'The process ended meanwhile. Nothing was changed.' });
    const { parts } = (await get<{ parts: Record<string, object> }>(app, '/readyz', admin)).body;
    expect(parts['sync']).toEqual({ status: 'degraded', detail: 'The process ended meanwhile. Nothing was changed.' });
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('homewright_sync_last_succeeded 0\n');

    await file.write(rows(4));
    expect((await sync()).body).toMatchObject({ created: 1, updated: 0, removed: 0 });
    expect((await history()).runs).toMatchObject([
      { status: 'applied' },
      { status: 'interrupted', created: 0, error: 'The process ended during this sync. Nothing was changed.' },
      { status: 'applied' },
    ]);
    await eventually(async () => (await total()) === 4, 'the next sync is shown');
  });
});

it('what a sync has changed is committed together with its entry in the history', async () => {
  await file.write(rows(3));
  await start({});
  await execute(app.databaseUrl, "ALTER TABLE sync_run ADD CONSTRAINT no_end CHECK (status <> 'applied')");
  expect((await sync()).status).toBe(500);
  expect(await total()).toBe(0);
  expect((await history()).runs).toMatchObject([{ status: 'failed' }]);
  await execute(app.databaseUrl, 'ALTER TABLE sync_run DROP CONSTRAINT no_end');
  expect((await sync()).body).toMatchObject({ created: 3 });
});

it('a process that is stopped during a sync logs that, not as an error', async () => {
  await file.write(rows(3));
  const stoppable = await startProcess({ env: { LISTINGS_CSV: file.path, SEARCH_ENGINE: 'postgres', LOG_LEVEL: 'info' } });
  app = stoppable;
  const database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query('BEGIN; LOCK TABLE sync_state IN SHARE MODE');
  await stoppable.restart({ SYNC_CRON: '0 */6 * * *' });
  await eventually(() => isWriting(database), 'the sync of the start waits');
  // On a busy machine the start may have failed to reach the database once, and have said so.
  const before = stoppable.output().length;
  expect(await stoppable.stop('SIGTERM')).toBe(0);
  await database.end();
  const said = stoppable.output().slice(before);
  expect(said).toContain('The sync was interrupted, as this process stops. Nothing was changed.');
  expect(said).not.toContain('"level":50');
});

/** Whether a sync has written listings, and waits with its transaction open. */
async function isWriting(database: pg.Client): Promise<boolean> {
  const { rowCount } = await database.query(
    `SELECT FROM pg_locks lock JOIN pg_locks wanted USING (pid)
      WHERE lock.relation = 'listing'::regclass AND lock.mode = 'RowExclusiveLock' AND wanted.relation = 'sync_state'::regclass AND NOT wanted.granted
        AND EXISTS (SELECT FROM pg_locks held WHERE held.locktype = 'advisory' AND held.objid = $1)`,
    [SYNC_LOCK],
  );
  return (rowCount ?? 0) > 0;
}
