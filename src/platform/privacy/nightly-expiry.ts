import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../shared/clock.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** Every process runs this; the second one finds nothing left to do. */
@Injectable()
export class NightlyExpiry {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly data: PersonalData,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

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
