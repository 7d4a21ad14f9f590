import { setTimeout as sleep } from 'node:timers/promises';
import { SearchEngineUnavailable, SearchIndex, type SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';
import { EngineCircuitBreaker } from './circuit-breaker.js';
import { BusinessNames, type NamedBusiness } from '../suggest-searches.js';
import type { EngineWatch } from './engine-watch.js';

/** One engine: its health watch, and the ports that ask it. */
export interface PooledEngine {
  watch: EngineWatch;
  search: SearchIndex;
  names: BusinessNames;
}

interface Timeouts {
  /** After this time without an answer, the next engine is asked as well. */
  nextMs: number;
  /** After this time the request fails. The same as the timeout of a single engine. */
  mostMs: number;
}

const DEFAULT_TIMEOUTS: Timeouts = { nextMs: 150, mostMs: 400 };
/** Where PostgreSQL cannot answer. */
const LAST_RESORT_TIMEOUTS: Timeouts = { nextMs: 600, mostMs: 1_400 };

/** Another engine is preferred to the present one only if it is this many times faster: smaller differences are chance. */
const CLEARLY_FASTER = 2;
const MIN_GAIN_MS = 2;
/** After this many answers in a row that another engine gave first, that engine is preferred. */
const MAX_OVERTAKEN = 3;
/** For this long after late answers, an engine's fast health checks alone do not make it the preferred one again. */
const OVERTAKEN_MS = 30_000;
/** Maximum of questions that are sent to two engines at the same time: when all engines are slow, that makes them slower. */
const MAX_ASKED_TWICE = 8;

/**
 * Several engines, each with the whole index. One of them is asked as long as it answers. The next one is asked at once when it fails, and
 * also when it has not answered after a short time. The circuit breaker of each engine decides whether it may answer.
 */
export class EnginePool extends EngineCircuitBreaker {
  readonly configured = true;
  private preferred: PooledEngine | undefined;
  private overtaken = 0;
  private overtakenAt = -Infinity;
  private askedTwice = 0;
  /** Position of the latest change that an answer may have contained. */
  private shown = 0;
  private readonly editions = new WeakMap<EngineWatch, string | null>();

  constructor(readonly engines: readonly PooledEngine[]) {
    super();
  }

  usable(): boolean {
    this.followEditions();
    return this.engines.some((engine) => this.mayAnswer(engine));
  }

  lastResort(): boolean {
    return this.engines.some(({ watch }) => watch.lastResort());
  }

  /** Each engine counts its own answers and failures. */
  answered(): void {}
  failed(): void {}

  /** @throws SearchEngineUnavailable when none answers in time */
  async ask<T>(question: (engine: PooledEngine) => Promise<T>, { lastResort = false } = {}): Promise<T> {
    const order = this.order(lastResort);
    if (order.length === 0) throw new SearchEngineUnavailable('No search engine can be used');
    if (order.length === 1) return this.askOne(order[0]!, question);
    return this.askInTurn(order, question, lastResort ? LAST_RESORT_TIMEOUTS : DEFAULT_TIMEOUTS);
  }

  /** The preferred one first, the others by how fast they answered health checks. */
  private order(lastResort: boolean): PooledEngine[] {
    this.followEditions();
    const able = this.engines.filter((engine) => (lastResort ? engine.watch.lastResort() : this.mayAnswer(engine)));
    if (able.length < 2) return able;
    const [nearest, ...others] = able.toSorted((a, b) => a.watch.latencyMs - b.watch.latencyMs);
    const { preferred } = this;
    const compares = performance.now() - this.overtakenAt > OVERTAKEN_MS;
    const stays = preferred && able.includes(preferred) && !(compares && isClearlyFaster(nearest!.watch, preferred.watch));
    this.preferred = stays ? preferred : nearest!;
    return [this.preferred, ...[nearest!, ...others].filter((engine) => engine !== this.preferred)];
  }

  /**
   * After a restore of the database, positions continue from where the backup was, and each index is rebuilt. If such an index has fewer
   * changes than {@link shown}, and no engine has them all, `shown` is set back: otherwise no engine would be asked again.
   */
  private followEditions(): void {
    for (const { watch } of this.engines) {
      const before = this.editions.get(watch);
      if (!watch.usable() || before === watch.edition) continue;
      const isBehind = before !== undefined && watch.position < this.shown;
      if (isBehind && this.engines.some((engine) => this.mayAnswer(engine))) continue;
      this.editions.set(watch, watch.edition);
      if (isBehind) this.shown = watch.position;
    }
  }

  /** A change that one engine's answer contained must not be missing in the answer of another. */
  private mayAnswer({ watch }: PooledEngine): boolean {
    return watch.usable() && (this.engines.length === 1 || watch.position >= this.shown);
  }

  private async askOne<T>(engine: PooledEngine, question: (engine: PooledEngine) => Promise<T>): Promise<T> {
    const { watch } = engine;
    const { epoch } = watch;
    const begun = performance.now();
    try {
      const answer = await question(engine);
      if (epoch !== watch.epoch) throw new SearchEngineUnavailable(`${watch.name}: its connection was lost meanwhile`);
      watch.answered();
      this.shown = Math.max(this.shown, watch.position);
      return answer;
    } catch (error) {
      if (error instanceof SearchEngineUnavailable) watch.failed(error, begun);
      throw error;
    }
  }

  private askInTurn<T>(order: readonly PooledEngine[], question: (engine: PooledEngine) => Promise<T>, timeouts: Timeouts): Promise<T> {
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      let [asked, waiting] = [0, 0];
      const end = (finish: () => void) => {
        if (over.signal.aborted) return;
        over.abort();
        finish();
      };
      const askNext = () => {
        const index = asked;
        asked += 1;
        waiting += 1;
        const isSecond = waiting > 1;
        if (isSecond) this.askedTwice += 1;
        this.askOne(order[index]!, question)
          .then(
            (answer) => end(() => (this.note(order, index), resolve(answer))),
            (error: Error) => {
              waiting -= 1;
              if (!(error instanceof SearchEngineUnavailable)) end(() => reject(error));
              else if (asked < order.length && !over.signal.aborted) askNext();
              else if (waiting === 0) end(() => reject(error));
            },
          )
          .finally(() => {
            if (isSecond) this.askedTwice -= 1;
          });
        if (asked < order.length) {
          void after(timeouts.nextMs, over.signal, () => {
            if (asked === index + 1 && this.askedTwice < MAX_ASKED_TWICE) askNext();
          });
        }
      };
      askNext();
      const late = new SearchEngineUnavailable(`No search engine answered within ${timeouts.mostMs} ms`);
      void after(timeouts.mostMs, over.signal, () => end(() => reject(late)));
    });
  }

  private note(order: readonly PooledEngine[], winner: number): void {
    this.overtaken = winner === 0 ? 0 : this.overtaken + 1;
    if (this.overtaken < MAX_OVERTAKEN) return;
    this.preferred = order[winner];
    this.overtaken = 0;
    this.overtakenAt = performance.now();
  }
}

function isClearlyFaster(one: EngineWatch, other: EngineWatch): boolean {
  return one.latencyMs * CLEARLY_FASTER + MIN_GAIN_MS < other.latencyMs;
}

async function after(milliseconds: number, signal: AbortSignal, work: () => void): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal, ref: false });
  } catch {
    return;
  }
  work();
}

/** The engines of a pool as one index. */
export class PooledSearchIndex extends SearchIndex {
  constructor(private readonly pool: EnginePool) {
    super();
  }

  search(query: SearchQuery, options?: { lastResort?: boolean }): Promise<SearchPage> {
    return this.pool.ask(({ search }) => search.search(query, options), options);
  }
}

/** The engines of a pool as one source of names. */
export class PooledBusinessNames extends BusinessNames {
  constructor(private readonly pool: EnginePool) {
    super();
  }

  startingWith(text: string, limit: number): Promise<NamedBusiness[]> {
    return this.pool.ask(({ names }) => names.startingWith(text, limit));
  }
}
