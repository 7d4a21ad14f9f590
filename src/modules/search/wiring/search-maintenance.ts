import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ChangeFeed } from '../../../platform/database/change-feed.js';
import { HealthChecks } from '../../../platform/health/health-checks.js';
import type { PartHealth } from '../../../shared/health.js';
import { Outbox, type OutboxTopic } from '../../../shared/outbox.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../listings/index.js';
import { DIRECTORY_CHANGED } from '../adapters/postgres/cached-facets.js';
import { PostgresSearchIndex } from '../adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from '../adapters/postgres/postgres-vocabulary.js';
import { EngineWatch, MissingEngine } from '../application/engine-watch.js';
import { IndexListings, REBUILD_INDEX } from '../application/index-listings.js';
import { EngineCircuitBreaker } from '../application/search-listings.js';
import { SuggestSearches } from '../application/suggest-searches.js';
import { namedToken } from '../../../shared/providers.js';

const LOOK_EVERY_MS = 1_000;

/** Retried for as long as an outage may last: giving up would force a rebuild. */
const PERSISTENT: OutboxTopic = { batch: 50, retryDelay: 1, retryDelayMax: 5, retryDays: 14 };

export const INDEX_LISTINGS = namedToken<IndexListings | undefined>('INDEX_LISTINGS');

/** Connects the search module to changes of the directory, the outbox and the engine's health. */
@Injectable()
export class SearchMaintenance implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Search');
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    outbox: Outbox,
    changes: ChangeFeed,
    private readonly postgres: PostgresSearchIndex,
    private readonly vocabulary: PostgresVocabulary,
    private readonly breaker: EngineCircuitBreaker,
    health: HealthChecks,
    @Inject(INDEX_LISTINGS) private readonly index: IndexListings | undefined,
    private readonly suggestions: SuggestSearches,
  ) {
    health.register('search', () => this.health());
    changes.on(DIRECTORY_CHANGED, () => this.postgres.forgetTotals());
    outbox.handle<ListingsChanged>(LISTINGS_CHANGED, PERSISTENT, (events) => this.follow(events));
    if (index) outbox.handle(REBUILD_INDEX, { ...PERSISTENT, alone: true }, () => this.rebuild(index));
  }

  onApplicationBootstrap(): void {
    this.vocabulary
      .recall()
      .catch((error: unknown) => this.logger.warn(`The vocabulary of the directory was not loaded: ${String(error)}`));
    this.suggestions
      .prepare()
      .catch((error: unknown) => this.logger.warn(`Suggestions were not prepared, the first one will be slow: ${String(error)}`));
    const { breaker } = this;
    if (!(breaker instanceof EngineWatch)) return;
    const look = () => {
      this.looking ??= breaker.look().finally(() => (this.looking = undefined));
    };
    look();
    this.timer = setInterval(look, LOOK_EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private health(): PartHealth {
    const { breaker } = this;
    const reason = breaker instanceof EngineWatch || breaker instanceof MissingEngine ? breaker.reason : undefined;
    return reason === undefined ? { status: 'ok' } : { status: 'degraded', detail: `PostgreSQL answers: ${reason}` };
  }

  private async follow(events: ListingsChanged[]): Promise<void> {
    const keys = [...new Set(events.flatMap((event) => event.keys ?? []))];
    if (keys.length > 0) {
      await this.vocabulary.learn(keys);
      await this.index?.refresh(keys);
    }
    if (events.some(({ all }) => all)) {
      await this.vocabulary.relearn();
      await this.index?.renew();
    }
  }

  private async rebuild(index: IndexListings): Promise<void> {
    const start = performance.now();
    this.logger.log('Building the search index beside the one in use');
    const listings = await index.rebuild();
    if (listings === undefined) {
      this.logger.log('Most listings changed: the index rebuild starts again');
      return;
    }
    this.logger.log(`The search index has ${listings} listings (${((performance.now() - start) / 1_000).toFixed(1)} s)`);
  }
}
