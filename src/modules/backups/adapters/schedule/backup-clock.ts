import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '../../../../shared/domain-error.js';
import { EffectiveSettings } from '../../../../shared/effective-settings.js';
import { siteTimeZone } from '../../../../shared/operating-settings.js';
import { WorkOnBackups } from '../../application/work-on-backups.js';

const JOB = 'backups';
const TIME_TO_FINISH_MS = 10_000;
const RETRY_MS = 60_000;

/**
 * Makes backups by schedule, which can be changed at any time. One that could not be begun, because other work was under way or the
 * database away, is tried again each minute until the next one is due.
 */
@Injectable()
export class BackupClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private followed: string | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** The last tick, unless the schedule has changed since. */
  private due: Date | undefined;

  constructor(
    private readonly settings: EffectiveSettings,
    private readonly work: WorkOnBackups,
    private readonly scheduler: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    this.settings.onChange(() => this.follow());
    this.follow();
  }

  /** What is nearly done is finished; of anything longer nothing is left, and its record says so. */
  async onApplicationShutdown(): Promise<void> {
    this.giveUp();
    await Promise.race([this.work.settled(), sleep(TIME_TO_FINISH_MS, undefined, { ref: false })]);
  }

  private follow(): void {
    const { backupClock } = this.settings.current;
    const timeZone = siteTimeZone(this.settings.current);
    const wanted = `${backupClock} ${timeZone}`;
    if (wanted === this.followed) return;
    this.followed = wanted;
    this.giveUp();
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
        this.giveUp();
        this.due = tick;
        void this.attempt(tick);
      },
    });
    due = job.nextDate().toJSDate();
    this.scheduler.addCronJob(JOB, job);
    job.start();
  }

  /** Another process may make it meanwhile: then nothing is left to do. */
  private async attempt(due: Date, isFirst = true): Promise<void> {
    try {
      await this.work.makeScheduled(due);
    } catch (error) {
      if (isFirst) this.warn(error);
      if (this.due === due) this.retry = setTimeout(() => void this.attempt(due, false), RETRY_MS).unref();
    }
  }

  private warn(error: unknown): void {
    if (!(error instanceof DomainError)) this.logger.error(error);
    const why = error instanceof DomainError ? error.message : 'It could not be begun.';
    this.logger.warn(`The scheduled backup has not been made yet, and is tried again each minute. ${why}`);
  }

  private giveUp(): void {
    clearTimeout(this.retry);
    this.due = undefined;
  }
}
