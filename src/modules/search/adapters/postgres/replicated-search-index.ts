import type { ReplicaReads } from '../../../../platform/database/replica-reads.js';
import { SearchIndex, type SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';

/** PostgreSQL's search on a replica of the database, where there is one that is up to date. */
export class ReplicatedSearchIndex extends SearchIndex {
  constructor(
    private readonly index: SearchIndex,
    private readonly replicas: Pick<ReplicaReads, 'run'>,
  ) {
    super();
  }

  search(query: SearchQuery): Promise<SearchPage> {
    return this.replicas.run(() => this.index.search(query));
  }
}
