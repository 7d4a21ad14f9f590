import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Pool } from 'undici';
import { Outbox } from '../../shared/outbox.js';
import { AdminSearchesController } from './adapters/http/learning/admin-searches.controller.js';
import { SearchController } from './adapters/http/search.controller.js';
import { MeilisearchEngineIndex } from './adapters/meilisearch/meilisearch-engine-index.js';
import { MeilisearchSearchIndex } from './adapters/meilisearch/meilisearch-search-index.js';
import { searchMetrics } from './adapters/metrics/search-metrics.js';
import { CachedFacets } from './adapters/postgres/cached-facets.js';
import { OutboxIndexLag } from './adapters/postgres/outbox-index-lag.js';
import { PostgresFacetReader } from './adapters/postgres/postgres-facet-reader.js';
import { PostgresIndexStates } from './adapters/postgres/postgres-index-states.js';
import { PostgresListingFeed } from './adapters/postgres/postgres-listing-feed.js';
import { PostgresPostalAreas } from './adapters/postgres/postgres-postal-areas.js';
import { PostgresSearchIndex } from './adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from './adapters/postgres/postgres-vocabulary.js';
import { EngineWatch, IndexLag, MissingEngine, NoEngine } from './application/engine-watch.js';
import { IndexListings } from './application/index-listings.js';
import { Meanings } from './application/meanings.js';
import { CurrentFacets, CurrentTaughtPhrases, EngineGate, SearchListings } from './application/search-listings.js';
import { CurrentTrades } from '../trades/index.js';
import { PostalAreas, UnderstoodSearch } from './application/understood-search.js';
import { FacetReader } from './domain/directory-facets.js';
import { EngineIndex, IndexStates, ListingFeed } from './domain/engine-index.js';
import { SearchIndex } from './domain/search-index.js';
import { LEARNING } from './search-learning.js';
import { INDEX_LISTINGS, SearchMaintenance } from './search-maintenance.js';
import { SearchReads } from './search-reads.js';

/** `none`: PostgreSQL by choice. `missing`: Meilisearch is wanted, but this machine has none. */
export type SearchEngine =
  | { kind: 'meilisearch'; host: string; apiKey: string | undefined; indexName: string }
  | { kind: 'none' }
  | { kind: 'missing'; reason: string };

const ENGINE_INDEX = Symbol('ENGINE_INDEX');
const ENGINE_SEARCH = Symbol('ENGINE_SEARCH');
const CONNECTIONS = 32;

@Module({})
export class SearchModule {
  static configure(engine: SearchEngine): DynamicModule {
    return {
      module: SearchModule,
      controllers: [SearchController, AdminSearchesController],
      providers: [
        ...LEARNING,
        PostgresSearchIndex,
        PostgresVocabulary,
        SearchMaintenance,
        SearchReads,
        { provide: ListingFeed, useClass: PostgresListingFeed },
        { provide: IndexStates, useClass: PostgresIndexStates },
        { provide: FacetReader, useClass: PostgresFacetReader },
        { provide: CurrentFacets, useClass: CachedFacets },
        { provide: PostalAreas, useClass: PostgresPostalAreas },
        { provide: IndexLag, useClass: OutboxIndexLag },
        { provide: ENGINE_INDEX, useFactory: () => engineIndexOf(engine) },
        {
          provide: INDEX_LISTINGS,
          inject: [ENGINE_INDEX, ListingFeed, IndexStates, Outbox],
          useFactory: (index: EngineIndex | undefined, feed: ListingFeed, states: IndexStates, outbox: Outbox) =>
            index && new IndexListings(index, feed, states, outbox),
        },
        {
          provide: EngineGate,
          inject: [ENGINE_INDEX, IndexStates, IndexLag, INDEX_LISTINGS],
          useFactory: gateOf(engine),
        },
        {
          provide: ENGINE_SEARCH,
          inject: [PostgresSearchIndex],
          useFactory: (postgres: SearchIndex) => (engine.kind === 'meilisearch' ? engineSearchOf(engine) : postgres),
        },
        {
          provide: SearchListings,
          inject: [ENGINE_SEARCH, PostgresSearchIndex, EngineGate, CurrentFacets, CurrentTrades, PostalAreas, Registry, CurrentTaughtPhrases, Meanings],
          useFactory: (search: SearchIndex, postgres: SearchIndex, gate: EngineGate, facets: CurrentFacets, trades: CurrentTrades, areas: PostalAreas, registry: Registry, taught: CurrentTaughtPhrases, meanings: Meanings) => {
            const measured = searchMetrics(registry);
            return new SearchListings(measured.index('meilisearch', search), measured.index('postgres', postgres), gate, facets, trades, new UnderstoodSearch(areas), measured.stoodIn, taught, meanings);
          },
        },
      ],
      exports: [SearchListings, EngineGate, INDEX_LISTINGS],
    };
  }
}

function engineIndexOf(engine: SearchEngine): EngineIndex | undefined {
  if (engine.kind !== 'meilisearch') return undefined;
  return new MeilisearchEngineIndex(engine.host, engine.apiKey, engine.indexName);
}

function engineSearchOf({ host, apiKey, indexName }: Extract<SearchEngine, { kind: 'meilisearch' }>): SearchIndex {
  return new MeilisearchSearchIndex(new Pool(host, { connections: CONNECTIONS }), apiKey, indexName);
}

function gateOf(engine: SearchEngine) {
  const logger = new Logger('Search');
  return (index: EngineIndex | undefined, states: IndexStates, lag: IndexLag, listings: IndexListings | undefined) => {
    if (engine.kind === 'none') return new NoEngine();
    if (engine.kind === 'missing' || !index || !listings) {
      return new MissingEngine(engine.kind === 'missing' ? engine.reason : 'no engine');
    }
    return new EngineWatch(index, states, lag, listings, (closed) =>
      closed ? logger.warn(`PostgreSQL answers searches: ${closed}`) : logger.log('Meilisearch answers searches'),
    );
  };
}
