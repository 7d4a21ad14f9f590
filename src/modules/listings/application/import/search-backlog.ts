import { LISTINGS_CHANGED } from '../../domain/catalogue/listings-changed.js';

/** The search module's outbox topic for rebuilding the index, queued after a change of most listings. */
const REBUILD = 'search-rebuild';

/** Whether the search engine still lacks changes of listings. */
export class SearchBacklog {
  /** @param outbox pending entries, by topic */
  constructor(private readonly outbox: { backlog(): Promise<Readonly<Record<string, unknown>>> }) {}

  async isEmpty(): Promise<boolean> {
    const backlog = await this.outbox.backlog();
    return !(LISTINGS_CHANGED in backlog) && !(REBUILD in backlog);
  }
}
