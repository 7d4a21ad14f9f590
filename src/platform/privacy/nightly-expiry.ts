import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../shared/clock.js';
import { PersonalData } from '../../shared/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** Every process does this; whoever comes second finds nothing left. */
@Injectable()
export class NightlyExpiry {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly data: PersonalData,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** One part that fails keeps no other from it; tomorrow is another night. */
  @Cron('47 3 * * *')
  async run(): Promise<void> {
    const now = this.clock.now();
    for (const holder of this.data.all) {
      try {
        const tallies = await this.transaction.run(() => holder.expire(now), { long: true });
        for (const { what, count, became } of tallies) if (count > 0) this.logger.log(`Kept for long enough: ${count} ${what} ${became}`);
      } catch (error) {
        this.logger.error(error, `What has been kept for long enough was not deleted (${holder.columns[0]})`);
      }
    }
  }
}
