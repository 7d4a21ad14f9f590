import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Pool } from 'undici';
import { Clock } from '../../shared/clock.js';
import { CacheVersion } from '../../platform/web/cache-version.js';
import { Outbox } from '../../shared/outbox.js';
import { AdminSearchesController } from './adapters/http/learning/admin-searches.controller.js';
import { SearchController } from './adapters/http/search.controller.js';
import { SearchTags } from './adapters/http/search-tags.js';
import { SearchPinsController } from './adapters/http/search-pins.controller.js';
import { SuggestController } from './adapters/http/suggest.controller.js';
import { MeilisearchBusinessNames } from './adapters/meilisearch/meilisearch-business-names.js';
import { MeilisearchEngineIndex } from './adapters/meilisearch/meilisearch-engine-index.js';
import { MeilisearchSearchIndex } from './adapters/meilisearch/meilisearch-search-index.js';
import { type SearchMetrics, searchMetrics } from './adapters/metrics/search-metrics.js';
import { CachedFacets } from './adapters/postgres/cached-facets.js';
import { CachedPlaceCounts } from './adapters/postgres/cached-place-counts.js';
import { CachedTitles } from './adapters/postgres/cached-titles.js';
import { OutboxIndexLag } from './adapters/postgres/outbox-index-lag.js';
import { PostgresApproximatePlaces } from './adapters/postgres/postgres-approximate-places.js';
import { PostgresBusinessNames } from './adapters/postgres/postgres-business-names.js';
import { PostgresFacetReader } from './adapters/postgres/postgres-facet-reader.js';
import { PostgresIndexStates } from './adapters/postgres/postgres-index-states.js';
import { PostgresListingFeed } from './adapters/postgres/postgres-listing-feed.js';
import { PostgresPostalAreas } from './adapters/postgres/postgres-postal-areas.js';
import { PostgresSearchIndex } from './adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from './adapters/postgres/postgres-vocabulary.js';
import { EngineWatch, IndexLag, MissingEngine, NoEngine } from './application/engine-watch.js';
import { ApproximatePlaces, SearchPins } from './application/search-pins.js';
import { IndexListings } from './application/index-listings.js';
import { CachedBusinessNames, CachedSearchIndex } from './application/cached-answers.js';
import { Meanings } from './application/meanings.js';
import { CurrentFacets, CurrentTaughtPhrases, EngineCircuitBreaker, SearchListings } from './application/search-listings.js';
import { type BusinessNames, CurrentPlaceCounts, SuggestSearches, TitledBusinesses } from './application/suggest-searches.js';
import { CurrentTrades } from '../trades/index.js';
import { PostalAreas, UnderstoodSearch } from './application/understood-search.js';
import { EngineIndex, IndexStates, ListingFeed } from './domain/engine-index.js';
import { SearchIndex } from './domain/search-index.js';
import { LEARNING } from './wiring/search-learning.js';
import { INDEX_LISTINGS, SearchMaintenance } from './wiring/search-maintenance.js';
import { SearchReads } from './wiring/search-reads.js';
import { factoryProvider, namedToken } from '../../shared/providers.js';
import { TownPlaces } from '../../shared/town-places.js';
import { GazetteerTowns } from './domain/understanding/towns.js';

/** `none`: PostgreSQL by choice. `missing`: Meilisearch is wanted, but this machine has none. */
export type SearchEngine =
  | { kind: 'meilisearch'; host: string; apiKey: string | undefined; indexName: string }
  | { kind: 'none' }
  | { kind: 'missing'; reason: string };

const ENGINE_INDEX = namedToken<EngineIndex | undefined>('ENGINE_INDEX');
const ENGINE_SEARCH = namedToken<SearchIndex>('ENGINE_SEARCH');
const METRICS = namedToken<SearchMetrics>('SEARCH_METRICS');
const ENGINE_NAMES = namedToken<BusinessNames>('ENGINE_NAMES');
const CONNECTIONS = 32;
const CONNECTIONS_FOR_NAMES = 8;
/** Some 500 pages of twenty businesses. */
const CACHED_PAGES_BYTES = 12 << 20;
const CACHED_NAMES_BYTES = 2 << 20;

/** For the listings module, which this one needs. Only this is global: a global module ends after the database, too late to write counts. */
@Global()
@Module({ providers: [{ provide: TownPlaces, useClass: GazetteerTowns }], exports: [TownPlaces] })
class Towns {}

