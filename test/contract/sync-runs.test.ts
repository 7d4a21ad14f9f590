import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PostgresSyncRuns } from '../../src/modules/listings/adapters/postgres/import/postgres-sync-runs.js';
import { SyncRunRecord } from '../../src/modules/listings/adapters/postgres/import/sync-run.record.js';
import { newRun, type SyncRun } from '../../src/modules/listings/domain/import/sync-run.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { transactionsOn } from '../support/transaction.js';

const ID = '6f9619ff-8b86-4011-842d-00cf4fc964ff';
const STARTED = new Date('2026-11-20T15:00:00Z');
const skipped = Array.from({ length: 1_200 }, (_, index) => ({ row: index + 2, reason: 'no title' }));

let database: TestDatabase;
let source: DataSource;
let transaction: PostgresTransaction;
let runs: PostgresSyncRuns;

beforeAll(async () => {
  database = await createDatabase({ migrated: true });
  source = await new DataSource({ ...databaseOptions(database.url), entities: [SyncRunRecord] }).initialize();
  transaction = transactionsOn(source);
  runs = new PostgresSyncRuns(source.getRepository(SyncRunRecord), transaction);
  const notes = [{ row: 2, field: 'phone', reason: 'is no number' } as const];
  const found = { skipped, skippedTotal: 5_524, notes, notesTotal: 1, duplicatesTotal: 300 };
  await runs.save({
    ...newRun(ID, { trigger: 'manual', source: 'x.csv', startedAt: STARTED }),
    status: 'applied',
    created: 9,
    errorCode: 'a-code',
    ...found,
  });
});

afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

const LAST = { page: 1, limit: 1 };

it('a run stores the first thousand findings, and their total', async () => {
  const run = (await runs.find(ID))!;
  expect(run.skipped).toEqual(skipped.slice(0, 1_000));
  expect(run).toMatchObject({ created: 9, errorCode: 'a-code', skippedTotal: 5_524, notesTotal: 1, duplicates: [], duplicatesTotal: 300 });
});

it('the latest runs can be read without the lists, with their lengths', async () => {
  const [whole] = await runs.latest(LAST);
  expect(await runs.latest(LAST, false)).toEqual([{ ...whole, skipped: [], notes: [], duplicates: [], preview: null }]);
  expect(whole!.skipped).toHaveLength(1_000);
});

it('a run of an earlier release has as many findings as it lists', async () => {
  await source.query('UPDATE sync_run SET skipped_total = NULL, notes_total = NULL, duplicates_total = NULL');
  for (const run of [await runs.find(ID), await runs.lastDecided(), ...(await runs.latest(LAST)), ...(await runs.latest(LAST, false))])
    expect(run).toMatchObject({ skippedTotal: 1_000, notesTotal: 1, duplicatesTotal: 0 });
});

describe('runs of the sheet and of uploaded lists', () => {
  const begun = (day: string, uploadId: string | null, more: Partial<SyncRun> = {}): SyncRun => ({
    ...newRun(randomUUID(), { trigger: uploadId ? 'upload' : 'manual', source: 'x.csv', startedAt: new Date(`${day}T15:00:00Z`) }),
    uploadId,
    ...more,
  });

  async function stored(run: SyncRun): Promise<SyncRun> {
    await runs.save(run);
    return run;
  }

  async function anUpload(): Promise<string> {
    const id = randomUUID();
    await source.query(
      `INSERT INTO listing_upload (id, file_name, name, columns, header_row, rows, shape, created_at) VALUES ($1, 'x.csv', 'X', '[]', 0, 1, '', now())`,
      [id],
    );
    return id;
  }

  it('have one preview each, the last one', async () => {
    const [upload, preview] = [await anUpload(), { changes: [], total: 0 }];
    const trial = async (uploadId: string | null) => {
      const run = begun('2026-11-01', uploadId, { status: 'previewed', dryRun: true, preview });
      await runs.saveEnd(run);
      return run;
    };
    const all = [await trial(upload), await trial(null), await trial(upload), await trial(null)];
    const found = await Promise.all(all.map(async ({ id }) => (await runs.find(id))!.preview));
    expect(found).toEqual([null, null, preview, preview]);
  });

  it('are separate: neither a dry run nor an upload is a sync of the sheet', async () => {
    const december = new Date('2026-12-01T00:00:00Z');
    await stored(begun('2026-12-02', null, { status: 'previewed', dryRun: true }));
    const upload = await stored(begun('2026-12-02', await anUpload(), { status: 'applied' }));
    expect([await runs.begunSince(december), (await runs.lastDecided())?.id === upload.id]).toEqual([false, false]);
    const sync = await stored(begun('2026-12-03', null, { status: 'applied' }));
    expect([await runs.begunSince(december), (await runs.lastDecided())?.id]).toEqual([true, sync.id]);
  });

  it('have failed only where their end was not committed: the answer to a commit may be lost', async () => {
    const [run, other] = [await stored(begun('2026-11-01', null)), await stored(begun('2026-11-01', null))];
    await transaction.run(() => runs.saveEnd({ ...run, status: 'applied', created: 3 }));
    const rolledBack = transaction.run(async () => {
      await runs.saveEnd({ ...other, status: 'applied', created: 3 });
      throw new Error('cannot be written');
    });
    await expect(rolledBack).rejects.toThrow('cannot be written');
    for (const each of [run, other]) await runs.saveFailure({ ...each, status: 'failed', error: 'no answer', notes: [], skipped: [] });
    expect([await runs.find(run.id), await runs.find(other.id)]).toMatchObject([
      { status: 'applied', created: 3, error: null },
      { status: 'failed', created: 0, error: 'no answer' },
    ]);
  });

  it('are read page by page, and counted, without those of uploads', async () => {
    await stored(begun('2026-11-01', null));
    await stored(begun('2026-11-01', await anUpload()));
    const all = await runs.latest({ page: 1, limit: 100 });
    const pages = [await runs.latest({ page: 1, limit: 1 }), await runs.latest({ page: 2, limit: 1 })];
    expect(pages).toEqual([[all[0]], [all[1]]]);
    expect(await runs.count()).toBe(all.length);
  });

  it('are running until they end, and can be undone from the undone run on', async () => {
    const upload = await anUpload();
    const [first, second] = [
      await stored(begun('2026-11-02', upload, { status: 'applied' })),
      await stored(begun('2026-11-03', upload, { status: 'applied' })),
    ];
    await runs.progress({ id: second.id, read: 99, written: 99, share: 1 });
    await runs.markUndone([upload], second.startedAt, STARTED);
    expect([(await runs.find(first.id))!.status, await runs.find(second.id)]).toEqual([
      'applied',
      expect.objectContaining({ status: 'undone', read: 0 }),
    ]);
  });
});
