import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import type { BackupJobs } from '../../application/backup-jobs.js';
import { BackupUnderWay } from '../../domain/backup.errors.js';
import { BackupClock } from './backup-clock.js';

const MINUTE_MS = 60_000;
const [FOUR, NEXT_FOUR] = ['2026-11-20T04:00:00.000Z', '2026-11-21T04:00:00.000Z'];

let settings: FixedSettings;
let clock: BackupClock;
let isBusy: boolean;
/** The time of the newest backup that is there when the clock starts. */
let newest: string;
/** Ticks for which a backup was asked for, and those that it was made for. */
let asked: string[];
let made: string[];
let said: string[];

/** Called by each test rather than before it: the time limit of a test is a timer as well. */
function open({ at = '2026-11-20T03:59:00Z', schedule = '0 4 * * *' } = {}): void {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse(at) });
  [isBusy, asked, made, said] = [false, [], [], []];
  mock.method(Logger.prototype, 'warn', (line: string) => void said.push(line));
  const makeScheduled = (due: Date) => {
    asked.push(due.toISOString());
    if (isBusy) return Promise.reject(new BackupUnderWay());
    made.push(due.toISOString());
    return Promise.resolve();
  };
  const makeMissed = (due: Date) => (Date.parse(newest) < due.getTime() ? makeScheduled(due) : Promise.resolve());
  settings = new FixedSettings({ BACKUP_CRON: schedule, SITE_TIME_ZONE: 'UTC' });
  clock = new BackupClock(
    settings,
    { makeScheduled, makeMissed, settled: () => Promise.resolve() } as unknown as BackupJobs,
    new SchedulerRegistry(),
  );
  clock.onApplicationBootstrap();
}

beforeEach(() => {
  newest = '2026-11-19T04:00:05Z';
});

afterEach(async () => {
  settings.set({ backupClock: 'off' });
  await clock.onApplicationShutdown();
  mock.timers.reset();
  mock.restoreAll();
});

/** In steps of a minute, with what each of them begins. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    mock.timers.tick(MINUTE_MS);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

describe('the schedule of backups', () => {
  it('makes a backup at its time', async () => {
    open();
    await pass(30);
    expect([asked, made, said]).toEqual([[FOUR], [FOUR], []]);
  });

  it('makes it later if another run is under way, and logs the wait once', async () => {
    open();
    isBusy = true;
    await pass(10);
    expect(made).toEqual([]);
    isBusy = false;
    await pass(10);
    expect(made).toEqual([FOUR]);
    expect(said).toEqual([expect.stringContaining('under way')]);
  });

  it('drops a waiting backup when the next one is due, or the schedule was switched off', async () => {
    open();
    isBusy = true;
    await pass(24 * 60);
    isBusy = false;
    await pass(2);
    expect(made).toEqual([NEXT_FOUR]);
    isBusy = true;
    await pass(24 * 60);
    settings.set({ backupClock: 'off' });
    isBusy = false;
    await pass(5);
    expect(made).toEqual([NEXT_FOUR]);
  });

  it.each([
    ['each night', '0 4 * * *', '2026-11-20T08:10:00Z', FOUR],
    ['each week', '0 4 * * 1', '2026-11-20T08:10:00Z', '2026-11-16T04:00:00.000Z'],
    ['each year', '0 4 1 1 *', '2026-11-20T08:10:00Z', '2026-01-01T04:00:00.000Z'],
    ['each quarter of an hour', '*/15 * * * *', '2026-11-20T08:10:00Z', '2026-11-20T08:00:00.000Z'],
  ])('makes up for a backup that was missed while no process ran: %s', async (_name, schedule, at, due) => {
    newest = '2025-12-31T04:00:00Z';
    open({ at, schedule });
    expect(asked).toEqual([]);
    await pass(3);
    expect(made).toEqual([due]);
  });

  it('makes up for nothing if there is a newer backup, and retries while other work is under way', async () => {
    newest = '2026-11-20T05:00:00Z';
    open({ at: '2026-11-20T08:10:00Z' });
    await pass(3);
    expect(asked).toEqual([]);
    settings.set({ backupClock: 'off' });
    mock.timers.reset();
    newest = '2026-11-19T04:00:05Z';
    open({ at: '2026-11-20T08:10:00Z' });
    isBusy = true;
    await pass(3);
    isBusy = false;
    await pass(2);
    expect([made, said.length]).toEqual([[FOUR], 1]);
  });
});
