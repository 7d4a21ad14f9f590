import { Logger } from '@nestjs/common';
import { Pool } from 'undici';
import type { PgBossOutbox } from '../../../platform/outbox/pg-boss-outbox.js';
import type { PostgresTransaction } from '../../../platform/database/postgres-transaction.js';
import type { Outbox } from '../../../shared/outbox.js';
import { MeilisearchBusinessNames } from '../adapters/meilisearch/meilisearch-business-names.js';
import { MeilisearchEngineIndex } from '../adapters/meilisearch/meilisearch-engine-index.js';
import { MeilisearchSearchIndex } from '../adapters/meilisearch/meilisearch-search-index.js';
import { OutboxIndexLag } from '../adapters/postgres/outbox-index-lag.js';
import { PostgresIndexStates } from '../adapters/postgres/postgres-index-states.js';
import { PostgresListingFeed } from '../adapters/postgres/postgres-listing-feed.js';
import type { PooledEngine } from '../application/engines/engine-pool.js';
import { type Closed, EngineWatch } from '../application/engines/engine-watch.js';
import { IndexListings } from '../application/engines/index-listings.js';
import { EngineKey, type IndexChanges } from '../domain/engine-index.js';

/** An engine as the settings name it. */
export interface EngineAddress {
  /** For the log, metrics and messages. */
  name: string;
  /** See {@link EngineKey}. */
  key: string;
  host: string;
  /** Started by this process: no setting names it. */
  isEmbedded?: true;
}

/** Meilisearch on one or several hosts: each has the whole index, under the same name and with the same key. */
export interface MeilisearchEngines {
  kind: 'meilisearch';
  engines: readonly EngineAddress[];
  apiKey: string | undefined;
  indexName: string;
}

/** One engine, with what keeps its index up to date. */
export interface Engine extends PooledEngine {
  name: string;
  listings: IndexListings;
}

const CONNECTIONS = 32;
const CONNECTIONS_FOR_NAMES = 8;

/** Creates the engines of the settings. */
export function enginesOf(
  { engines, apiKey, indexName }: MeilisearchEngines,
  changes: IndexChanges,
  outbox: Outbox,
  backlog: PgBossOutbox,
  transaction: PostgresTransaction,
): Engine[] {
  const logger = new Logger('Search');
  const report = (name: string) => (closed: Closed) => {
    const engine = engines.length === 1 ? 'Meilisearch' : `Meilisearch at ${name}`;
    if (closed === undefined) logger.log(`${engine} answers searches`);
    else if (engines.length === 1) logger.warn(`PostgreSQL answers searches: ${closed}`);
    else logger.warn(`${engine} does not answer searches: ${closed}`);
  };
  const keys = engines.map(({ key }): EngineKey => new EngineKey(key, (other) => keys.some(({ current }) => current === other)));
  return engines.map(({ name, host, isEmbedded }, index) => {
    const key = keys[index]!;
    const engine = new MeilisearchEngineIndex(host, apiKey, indexName, !isEmbedded);
    const states = new PostgresIndexStates(transaction, key);
    const listings = new IndexListings(key, engine, { feed: new PostgresListingFeed(transaction, key), states, changes }, outbox);
    return {
      name,
      listings,
      watch: new EngineWatch(name, engine, states, new OutboxIndexLag(backlog, transaction, key), listings, report(name)),
      search: new MeilisearchSearchIndex(new Pool(host, { connections: CONNECTIONS }), apiKey, indexName),
      names: new MeilisearchBusinessNames(new Pool(host, { connections: CONNECTIONS_FOR_NAMES }), apiKey, indexName),
    };
  });
}
