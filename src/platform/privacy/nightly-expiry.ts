import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron, Timeout } from '@nestjs/schedule';
import { Clock } from '../../shared/clock.js';
import { type ErasureCount, PersonalData, type PersonalDataHolder } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';

/** After the figures of the last days are counted (`VisitCounter.rememberAfterStart`). */
const AFTER_START_MS = 15 * 60_000;
/** Months of records can expire at once on a machine that was off: each transaction deletes this many of a kind at most. */
const BATCH = 1_000;

/** Deletes expired personal data. Every process runs this; later ones find nothing to delete. */
@Injectable()
export class NightlyExpiry implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Privacy');
  private stopping = false;

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

  /** Deletes no further batches: the next start continues. */
  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Runs every holder, even when one fails: a failed one is retried the next night. */
  @Cron('47 3 * * *')
  async run(): Promise<void> {
    const now = this.clock.now();
    for (const holder of this.data.all) {
      const deleted = new Map<string, ErasureCount>();
      try {
        while (!this.stopping && (await this.batch(holder, now, deleted)));
      } catch (error) {
        this.logger.error(error, `Expired personal data was not deleted (${holder.columns[0]})`);
      }
      for (const { what, count, became } of deleted.values()) this.logger.log(`Retention period over: ${count} ${what} ${became}`);
    }
  }

  /** Adds to `deleted` what it has committed. @returns whether there may be more */
  private async batch(holder: PersonalDataHolder, now: Date, deleted: Map<string, ErasureCount>): Promise<boolean> {
    const erased = await this.transaction.run(() => holder.expire(now, BATCH), { long: true });
    for (const { what, count, became } of erased)
      if (count > 0) deleted.set(what, { what, count: count + (deleted.get(what)?.count ?? 0), became });
    return erased.some(({ count }) => count >= BATCH);
  }
}
