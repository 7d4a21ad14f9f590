import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Clock } from '../../shared/clock.js';
import { CacheVersion } from '../../platform/web/cache-version.js';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { PgBossOutbox } from '../../platform/outbox/pg-boss-outbox.js';
import { Outbox } from '../../shared/outbox.js';
import { AdminSearchesController } from './adapters/http/learning/admin-searches.controller.js';
import { SearchController } from './adapters/http/search.controller.js';
import { SearchEtags } from './adapters/http/search-etags.js';
import { FilterChoicesController } from './adapters/http/filter-choices.controller.js';
import { SearchPinsController } from './adapters/http/search-pins.controller.js';
import { SuggestController } from './adapters/http/suggest.controller.js';
import { EngineMetrics } from './adapters/metrics/engine-metrics.js';
import { type SearchMetrics, searchMetrics } from './adapters/metrics/search-metrics.js';
import { CachedFacets } from './adapters/postgres/cached-facets.js';
import { CachedPlaceCounts } from './adapters/postgres/cached-place-counts.js';
import { CachedTitles } from './adapters/postgres/cached-titles.js';
import { PostgresKnownApproximatePlaces } from './adapters/postgres/postgres-known-approximate-places.js';
import { PostgresBusinessWebsites } from './adapters/postgres/postgres-business-websites.js';
import { PostgresBusinessNames } from './adapters/postgres/postgres-business-names.js';
import { PostgresFacetReader } from './adapters/postgres/postgres-facet-reader.js';
import { PostgresIndexChanges } from './adapters/postgres/postgres-index-changes.js';
import { PostgresPostalAreas } from './adapters/postgres/postgres-postal-areas.js';
import { PostgresSearchIndex } from './adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from './adapters/postgres/postgres-vocabulary.js';
import { ReplicatedSearchIndex } from './adapters/postgres/replicated-search-index.js';
import { ReplicaReads } from '../../platform/database/replica-reads.js';
import { EngineCircuitBreaker } from './application/engines/circuit-breaker.js';
import { EnginePool, PooledBusinessNames, PooledSearchIndex } from './application/engines/engine-pool.js';
import { MissingEngine, NoEngine } from './application/engines/without-engine.js';
import { KnownApproximatePlaces } from './application/known-approximate-places.js';
import { Distances } from './application/distances.js';
import { ReadFilterChoices } from './application/filter-choices.js';
import { SearchPins } from './application/search-pins.js';
import { BusinessWebsites } from './application/business-websites.js';
import { CachedBusinessNames, CachedSearchIndex } from './application/cached-answers.js';
import { Meanings } from './application/meanings.js';
import { CurrentFacets, CurrentTaughtPhrases, SearchListings } from './application/search-listings.js';
import { type BusinessNames, CurrentPlaceCounts, SuggestSearches, TitledBusinesses } from './application/suggest-searches.js';
import { CurrentTrades } from '../trades/index.js';
import { PostalAreas } from './application/understood/search-places.js';
import { UnderstoodSearch } from './application/understood/understood-search.js';
import { IndexChanges } from './domain/engine-index.js';
import { SearchIndex } from './domain/search-index.js';
import { LEARNING } from './wiring/search-learning.js';
import { type Engine, enginesOf, type MeilisearchEngines } from './wiring/search-engines.js';
import { ChangesInSearch } from './wiring/changes-in-search.js';
import { ENGINES, SearchMaintenance } from './wiring/search-maintenance.js';
import { SearchReads } from './wiring/search-reads.js';
import { classProvider, factoryProvider, namedToken } from '../../shared/providers.js';
import { TownPlaces } from '../../shared/places/town-places.js';
import { GazetteerTowns } from './domain/understanding/towns.js';

/** `none`: PostgreSQL by choice. `missing`: Meilisearch is wanted, but this machine has none. */
export type SearchEngine = MeilisearchEngines | { kind: 'none' } | { kind: 'missing'; reason: string };

const ENGINE_SEARCH = namedToken<SearchIndex>('ENGINE_SEARCH');
const METRICS = namedToken<SearchMetrics>('SEARCH_METRICS');
const ENGINE_NAMES = namedToken<BusinessNames>('ENGINE_NAMES');
/** Some 400 pages of twenty businesses; pages with distances have another cache of this size (`Distances`). */
const CACHED_PAGES_BYTES = 6 << 20;
const CACHED_NAMES_BYTES = 2 << 20;

