import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeFeed } from '../../../platform/database/change-feed.js';
import { HealthChecks } from '../../../platform/health/health-checks.js';
import type { PartHealth } from '../../../shared/office/health.js';
import { Outbox, type OutboxTopic } from '../../../shared/outbox.js';
import { LISTINGS_CHANGED, type ListingsChanged } from '../../listings/index.js';
import { PostgresSearchIndex } from '../adapters/postgres/postgres-search-index.js';
import { PostgresVocabulary } from '../adapters/postgres/postgres-vocabulary.js';
import { REBUILD_INDEX, type RebuildRequested } from '../application/engines/index-listings.js';
import { MissingEngine } from '../application/engines/without-engine.js';
import { EngineCircuitBreaker } from '../application/engines/circuit-breaker.js';
import { SuggestSearches } from '../application/suggest-searches.js';
import { IndexChanges } from '../domain/engine-index.js';
import { namedToken } from '../../../shared/providers.js';
import type { Engine } from './search-engines.js';
import { DIRECTORY_CHANGED } from '../../../shared/listings/directory-changed.js';

const LOOK_EVERY_MS = 1_000;
const TIME_TO_FINISH_MS = 10_000;
/** At the start, the database may have no free connection yet. */
const RECALL_AGAIN_MS = 5_000;

/** Retried for as long as an outage may last: giving up would force a rebuild. */
const PERSISTENT: OutboxTopic = { batch: 50, retryDelay: 1, retryDelayMax: 5, retryDays: 14 };

/** The engines that are configured and available; none where PostgreSQL answers alone. */
export const ENGINES = namedToken<readonly Engine[]>('SEARCH_ENGINES');

/** Connects the search module to changes of the directory, the outbox and the health of the engines. */
@Injectable()
export class SearchMaintenance implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Search');
  private timer: NodeJS.Timeout | undefined;
  private recalling: NodeJS.Timeout | undefined;
  private following: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly outbox: Outbox,
    changes: ChangeFeed,
    private readonly postgres: PostgresSearchIndex,
    private readonly vocabulary: PostgresVocabulary,
    private readonly breaker: EngineCircuitBreaker,
    health: HealthChecks,
    @Inject(ENGINES) private readonly engines: readonly Engine[],
    private readonly indexChanges: IndexChanges,
    private readonly suggestions: SuggestSearches,
  ) {
    health.register('search', () => this.health());
    changes.on(DIRECTORY_CHANGED, () => this.postgres.forgetTotals());
    outbox.handle<ListingsChanged>(LISTINGS_CHANGED, PERSISTENT, (events) => this.follow(events));
    if (engines.length > 0) {
      // One entry at a time: one engine is rebuilt after the other, and the failure of one repeats nothing for another.
      outbox.handle<RebuildRequested>(REBUILD_INDEX, { ...PERSISTENT, batch: 1, alone: true }, ([entry]) => this.rebuild(entry ?? {}));
    }
  }

  onApplicationBootstrap(): void {
    this.recall();
    this.suggestions
      .prepare()
      .catch((error: unknown) => this.logger.warn(`Suggestions were not prepared, the first one will be slow: ${String(error)}`));
    if (this.engines.length === 0) return;
    const look = () => {
      for (const { watch } of this.engines) void watch.look();
    };
    look();
    this.timer = setInterval(look, LOOK_EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.recalling);
    // The embedded engine stops together with this process: its watch must not report that as an outage.
    for (const { watch } of this.engines) watch.stop();
    const settled = Promise.all([this.following, ...this.engines.map(({ watch }) => watch.look())]);
    await Promise.race([settled, sleep(TIME_TO_FINISH_MS, undefined, { ref: false })]);
  }

  /** Repeats until it succeeds: without the vocabulary, misspelt words are not understood. */
  private recall(): void {
    this.vocabulary.recall().catch((error: unknown) => {
      this.logger.warn(`The vocabulary of the directory was not loaded, and is retried in ${RECALL_AGAIN_MS / 1000} s: ${String(error)}`);
      this.recalling = setTimeout(() => this.recall(), RECALL_AGAIN_MS).unref();
    });
  }

  private health(): PartHealth {
    const { breaker, engines } = this;
    if (breaker instanceof MissingEngine) return { status: 'degraded', detail: `PostgreSQL answers: ${breaker.reason}` };
    const away = engines.filter(({ watch }) => !watch.usable());
    if (away.length === 0) return { status: 'ok' };
    if (engines.length === 1) return { status: 'degraded', detail: `PostgreSQL answers: ${away[0]!.watch.reason}` };
    const each = engines.map(({ name, watch }) => `${name}: ${watch.reason ?? 'answers'}`).join('; ');
    return { status: 'degraded', detail: away.length === engines.length ? `PostgreSQL answers; ${each}` : each };
  }

  private async follow(events: ListingsChanged[]): Promise<void> {
    const keys = [...new Set(events.flatMap((event) => event.keys ?? []))];
    if (keys.length > 0) {
      await this.vocabulary.learn(keys);
      await this.handOn(keys);
    }
    if (events.some(({ all }) => all)) {
      await this.vocabulary.relearn();
      await this.handOn('all');
    }
  }

  /**
   * Resolves when one engine has the change; the others follow at their own pace, triggered by their health checks. Without an engine, the
   * change is stored for the engines of other processes, and for one that is configured again later: its index continues from there.
   */
  private async handOn(change: number[] | 'all'): Promise<void> {
    if (this.engines.length === 0 && !(await this.indexChanges.areFollowed())) return;
    await this.indexChanges.append(change);
    if (this.engines.length === 0) return;
    const followed = this.engines.map(({ listings }) => listings.follow());
    this.following = Promise.allSettled(followed);
    await Promise.any(followed).catch(({ errors }: AggregateError) => Promise.reject(errors[0] as Error));
  }

  private async rebuild({ engine }: RebuildRequested): Promise<void> {
    const [first, ...others] = this.engines.filter(({ listings }) => engine === undefined || listings.key.current === engine);
    // An engine that is no longer configured needs no index.
    if (!first) return;
    for (const { listings } of others) await this.outbox.add(REBUILD_INDEX, { engine: listings.key.current } satisfies RebuildRequested);
    await this.rebuildOne(first);
  }

  private async rebuildOne({ name, listings }: Engine): Promise<void> {
    const start = performance.now();
    const where = this.engines.length === 1 ? '' : ` at ${name}`;
    this.logger.log(`Building the search index${where} beside the one in use`);
    const count = await listings.rebuild();
    if (count === undefined) {
      this.logger.log(`Most listings changed: the index rebuild${where} starts again`);
      return;
    }
    this.logger.log(`The search index${where} has ${count} listings (${((performance.now() - start) / 1_000).toFixed(1)} s)`);
  }
}
