import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob, CronTime } from 'cron';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '../../../../shared/domain-error.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { siteTimeZone } from '../../../../shared/settings/operating-settings.js';
import { BackupJobs } from '../../application/backup-jobs.js';

const JOB = 'backups';
const TIME_TO_FINISH_MS = 10_000;
const RETRY_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Periods in which the last scheduled time is searched, from the shortest on. */
const LOOKBACK_MS = [HOUR_MS, DAY_MS, 8 * DAY_MS, 32 * DAY_MS, 366 * DAY_MS];

/**
 * Makes backups by schedule, which can be changed at any time. If one could not begin, because other work was running or the database was
 * unavailable, it is retried each minute until the next one is due. A backup that was due while no process ran is made after the start.
 */
@Injectable()
export class BackupClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private followed: string | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** The last scheduled time, unless the schedule has changed since. */
  private due: Date | undefined;

  constructor(
    private readonly settings: EffectiveSettings,
    private readonly work: BackupJobs,
    private readonly scheduler: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    this.settings.onChange(() => this.follow());
    this.follow();
    this.catchUp();
  }

  /** Work that is nearly done is finished; longer work leaves nothing behind, and its record says so. */
  async onApplicationShutdown(): Promise<void> {
    this.cancelRetry();
    await Promise.race([this.work.settled(), sleep(TIME_TO_FINISH_MS, undefined, { ref: false })]);
  }

  private follow(): void {
    const { backupClock } = this.settings.current;
    const timeZone = siteTimeZone(this.settings.current);
    const wanted = `${backupClock} ${timeZone}`;
    if (wanted === this.followed) return;
    this.followed = wanted;
    this.cancelRetry();
    if (this.scheduler.doesExist('cron', JOB)) this.scheduler.deleteCronJob(JOB);
    if (backupClock === null || backupClock === 'off') return;
    // The scheduled time, not the time of execution: the same in every process.
    let due = new Date();
    const job = CronJob.from({
      cronTime: backupClock,
      timeZone,
      onTick: () => {
        const tick = due;
        due = job.nextDate().toJSDate();
        this.cancelRetry();
        this.due = tick;
        void this.attempt(tick, () => this.work.makeScheduled(tick));
      },
    });
    due = job.nextDate().toJSDate();
    this.scheduler.addCronJob(JOB, job);
    job.start();
  }

  /**
   * Makes a missed backup, so that a machine that is switched off at night has one as well. With a delay, because a start has other things
   * to do.
   */
  private catchUp(): void {
    const { backupClock } = this.settings.current;
    if (backupClock === null || backupClock === 'off') return;
    const missed = lastTick(backupClock, siteTimeZone(this.settings.current), new Date());
    if (missed === undefined) return;
    this.due = missed;
    this.tryLater(missed, () => this.work.makeMissed(missed), true);
  }

  /** Another process may have made it meanwhile: then there is nothing to do. */
  private async attempt(due: Date, make: () => Promise<void>, isFirst = true): Promise<void> {
    try {
      await make();
    } catch (error) {
      if (isFirst) this.warn(error);
      if (this.due === due) this.tryLater(due, make, false);
    }
  }

  private tryLater(due: Date, make: () => Promise<void>, isFirst: boolean): void {
    this.retry = setTimeout(() => void this.attempt(due, make, isFirst), RETRY_MS).unref();
  }

  private warn(error: unknown): void {
    if (!(error instanceof DomainError)) this.logger.error(error);
    const why = error instanceof DomainError ? error.message : 'It could not be begun.';
    this.logger.warn(`The scheduled backup has not been made yet, and is retried each minute. ${why}`);
  }

  private cancelRetry(): void {
    clearTimeout(this.retry);
    this.due = undefined;
  }
}

/** The latest time of a schedule up to `now`; `undefined` if there was none within a year. */
function lastTick(schedule: string, timeZone: string, now: Date): Date | undefined {
  const time = new CronTime(schedule, timeZone);
  const after = (moment: Date) => time.getNextDateFrom(moment, timeZone).toJSDate();
  const firsts = LOOKBACK_MS.map((back) => after(new Date(now.getTime() - back)));
  let last = firsts.find((first) => first <= now);
  for (let next = last; next !== undefined && next <= now; next = after(next)) last = next;
  return last;
}