/**
 * For the listings module, which this one needs. Only this is global: global modules are destroyed after the database, too late to write
 * counts.
 */
@Global()
@Module({ providers: [{ provide: TownPlaces, useClass: GazetteerTowns }], exports: [TownPlaces] })
class Towns {}

@Module({})
export class SearchModule {
  static configure(engine: SearchEngine): DynamicModule {
    return {
      module: SearchModule,
      imports: [Towns],
      controllers: [SearchController, FilterChoicesController, SearchPinsController, SuggestController, AdminSearchesController],
      providers: [
        ...LEARNING,
        PostgresBusinessNames,
        PostgresSearchIndex,
        PostgresVocabulary,
        SearchMaintenance,
        ChangesInSearch,
        SearchReads,
        factoryProvider(METRICS, [Registry], searchMetrics),
        factoryProvider(
          SearchEtags,
          [CacheVersion, EngineCircuitBreaker, METRICS],
          (content, breaker, { cached }) => new SearchEtags(content, breaker, cached),
        ),
        PostgresFacetReader,
        { provide: CurrentFacets, useClass: CachedFacets },
        { provide: CurrentPlaceCounts, useClass: CachedPlaceCounts },
        { provide: TitledBusinesses, useClass: CachedTitles },
        { provide: Meanings, useFactory: () => new Meanings() },
        { provide: PostalAreas, useClass: PostgresPostalAreas },
        { provide: BusinessWebsites, useClass: PostgresBusinessWebsites },
        factoryProvider(IndexChanges, [PostgresTransaction], (transaction) => new PostgresIndexChanges(transaction)),
        factoryProvider(ENGINES, [IndexChanges, Outbox, PgBossOutbox, PostgresTransaction], (changes, outbox, backlog, transaction) =>
          engine.kind === 'meilisearch' ? enginesOf(engine, changes, outbox, backlog, transaction) : [],
        ),
        factoryProvider(EngineCircuitBreaker, [ENGINES], (engines) => breakerOf(engine, engines)),
        factoryProvider(EngineMetrics, [Registry, ENGINES], (registry, engines) => new EngineMetrics(registry, engines)),
        factoryProvider(ENGINE_SEARCH, [EngineCircuitBreaker, PostgresSearchIndex], (pool, postgres) =>
          pool instanceof EnginePool ? new PooledSearchIndex(pool) : postgres,
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
            ReplicaReads,
            KnownApproximatePlaces,
            BusinessWebsites,
          ],
          (
            search,
            postgres,
            breaker,
            facets,
            trades,
            areas,
            clock,
            measured,
            taught,
            meanings,
            changes,
            titles,
            replicas,
            places,
            websites,
          ) => {
            // PostgreSQL's answers are not cached: changes are found there at once.
            const cached = new CachedSearchIndex(
              measured.index('meilisearch', search),
              CACHED_PAGES_BYTES,
              () => changes.current,
              measured.cached,
            );
            const measuredPostgres = measured.index('postgres', new ReplicatedSearchIndex(postgres, replicas));
            return new SearchListings(
              { engine: cached, postgres: measuredPostgres, breaker, onFallback: measured.fallback },
              { facets, trades, taught, websites },
              { meanings, searches: new UnderstoodSearch(areas, clock, titles) },
              new Distances(places),
              clock,
            );
          },
        ),
        { provide: KnownApproximatePlaces, useClass: PostgresKnownApproximatePlaces },
        classProvider(ReadFilterChoices, [CurrentFacets, CurrentPlaceCounts]),
        factoryProvider(SearchPins, [SearchListings, KnownApproximatePlaces], (listings, places) => new SearchPins(listings, places)),
        factoryProvider(ENGINE_NAMES, [EngineCircuitBreaker, PostgresBusinessNames], (pool, postgres) =>
          pool instanceof EnginePool ? new PooledBusinessNames(pool) : postgres,
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
      exports: [SearchListings, EngineCircuitBreaker],
    };
  }
}

function breakerOf(engine: SearchEngine, engines: readonly Engine[]): EngineCircuitBreaker {
  if (engine.kind === 'none') return new NoEngine();
  return engine.kind === 'missing' ? new MissingEngine(engine.reason) : new EnginePool(engines);
}
