import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ScheduleDrafts } from '../../application/schedule-drafts.js';

/** Checks each minute which articles have to be published. */
@Injectable()
export class PublishingClock {
  private readonly logger = new Logger('Articles');

  constructor(private readonly scheduled: ScheduleDrafts) {}

  @Cron('* * * * *')
  async look(): Promise<void> {
    try {
      const report = (error: unknown, draft: string) =>
        this.logger.error({ err: error, draft }, 'A scheduled article was not published; retried in a minute');
      for (const title of await this.scheduled.publishDue(report)) this.logger.log(`Published as scheduled: ${title}`);
    } catch (error) {
      this.logger.error(error, 'Scheduled articles could not be checked; retried in a minute');
    }
  }
}
