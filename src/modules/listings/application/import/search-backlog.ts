import { LISTINGS_CHANGED } from '../../domain/catalogue/listings-changed.js';

/** The search module's outbox topic for rebuilding the index, queued after a change of most listings. */
const REBUILD = 'search-rebuild';

/** Whether the search engine still lacks changes of listings. */
export class SearchBacklog {
  /** @param outbox pending entries, by topic */
  constructor(private readonly outbox: { backlog(): Promise<Readonly<Record<string, unknown>>> }) {}

  /**
   * What `read` finds, and whether all of that has been indexed. The backlog is read after it: before the commit of a run that `read`
   * already finds, there is no backlog yet.
   */
  async since<T>(read: Promise<T>): Promise<[found: T, isIndexed: boolean]> {
    const found = await read;
    const backlog = await this.outbox.backlog();
    return [found, !(LISTINGS_CHANGED in backlog) && !(REBUILD in backlog)];
  }
}
