import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { GracefulShutdown } from '../../../../platform/health/graceful-shutdown.js';
import { DomainError } from '../../../../shared/domain-error.js';
import { findOutage } from '../../../../shared/outage.js';
import { LoadSample } from '../../application/import/load-sample.js';
import { ScheduledSync } from '../../application/import/scheduled-sync.js';
import type { SyncRun } from '../../domain/import/sync-run.js';
import { NoListingSource, SyncAlreadyRunning, SyncDoneElsewhere, SyncInterrupted, SyncPaused } from '../../domain/import/sync.errors.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { siteTimeZone } from '../../../../shared/settings/operating-settings.js';

const JOB = 'sync-listings';
/** Delays of retries: a database that does not answer is busy or starting, and the next scheduled sync may be a day away. */
const RETRY_DELAYS_S = [10, 30, 120, 600];

/** Automatic syncs: once after the start, so that a changed file shows at once, and then by schedule. */
@Injectable()
export class AutomaticSync implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Sync');
  private followed: string | undefined;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: EffectiveSettings,
    private readonly sync: ScheduledSync,
    private readonly sample: LoadSample,
    private readonly scheduler: SchedulerRegistry,
    private readonly shutdown: GracefulShutdown,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.loadSample();
    this.settings.onChange(() => this.followClock());
    this.followClock();
    if (this.clock.syncClock === 'off') return;
    this.shutdown.follow(this.runWithRetries(() => this.sync.atStart()));
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.retry);
  }

  private async runWithRetries(run: () => Promise<SyncRun>, [wait, ...later]: readonly number[] = RETRY_DELAYS_S): Promise<void> {
    // A later sync replaces one that waits for its retry.
    clearTimeout(this.retry);
    const isOver = await this.attempt(run);
    if (isOver || wait === undefined) return;
    this.logger.log(`The sync is retried in ${wait} seconds`);
    this.retry = setTimeout(() => this.shutdown.follow(this.runWithRetries(run, later)), wait * 1_000).unref();
  }

  private get clock(): { syncClock: string; timeZone: string } {
    const { current } = this.settings;
    return { syncClock: current.syncClock ?? 'off', timeZone: siteTimeZone(current) };
  }

  /** Applies the present schedule, which can be changed at any time. */
  private followClock(): void {
    const { syncClock, timeZone } = this.clock;
    const wanted = `${syncClock} ${timeZone}`;
    if (wanted === this.followed) return;
    this.followed = wanted;
    if (this.scheduler.doesExist('cron', JOB)) this.scheduler.deleteCronJob(JOB);
    if (syncClock === 'off') clearTimeout(this.retry);
    else this.tick(syncClock, timeZone);
  }

  private tick(cronTime: string, timeZone: string): void {
    // The scheduled time, not the time of execution: the same in every process.
    let due = new Date();
    const job = CronJob.from({
      cronTime,
      timeZone,
      onTick: () => {
        const tick = due;
        due = job.nextDate().toJSDate();
        this.shutdown.follow(this.runWithRetries(() => this.sync.byTheClock(tick)));
      },
    });
    due = job.nextDate().toJSDate();
    this.scheduler.addCronJob(JOB, job);
    job.start();
  }

  private async loadSample(): Promise<void> {
    try {
      const run = await this.sample.onFirstRun();
      if (run) this.logger.log(`First run: ${run.created} fictional sample listings loaded`);
    } catch (error) {
      // Another process of the same installation is loading it.
      if (!(error instanceof SyncAlreadyRunning)) throw error;
    }
  }

  /** @returns `false` after an outage: a retry may succeed */
  private async attempt(run: () => Promise<SyncRun>): Promise<boolean> {
    try {
      const { source, created, updated, unchanged, removed, skippedTotal, notesTotal } = await run();
      this.logger.log(
        `${source}: ${created} created, ${updated} updated, ${unchanged} unchanged, ${removed} removed, ` +
          `${skippedTotal} rows skipped, ${notesTotal} notes`,
      );
    } catch (error) {
      if (error instanceof NoListingSource || error instanceof SyncDoneElsewhere) return true;
      const outage = findOutage(error);
      if (outage) {
        this.logger.error(`The sync failed: ${outage.reason}`);
        return false;
      }
      // Another process is syncing, an admin paused automatic syncs, or this process stops: nothing to do.
      const isExpected = [SyncAlreadyRunning, SyncPaused, SyncInterrupted].some((type) => error instanceof type);
      if (isExpected) this.logger.log((error as DomainError).message);
      else if (error instanceof DomainError) this.logger.warn(error.message);
      else this.logger.error(error);
    }
    return true;
  }
}
