import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { GracefulShutdown } from '../../../../platform/health/graceful-shutdown.js';
import { Outage, registerOutageRecognition } from '../../../../shared/outage.js';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import type { LoadSample } from '../../application/import/load-sample.js';
import type { ScheduledSync } from '../../application/import/scheduled-sync.js';
import type { SyncRun } from '../../domain/import/sync-run.js';
import { SheetRefused } from '../../domain/import/sync.errors.js';
import { AutomaticSync } from './automatic-sync.js';

const JOB = 'sync-listings';

const never = () => new Promise<SyncRun>(() => undefined);

async function started(given: { SYNC_CRON: string }, { atStart = never, byTheClock = never }: Partial<ScheduledSync> = {}) {
  const [settings, scheduler] = [new FixedSettings(given), new SchedulerRegistry()];
  const sync = { atStart, byTheClock } as unknown as ScheduledSync;
  const sample = { onFirstRun: () => Promise.resolve(undefined) } as unknown as LoadSample;
  const shutdown = { follow: () => undefined } as unknown as GracefulShutdown;
  const automatic = new AutomaticSync(settings, sync, sample, scheduler, shutdown);
  await automatic.onApplicationBootstrap();
  const clock = () => {
    if (!scheduler.doesExist('cron', JOB)) return undefined;
    const { source, timeZone } = scheduler.getCronJob(JOB).cronTime;
    return `${String(source)} in ${timeZone}`;
  };
  return { automatic, settings, scheduler, clock };
}

describe('the schedule of the sync', () => {
  it('follows its setting and the time zone without a restart', async () => {
    const { settings, clock } = await started({ SYNC_CRON: 'off' });
    expect(clock()).toBeUndefined();
    settings.set({ syncClock: '0 3 * * *' });
    expect(clock()).toBe('0 3 * * * in America/Toronto');
    settings.set({ timeZone: 'America/Halifax' });
    expect(clock()).toBe('0 3 * * * in America/Halifax');
    settings.set({ syncClock: 'off' });
    expect(clock()).toBeUndefined();
  });

  it('is not restarted by a change of other settings', async () => {
    const { settings, scheduler } = await started({ SYNC_CRON: '0 4 * * *' });
    const job = scheduler.getCronJob(JOB);
    settings.set({ notifyEmail: 'desk@site.example' });
    expect(scheduler.getCronJob(JOB)).toBe(job);
    scheduler.deleteCronJob(JOB);
  });
});

class DatabaseAway extends Outage {
  readonly code = 'database-unavailable';
  readonly reason = 'timeout exceeded when trying to connect';
}
registerOutageRecognition((error) => (error instanceof DatabaseAway ? error : undefined));

describe.each(['at the start', 'by the clock'])('the sync %s', (when) => {
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** How often it was tried after each of these times, in seconds. */
  async function triesAfter(seconds: readonly number[], failure: Error, end?: 'shutdown' | 'switched off'): Promise<number[]> {
    // Not before: the time that a test may take is a timer as well.
    mock.timers.enable({ apis: ['setTimeout'] });
    let tries = 0;
    const failing = () => {
      tries += 1;
      return Promise.reject(failure);
    };
    const isAtStart = when === 'at the start';
    const { automatic, settings, scheduler } = await started(
      { SYNC_CRON: '0 4 * * *' },
      isAtStart ? { atStart: failing } : { byTheClock: failing },
    );
    if (!isAtStart) await scheduler.getCronJob(JOB).fireOnTick();
    const found: number[] = [];
    await settled();
    if (end === 'shutdown') automatic.beforeApplicationShutdown();
    if (end === 'switched off') settings.set({ syncClock: 'off' });
    for (const wait of seconds) {
      mock.timers.tick(wait * 1_000);
      await settled();
      found.push(tries);
    }
    if (end !== 'switched off') scheduler.deleteCronJob(JOB);
    mock.timers.reset();
    return found;
  }

  beforeEach(() => {
    Logger.overrideLogger(false);
  });
  afterEach(() => {
    Logger.overrideLogger(['error', 'warn']);
  });

  it('is retried a few times if the database was unreachable', async () => {
    expect(await triesAfter([0, 9, 1, 30, 120, 600, 3_600], new DatabaseAway('Not now.'))).toEqual([1, 1, 2, 3, 4, 5, 5]);
  });

  it('is not retried if the list itself is invalid, nor while the process stops', async () => {
    expect(await triesAfter([10, 600], new SheetRefused('No column id.'))).toEqual([1, 1]);
    expect(await triesAfter([10, 600], new DatabaseAway('Not now.'), 'shutdown')).toEqual([1, 1]);
  });

  it('is not retried once it is switched off', async () => {
    expect(await triesAfter([10, 600], new DatabaseAway('Not now.'), 'switched off')).toEqual([1, 1]);
  });
});
