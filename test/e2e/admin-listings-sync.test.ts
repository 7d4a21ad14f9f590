import { eventually, get } from '../support/api.js';
import { execute, rowsOf } from '../support/database.js';
import { problemIn } from '../support/problem.js';
import { aRow, rows } from '../support/sheet.js';
import { listingsAdmin, PATH } from './listings-admin.fixture.js';

const { act, admin, anew, app, audit, correct, database, file, found, read, shown, sync, untilSettled } = listingsAdmin();

beforeEach(anew);

describe('a sync', () => {
  beforeEach(async () => {
    await correct('r-2', { title: 'Corrected', phone: '519-555-0199', latitude: 43.5, longitude: -80.2 });
  });

  const kept = {
    title: 'Corrected',
    phone: '519-555-0199',
    phoneE164: '+15195550199',
    latitude: 43.5,
    longitude: -80.2,
    slug: 'business-r-2-toronto',
  };
  const changed = aRow('r-2', { title: 'From the sheet', description: 'News', rating: '3', phone: '(416) 555-0188' });

  it('of the same sheet keeps corrections', async () => {
    const before = await read('r-2');
    expect(await sync()).toMatchObject({ unchanged: 10, updated: 0, notes: [] });
    expect(await read('r-2')).toEqual(before);
  });

  it('of the same sheet invalidates no cache: no process is notified', async () => {
    const heard: string[] = [];
    const listen = ({ channel }: { channel: string }) => void heard.push(channel);
    database().on('notification', listen);
    await database().query('LISTEN directory_changed');
    try {
      expect(await sync()).toMatchObject({ unchanged: 10, updated: 0 });
      // What was sent before comes with the next answer at the latest.
      await database().query('SELECT 1');
      expect(heard).toEqual([]);
      await file.write([aRow('r-1', { rating: '2' }), ...rows(9, 2)]);
      expect(await sync()).toMatchObject({ updated: 1 });
      await database().query('SELECT 1');
      expect(heard.length).toBeGreaterThan(0);
    } finally {
      await database().query('UNLISTEN directory_changed');
      database().off('notification', listen);
    }
  });

  it('of a changed sheet applies everything else, and reports what it did not apply', async () => {
    const notes = [
      { row: 3, field: 'title', reason: 'is corrected here to "Corrected"; the sheet now says "From the sheet"; the correction stays' },
      { row: 3, field: 'phone', reason: 'is corrected here to "519-555-0199"; the sheet now says "(416) 555-0188"; the correction stays' },
    ];
    await file.write([aRow('r-1'), changed, ...rows(8, 3)]);
    expect(await sync({ dryRun: true })).toMatchObject({ updated: 1, notes });
    expect(await sync()).toMatchObject({ updated: 1, unchanged: 9, notes });
    expect((await shown('r-2')).body).toMatchObject({ ...kept, description: 'News', rating: 3 });
    expect((await read('r-2')).corrected).toMatchObject({
      title: { value: 'Corrected', source: 'From the sheet' },
      latitude: { source: 43.65 },
    });
    await eventually(async () => (await found('query=corrected')).includes('r-2'), 'the correction is still searched by');
    expect(await sync()).toMatchObject({ unchanged: 10, notes: [] });
    expect((await correct('r-2', { reset: ['title', 'phone', 'longitude'] })).body).toMatchObject({
      title: 'From the sheet',
      phone: '(416) 555-0188',
      phoneE164: '+14165550188',
      latitude: 43.65,
      corrected: {},
    });
  });

  it('that removes the row and restores it keeps the corrections', async () => {
    await file.write([aRow('r-1'), ...rows(8, 3)]);
    expect(await sync()).toMatchObject({ removed: 1 });
    expect((await shown('r-2')).status).toBe(404);
    const gone = await read('r-2');
    expect(gone).toMatchObject({ status: 'removed', ...kept });
    const refused = await correct('r-2', { title: 'Other' });
    expect(problemIn(refused)).toMatchObject({ status: 409, type: '/problems/listing-gone' });
    expect(await read('r-2')).toEqual(gone);
    await file.write([aRow('r-1'), changed, ...rows(8, 3)]);
    expect(await sync()).toMatchObject({ created: 1, notes: [{ field: 'title' }, { field: 'phone' }] });
    expect((await shown('r-2')).body).toMatchObject({ ...kept, description: 'News' });
  });

  it('waits for a correction in progress, and keeps it', async () => {
    await file.write([aRow('r-1', { title: 'After', rating: '2' }), ...rows(9, 2)]);
    await database().query('BEGIN');
    await database().query(
      `UPDATE listing SET corrections = '{"email": "bob@example.com"}', source_details = '{"email": null}' WHERE id = 'r-1'`,
    );
    const syncing = sync();
    // Asked by another connection: within a transaction PostgreSQL shows the connections that were there when it was first asked.
    const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => (await rowsOf(app().databaseUrl, blocked)).length > 0, 'the sync waits for the row');
    await database().query('COMMIT');
    expect(await syncing).toMatchObject({ updated: 1 });
    expect((await shown('r-1')).body).toMatchObject({ title: 'After', rating: 2, email: 'bob@example.com' });
    expect((await read('r-1')).corrected).toEqual({ email: { value: 'bob@example.com', source: null } });
  });
});

