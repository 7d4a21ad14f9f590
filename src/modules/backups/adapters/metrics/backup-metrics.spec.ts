import { Registry } from 'prom-client';
import type { BackupRun } from '../../domain/backup.js';
import { registerBackupMetrics } from './backup-metrics.js';

const run = (kind: BackupRun['kind'], problem: string | null, isOver = true): BackupRun => ({
  id: '1',
  kind,
  name: 'a.backup.tar.gz',
  reason: 'schedule',
  machine: 'here',
  startedAt: new Date(),
  endedAt: isOver ? new Date() : null,
  problem,
  detail: {},
});

async function told(known: { lastGoodAt: Date | null; runs: BackupRun[] } | Error): Promise<Record<string, number>> {
  const registry = new Registry();
  const view = known instanceof Error ? Promise.reject(known) : Promise.resolve({ ...known, backups: [], folder: '', machine: '' });
  let readings = 0;
  registerBackupMetrics(registry, { get: () => ((readings += 1), view) });
  const lines = (await registry.metrics()).matchAll(/^homewright_backup_(\S+) (\S+)$/gm);
  const figures = Object.fromEntries([...lines].map(([, name, value]) => [name!, Math.floor(Number(value))]));
  expect(readings).toBe(1);
  return figures;
}

describe('the metrics of backups', () => {
  it('show the age of the last good one, and whether the last one failed', async () => {
    const lastGoodAt = new Date(Date.now() - 3_600_500);
    expect(await told({ lastGoodAt, runs: [run('backup', null, false), run('test', 'no'), run('backup', 'The disk is full')] })).toEqual({
      last_good_seconds_ago: 3_600,
      last_failed: 1,
    });
    expect(await told({ lastGoodAt, runs: [run('backup', null), run('backup', 'The disk is full')] })).toMatchObject({ last_failed: 0 });
  });

  it('have no age before the first one, and no values without the database', async () => {
    expect(await told({ lastGoodAt: null, runs: [] })).toEqual({ last_failed: 0 });
    expect(await told(new Error('away'))).toEqual({});
  });
});
