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

/** Makes backups by schedule, which can be changed at any time. */
@Injectable()
export class BackupClock implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Backups');
  private followed: string | undefined;

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
    await Promise.race([this.work.settled(), sleep(TIME_TO_FINISH_MS, undefined, { ref: false })]);
  }

  private follow(): void {
    const { backupClock } = this.settings.current;
    const timeZone = siteTimeZone(this.settings.current);
    const wanted = `${backupClock} ${timeZone}`;
    if (wanted === this.followed) return;
    this.followed = wanted;
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
        void this.attempt(tick);
      },
    });
    due = job.nextDate().toJSDate();
    this.scheduler.addCronJob(JOB, job);
    job.start();
  }

  private async attempt(due: Date): Promise<void> {
    try {
      await this.work.makeScheduled(due);
    } catch (error) {
      if (error instanceof DomainError) this.logger.warn(`No backup was made: ${error.message}`);
      else this.logger.error(error);
    }
  }
}
