import { Injectable, Logger } from '@nestjs/common';
import { Cron, Timeout } from '@nestjs/schedule';
import { Clock } from '../../shared/clock.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** After the figures of the last days are counted (`VisitCounter.rememberAfterStart`). */
const AFTER_START_MS = 15 * 60_000;

/** Deletes expired personal data. Every process runs this; later ones find nothing to delete. */
@Injectable()
export class NightlyExpiry {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly data: PersonalData,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** For machines that are off at night: they must keep the retention periods as well. Delayed, so as not to slow down the start. */
  @Timeout(AFTER_START_MS)
  runAfterStart(): Promise<void> {
    return this.run();
  }

  /** Runs every holder, even when one fails: a failed one is retried the next night. */
  @Cron('47 3 * * *')
  async run(): Promise<void> {
    const now = this.clock.now();
    for (const holder of this.data.all) {
      try {
        const erased = await this.transaction.run(() => holder.expire(now), { long: true });
        for (const { what, count, became } of erased) if (count > 0) this.logger.log(`Retention period over: ${count} ${what} ${became}`);
      } catch (error) {
        this.logger.error(error, `Expired personal data was not deleted (${holder.columns[0]})`);
      }
    }
  }
}
