import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import type { WorkOnBackups } from '../../application/work-on-backups.js';
import { BackupUnderWay } from '../../domain/backup.errors.js';
import { BackupClock } from './backup-clock.js';

const MINUTE_MS = 60_000;
const [FOUR, NEXT_FOUR] = ['2026-11-20T04:00:00.000Z', '2026-11-21T04:00:00.000Z'];

let settings: FixedSettings;
let clock: BackupClock;
let isBusy: boolean;
/** Ticks for which a backup was asked for, and those that it was made for. */
let asked: string[];
let made: string[];
let said: string[];

/** Called by each test rather than before it: the time limit of a test is a timer as well. */
function open(): void {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse('2026-11-20T03:59:00Z') });
  [isBusy, asked, made, said] = [false, [], [], []];
  mock.method(Logger.prototype, 'warn', (line: string) => void said.push(line));
  const makeScheduled = (due: Date) => {
    asked.push(due.toISOString());
    if (isBusy) return Promise.reject(new BackupUnderWay());
    made.push(due.toISOString());
    return Promise.resolve();
  };
  settings = new FixedSettings({ BACKUP_CRON: '0 4 * * *', SITE_TIME_ZONE: 'UTC' });
  clock = new BackupClock(
    settings,
    { makeScheduled, settled: () => Promise.resolve() } as unknown as WorkOnBackups,
    new SchedulerRegistry(),
  );
  clock.onApplicationBootstrap();
}

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
  it('has one made at its time', async () => {
    open();
    await pass(30);
    expect([asked, made, said]).toEqual([[FOUR], [FOUR], []]);
  });

  it('has it made later when something else was under way, and says once that it waits', async () => {
    open();
    isBusy = true;
    await pass(10);
    expect(made).toEqual([]);
    isBusy = false;
    await pass(10);
    expect(made).toEqual([FOUR]);
    expect(said).toEqual([expect.stringContaining('under way')]);
  });

  it('asks no longer for a backup when the next one is due, or when it has been switched off', async () => {
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
});
