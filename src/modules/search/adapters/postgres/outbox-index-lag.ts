import { Injectable } from '@nestjs/common';
import { PgBossOutbox } from '../../../../platform/outbox/pg-boss-outbox.js';
import { LISTINGS_CHANGED } from '../../../listings/index.js';
import { IndexLag } from '../../application/engine-watch.js';

/** Changes wait in the outbox until the engine has them. */
@Injectable()
export class OutboxIndexLag extends IndexLag {
  constructor(private readonly outbox: PgBossOutbox) {
    super();
  }

  async seconds(): Promise<number> {
    return (await this.outbox.backlog())[LISTINGS_CHANGED]?.oldestSeconds ?? 0;
  }
}
