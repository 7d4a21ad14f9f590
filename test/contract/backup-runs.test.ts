import type { DataSource } from 'typeorm';
import { PostgresBackupRuns } from '../../src/modules/backups/adapters/postgres/postgres-backup-runs.js';
import { BackupUnderWay } from '../../src/modules/backups/domain/backup.errors.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const TICK = new Date('2026-11-20T04:00:00Z');
const SCHEDULED = { kind: 'backup', name: 'scheduled.backup.tar.gz', reason: 'schedule', machine: 'here' } as const;
const TEST = { kind: 'test', name: 'other.backup.tar.gz', reason: 'by-hand', machine: 'elsewhere' } as const;

let source: DataSource;
let runs: PostgresBackupRuns;

beforeAll(async () => {
  source = await migratedSource();
  runs = new PostgresBackupRuns(transactionsOn(source), { now: () => TICK });
});

beforeEach(() => source.query('DELETE FROM backup_run'));

describe('a tick of the schedule', () => {
  it('is run by one of several processes, also if its backup ends before the last process asks', async () => {
    const begun = await Promise.all([runs.begin(SCHEDULED, TICK), runs.begin(SCHEDULED, TICK)]);
    expect(begun.filter((run) => run !== undefined)).toHaveLength(1);
    await runs.end(begun.find((run) => run !== undefined)!.id, null, {});
    expect(await runs.begin(SCHEDULED, TICK)).toBeUndefined();
  });

  it('is refused during other work, and can be run afterwards', async () => {
    const test = await runs.begin(TEST);
    await expect(runs.begin(SCHEDULED, TICK)).rejects.toThrow(BackupUnderWay);
    await runs.end(test!.id, null, {});
    expect(await runs.begin(SCHEDULED, TICK)).toMatchObject({ kind: 'backup', reason: 'schedule', endedAt: null });
  });
});

it('a deleted backup does not count as made on any machine', async () => {
  for (const name of ['one.backup.tar.gz', 'two.backup.tar.gz'])
    await runs.recordBackup({ name, reason: 'uploaded', machine: 'elsewhere', detail: {} }, TICK);
  await runs.forget('one.backup.tar.gz');
  expect((await runs.made()).map(({ name }) => name)).toEqual(['two.backup.tar.gz']);
});

it('a deleted backup leaves no test of it to a later one with its name', async () => {
  const test = await runs.begin(TEST);
  await runs.end(test!.id, 'It is not complete.', {});
  expect((await runs.tests()).get(TEST.name)).toMatchObject({ problem: 'It is not complete.' });
  await runs.forget(TEST.name);
  expect(await runs.tests()).toEqual(new Map());
});
