import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { EndFeatures } from '../../application/catalogue/end-features.js';

/** Checks every ten minutes whether a listing has been featured for long enough. */
@Injectable()
export class FeatureEnds implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Listings');
  private readonly stopping = new AbortController();

  constructor(private readonly ending: EndFeatures) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  @Cron('*/10 * * * *')
  async look(): Promise<void> {
    try {
      const count = await this.ending.run(this.stopping.signal);
      if (count > 0) this.logger.log(`Featured listings that reached their last day: ${count}`);
    } catch (error) {
      this.logger.error(error, 'The last days of featured listings could not be checked; retried in ten minutes');
    }
  }
}
