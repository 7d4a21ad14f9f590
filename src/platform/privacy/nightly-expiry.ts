import { Injectable, Logger } from '@nestjs/common';
import { Cron, Timeout } from '@nestjs/schedule';
import { Clock } from '../../shared/clock.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** After the figures of the last days are counted (`VisitCounter.rememberAfterStart`). */
const AFTER_START_MS = 15 * 60_000;

/** Every process runs this; the second one finds nothing left to do. */
@Injectable()
export class NightlyExpiry {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly data: PersonalData,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A machine that is off at night keeps to the retention periods as well. Not at once: a start has other things to do. */
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