describe('unpublishing', () => {
  it('removes a listing from the directory, and restoring returns it', async () => {
    await untilSettled();
    const { status, body } = await act('r-3', 'unpublish', { reason: 'The owner asked us to.' });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'unpublished', heldBack: true, version: 2 } });
    expect((await shown('r-3')).status).toBe(404);
    await eventually(async () => !(await found('query=business')).includes('r-3'), 'it is not found');
    expect((await audit())[0]).toMatchObject({
      action: 'listing-unpublished',
      detail: { id: 'r-3', title: 'Business r-3', reason: 'The owner asked us to.' },
    });
    expect((await act('r-3', 'unpublish')).body).toEqual(body);
    expect((await correct('r-3', { title: 'Corrected in secret' })).body).toMatchObject({ status: 'unpublished' });

    await untilSettled();
    expect(await act('r-3', 'restore')).toMatchObject({
      status: 200,
      body: { status: 'published', heldBack: false, title: 'Corrected in secret' },
    });
    expect((await shown('r-3')).body.title).toBe('Corrected in secret');
    await eventually(async () => (await found('query=secret')).includes('r-3'), 'it is found again');
    expect((await act('r-3', 'restore')).body.version).toBe(4);
    expect((await audit()).slice(0, 3).map(({ action }) => action)).toEqual([
      'listing-restored',
      'listing-corrected',
      'listing-unpublished',
    ]);
  });

  it('is kept when the row changes, disappears and returns', async () => {
    await act('r-3', 'unpublish');
    await file.write([...rows(2), aRow('r-3', { title: 'Changed' }), ...rows(7, 4)]);
    await sync();
    expect(await read('r-3')).toMatchObject({ status: 'unpublished', title: 'Changed' });

    await file.write([...rows(2), ...rows(7, 4)]);
    await sync();
    expect(await read('r-3')).toMatchObject({ status: 'removed', heldBack: true });
    const refused = await act('r-3', 'restore');
    expect(refused).toMatchObject({
      status: 409,
      body: { type: '/problems/listing-gone', detail: expect.stringContaining('gone from the sheet') as string },
    });

    await file.write(rows(10));
    await sync();
    expect(await read('r-3')).toMatchObject({ status: 'unpublished', heldBack: true });
    expect((await shown('r-3')).status).toBe(404);
    expect((await act('r-3', 'restore')).body.status).toBe('published');
  });

  it('of a listing that is gone hides it when it returns', async () => {
    await file.write(rows(9));
    await sync();
    expect((await act('r-10', 'unpublish')).body).toMatchObject({ status: 'removed', heldBack: true });
    await file.write(rows(10));
    await sync();
    expect(await read('r-10')).toMatchObject({ status: 'unpublished' });
  });

  it('refuses an invalid reason', async () => {
    expect((await act('r-3', 'unpublish', { reason: 'x'.repeat(501) })).status).toBe(400);
    expect((await act('r-3', 'unpublish', { why: 'x' })).status).toBe(400);
    expect((await read('r-3')).status).toBe('published');
  });
});

describe('a sample listing', () => {
  it('can be corrected, and leaves no corrections when a real one takes its id', async () => {
    await execute(app().databaseUrl, `UPDATE listing SET source = 'sample' WHERE id IN ('r-1', 'r-2')`);
    expect((await correct('r-1', { title: 'Fictional' })).body).toMatchObject({ source: 'sample', title: 'Fictional' });
    await act('r-1', 'unpublish');
    await correct('r-2', { title: 'Fictional too' });
    await file.write([aRow('r-1'), ...rows(8, 3)]);
    expect(await sync()).toMatchObject({ created: 1, notes: [] });
    expect(await read('r-1')).toMatchObject({
      source: 'sheet',
      status: 'published',
      title: 'Business r-1',
      corrected: {},
      heldBack: false,
    });
    expect((await get(app(), `${PATH}/r-2`, admin())).status).toBe(404);
  });
});
