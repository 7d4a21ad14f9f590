import { Injectable } from '@nestjs/common';
import { PgBossOutbox } from '../../../../platform/outbox/pg-boss-outbox.js';
import { SearchBacklog } from '../../application/import/search-backlog.js';
import { LISTINGS_CHANGED } from '../../domain/catalogue/listings-changed.js';

/** The search module's outbox topic for rebuilding the index, queued after a change of most listings. */
const REBUILD = 'search-rebuild';

@Injectable()
export class OutboxSearchBacklog extends SearchBacklog {
  constructor(private readonly outbox: PgBossOutbox) {
    super();
  }

  async isEmpty(): Promise<boolean> {
    const backlog = await this.outbox.backlog();
    return !(LISTINGS_CHANGED in backlog) && !(REBUILD in backlog);
  }
}
