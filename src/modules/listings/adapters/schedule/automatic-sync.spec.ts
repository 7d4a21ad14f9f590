import { SchedulerRegistry } from '@nestjs/schedule';
import type { GracefulShutdown } from '../../../../platform/health/graceful-shutdown.js';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import type { LoadSample } from '../../application/import/load-sample.js';
import type { ScheduledSync } from '../../application/import/scheduled-sync.js';
import { AutomaticSync } from './automatic-sync.js';

const JOB = 'sync-listings';

async function started(given: { SYNC_CRON: string }) {
  const [settings, scheduler] = [new FixedSettings(given), new SchedulerRegistry()];
  const sync = { atStart: () => new Promise(() => undefined) } as unknown as ScheduledSync;
  const sample = { onFirstRun: () => Promise.resolve(undefined) } as unknown as LoadSample;
  const shutdown = { follow: () => undefined } as unknown as GracefulShutdown;
  await new AutomaticSync(settings, sync, sample, scheduler, shutdown).onApplicationBootstrap();
  const clock = () => {
    if (!scheduler.doesExist('cron', JOB)) return undefined;
    const { source, timeZone } = scheduler.getCronJob(JOB).cronTime;
    return `${String(source)} in ${timeZone}`;
  };
  return { settings, scheduler, clock };
}

describe('the clock of the sync', () => {
  it('follows its setting and the time zone while the process runs', async () => {
    const { settings, clock } = await started({ SYNC_CRON: 'off' });
    expect(clock()).toBeUndefined();
    settings.set({ syncClock: '0 3 * * *' });
    expect(clock()).toBe('0 3 * * * in America/Toronto');
    settings.set({ timeZone: 'America/Halifax' });
    expect(clock()).toBe('0 3 * * * in America/Halifax');
    settings.set({ syncClock: 'off' });
    expect(clock()).toBeUndefined();
  });

  it('is not wound anew by other settings', async () => {
    const { settings, scheduler } = await started({ SYNC_CRON: '0 4 * * *' });
    const job = scheduler.getCronJob(JOB);
    settings.set({ notifyEmail: 'desk@site.example' });
    expect(scheduler.getCronJob(JOB)).toBe(job);
    scheduler.deleteCronJob(JOB);
  });
});
