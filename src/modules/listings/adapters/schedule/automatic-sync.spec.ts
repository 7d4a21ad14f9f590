import { SchedulerRegistry } from '@nestjs/schedule';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import type { LoadSample } from '../../application/import/load-sample.js';
import type { SyncByItself } from '../../application/import/sync-by-itself.js';
import { AutomaticSync } from './automatic-sync.js';

const JOB = 'sync-listings';

async function started(given: { SYNC_CRON: string }) {
  const [settings, scheduler] = [new FixedSettings(given), new SchedulerRegistry()];
  const sync = { atStart: () => new Promise(() => undefined) } as unknown as SyncByItself;
  const sample = { onFirstRun: () => Promise.resolve(undefined) } as unknown as LoadSample;
  await new AutomaticSync(settings, sync, sample, scheduler).onApplicationBootstrap();
  const clock = () => {
    if (!scheduler.doesExist('cron', JOB)) return undefined;
    const { source, timeZone } = scheduler.getCronJob(JOB).cronTime;
    return `${String(source)} in ${timeZone}`;
  };
  return { settings, clock, end: () => scheduler.doesExist('cron', JOB) && scheduler.deleteCronJob(JOB) };
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
    const { settings, clock, end } = await started({ SYNC_CRON: '0 4 * * *' });
    settings.set({ notifyEmail: 'desk@site.example' });
    expect(clock()).toBe('0 4 * * * in America/Toronto');
    end();
  });
});
