import { Injectable } from '@nestjs/common';
import { PgBossOutbox } from '../../../../platform/outbox/pg-boss-outbox.js';
import { LISTINGS_CHANGED } from '../../../listings/index.js';
import { IndexLag } from '../../application/engine-watch.js';
import { REBUILD_INDEX } from '../../application/index-listings.js';

/** Changes wait in the outbox until the engine has them. */
@Injectable()
export class OutboxIndexLag extends IndexLag {
  constructor(private readonly outbox: PgBossOutbox) {
    super();
  }

  async read(): Promise<{ seconds: number; rebuild: boolean }> {
    const backlog = await this.outbox.backlog();
    return { seconds: backlog[LISTINGS_CHANGED]?.oldestSeconds ?? 0, rebuild: REBUILD_INDEX in backlog };
  }
}
