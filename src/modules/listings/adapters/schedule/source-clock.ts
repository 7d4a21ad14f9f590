import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { FetchSource } from '../../application/import/remote/fetch-source.js';

/** Checks every minute which tables on the web are due. The due time of each is in the database, so that only one process fetches it. */
@Injectable()
export class SourceClock {
  private readonly logger = new Logger('Sources');
  private underWay: Promise<void> | undefined;

  constructor(private readonly fetching: FetchSource) {}

  /** A check that takes longer than a minute is not started a second time. */
  @Cron('* * * * *')
  look(): Promise<void> {
    this.underWay ??= this.fetch().finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  private async fetch(): Promise<void> {
    try {
      const names = await this.fetching.due((error) => this.logger.error(error));
      if (names.length > 0) this.logger.log(`Fetched on schedule: ${names.join(', ')}`);
    } catch (error) {
      this.logger.error(error, 'Sources of listings could not be checked; retried in a minute');
    }
  }
}
