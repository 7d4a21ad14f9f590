import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { ClearUnusedImages } from '../../application/clear-unused-images.js';

/** Every process runs this; the second one finds nothing to delete. */
@Injectable()
export class NightlyClearance {
  private readonly logger = new Logger('Pictures');

  constructor(private readonly clear: ClearUnusedImages) {}

  @Cron('17 3 * * *')
  async run(): Promise<void> {
    try {
      const cleared = await this.clear.execute();
      if (cleared > 0) this.logger.log(`${cleared} unused pictures deleted`);
    } catch (error) {
      this.logger.error(error, 'Unused pictures were not deleted; retried the next night');
    }
  }
}