@Module({})
export class SearchModule {
  static configure(engine: SearchEngine): DynamicModule {
    return {
      module: SearchModule,
      imports: [Towns],
      controllers: [SearchController, SearchPinsController, SuggestController, AdminSearchesController],
      providers: [
        ...LEARNING,
        PostgresBusinessNames,
        PostgresSearchIndex,
        PostgresVocabulary,
        SearchMaintenance,
        SearchReads,
        factoryProvider(METRICS, [Registry], searchMetrics),
        factoryProvider(
          SearchTags,
          [CacheVersion, EngineCircuitBreaker, METRICS],
          (content, breaker, { cached }) => new SearchTags(content, breaker, cached),
        ),
        { provide: ListingFeed, useClass: PostgresListingFeed },
        { provide: IndexStates, useClass: PostgresIndexStates },
        PostgresFacetReader,
        { provide: CurrentFacets, useClass: CachedFacets },
        { provide: CurrentPlaceCounts, useClass: CachedPlaceCounts },
        { provide: TitledBusinesses, useClass: CachedTitles },
        { provide: Meanings, useFactory: () => new Meanings() },
        { provide: PostalAreas, useClass: PostgresPostalAreas },
        { provide: IndexLag, useClass: OutboxIndexLag },
        { provide: ENGINE_INDEX, useFactory: () => engineIndexOf(engine) },
        factoryProvider(
          INDEX_LISTINGS,
          [ENGINE_INDEX, ListingFeed, IndexStates, Outbox],
          (index, feed, states, outbox) => index && new IndexListings(index, feed, states, outbox),
        ),
        factoryProvider(EngineCircuitBreaker, [ENGINE_INDEX, IndexStates, IndexLag, INDEX_LISTINGS], breakerOf(engine)),
        factoryProvider(ENGINE_SEARCH, [PostgresSearchIndex], (postgres) =>
          engine.kind === 'meilisearch' ? engineSearchOf(engine) : postgres,
        ),
        factoryProvider(
          SearchListings,
          [
            ENGINE_SEARCH,
            PostgresSearchIndex,
            EngineCircuitBreaker,
            CurrentFacets,
            CurrentTrades,
            PostalAreas,
            Clock,
            METRICS,
            CurrentTaughtPhrases,
            Meanings,
            CacheVersion,
            TitledBusinesses,
          ],
          (search, postgres, breaker, facets, trades, areas, clock, measured, taught, meanings, changes, titles) => {
            // PostgreSQL's answers are not kept: what was written is found there at once.
            const cached = new CachedSearchIndex(
              measured.index('meilisearch', search),
              CACHED_PAGES_BYTES,
              () => changes.current,
              measured.cached,
            );
            return new SearchListings(
              cached,
              measured.index('postgres', postgres),
              breaker,
              facets,
              trades,
              new UnderstoodSearch(areas, clock, titles),
              clock,
              measured.fallback,
              taught,
              meanings,
            );
          },
        ),
        { provide: ApproximatePlaces, useClass: PostgresApproximatePlaces },
        factoryProvider(SearchPins, [SearchListings, ApproximatePlaces], (listings, places) => new SearchPins(listings, places)),
        factoryProvider(ENGINE_NAMES, [PostgresBusinessNames], (postgres) =>
          engine.kind === 'meilisearch' ? engineNamesOf(engine) : postgres,
        ),
        factoryProvider(
          SuggestSearches,
          [
            ENGINE_NAMES,
            PostgresBusinessNames,
            EngineCircuitBreaker,
            CurrentFacets,
            CurrentTrades,
            CurrentPlaceCounts,
            Meanings,
            CacheVersion,
            CurrentTaughtPhrases,
            TitledBusinesses,
          ],
          (names, postgres, breaker, facets, trades, counts, meanings, changes, taught, titles) =>
            new SuggestSearches(
              new CachedBusinessNames(names, CACHED_NAMES_BYTES, () => changes.current),
              postgres,
              breaker,
              { facets, trades, counts, taught, titles },
              meanings,
            ),
        ),
      ],
      exports: [SearchListings, EngineCircuitBreaker, INDEX_LISTINGS],
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

function breakerOf(engine: SearchEngine) {
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
