import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Pool } from 'undici';
import { Clock } from '../../shared/clock.js';
import { Outbox } from '../../shared/outbox.js';
import { AdminSearchesController } from './adapters/http/learning/admin-searches.controller.js';
import { SearchController } from './adapters/http/search.controller.js';
import { SearchTags } from './adapters/http/search-tags.js';
import { SuggestController } from './adapters/http/suggest.controller.js';
import { MeilisearchBusinessNames } from './adapters/meilisearch/meilisearch-business-names.js';
import { MeilisearchEngineIndex } from './adapters/meilisearch/meilisearch-engine-index.js';
import { MeilisearchSearchIndex } from './adapters/meilisearch/meilisearch-search-index.js';
import { searchMetrics } from './adapters/metrics/search-metrics.js';
import { CachedFacets } from './adapters/postgres/cached-facets.js';
import { CachedPlaceCounts } from './adapters/postgres/cached-place-counts.js';
import { OutboxIndexLag } from './adapters/postgres/outbox-index-lag.js';
import { PostgresBusinessNames } from './adapters/postgres/postgres-business-names.js';
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
import { type BusinessNames, CurrentPlaceCounts, SuggestSearches } from './application/suggest-searches.js';
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
const ENGINE_NAMES = Symbol('ENGINE_NAMES');
const CONNECTIONS = 32;
const CONNECTIONS_FOR_NAMES = 8;

@Module({})
export class SearchModule {
  static configure(engine: SearchEngine): DynamicModule {
    return {
      module: SearchModule,
      controllers: [SearchController, SuggestController, AdminSearchesController],
      providers: [
        ...LEARNING,
        PostgresBusinessNames,
        PostgresSearchIndex,
        PostgresVocabulary,
        SearchMaintenance,
        SearchReads,
        SearchTags,
        { provide: ListingFeed, useClass: PostgresListingFeed },
        { provide: IndexStates, useClass: PostgresIndexStates },
        { provide: FacetReader, useClass: PostgresFacetReader },
        { provide: CurrentFacets, useClass: CachedFacets },
        { provide: CurrentPlaceCounts, useClass: CachedPlaceCounts },
        { provide: Meanings, useFactory: () => new Meanings() },
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
          inject: [ENGINE_SEARCH, PostgresSearchIndex, EngineGate, CurrentFacets, CurrentTrades, PostalAreas, Clock, Registry, CurrentTaughtPhrases, Meanings],
          useFactory: (search: SearchIndex, postgres: SearchIndex, gate: EngineGate, facets: CurrentFacets, trades: CurrentTrades, areas: PostalAreas, clock: Clock, registry: Registry, taught: CurrentTaughtPhrases, meanings: Meanings) => {
            const measured = searchMetrics(registry);
            return new SearchListings(measured.index('meilisearch', search), measured.index('postgres', postgres), gate, facets, trades, new UnderstoodSearch(areas, clock), clock, measured.stoodIn, taught, meanings);
          },
        },
        {
          provide: ENGINE_NAMES,
          inject: [PostgresBusinessNames],
          useFactory: (postgres: BusinessNames) => (engine.kind === 'meilisearch' ? engineNamesOf(engine) : postgres),
        },
        {
          provide: SuggestSearches,
          inject: [ENGINE_NAMES, PostgresBusinessNames, EngineGate, CurrentFacets, CurrentTrades, CurrentPlaceCounts, Meanings],
          useFactory: (names: BusinessNames, postgres: BusinessNames, gate: EngineGate, facets: CurrentFacets, trades: CurrentTrades, counts: CurrentPlaceCounts, meanings: Meanings) =>
            new SuggestSearches(names, postgres, gate, { facets, trades, counts }, meanings),
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

function engineNamesOf({ host, apiKey, indexName }: Extract<SearchEngine, { kind: 'meilisearch' }>): BusinessNames {
  return new MeilisearchBusinessNames(new Pool(host, { connections: CONNECTIONS_FOR_NAMES }), apiKey, indexName);
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
