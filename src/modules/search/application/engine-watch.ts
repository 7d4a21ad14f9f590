import type { EngineIndex, IndexStates } from '../domain/engine-index.js';
import type { IndexListings } from './index-listings.js';
import { SearchEngineUnavailable } from '../domain/search-index.js';
import { EngineCircuitBreaker } from './search-listings.js';

/** An index that is this far behind the directory does not answer. Changes must be searchable within two seconds. */
const MAX_LAG_SECONDS = 2;

/** Consecutive failures that open the circuit breaker: a single slow answer would send every search to PostgreSQL. */
const MAX_FAILURES = 3;

/** What still waits to be done to the index. */
export abstract class IndexLag {
  /** `seconds`: age of the oldest change not yet indexed, 0 when none waits. `rebuild`: one waits or is under way. */
  abstract read(): Promise<{ seconds: number; rebuild: boolean }>;
}

/** Why the engine may not answer now, `undefined` while it may. */
export type Closed = string | undefined;

/**
 * Circuit breaker with health checks: the engine may answer while it is reachable, has a complete index of the right format, and is up to
 * date with the directory. A refused connection, or several failed answers in a row, open it until the next check has confirmed all of that
 * again. Without the database nothing can change, so an engine that was up to date stays so.
 */
export class EngineWatch extends EngineCircuitBreaker {
  readonly configured = true;
  private closed: Closed = 'not looked at yet';
  private failuresInARow = 0;
  private isRight = false;

  constructor(
    private readonly engine: EngineIndex,
    private readonly states: IndexStates,
    private readonly lag: IndexLag,
    private readonly index: IndexListings,
    private readonly report: (closed: Closed) => void,
  ) {
    super();
  }

  usable(): boolean {
    return this.closed === undefined;
  }

  lastResort(): boolean {
    return this.isRight;
  }

  /** Why searches go to PostgreSQL, for the operator. */
  get reason(): Closed {
    return this.closed;
  }

  answered(): void {
    this.failuresInARow = 0;
  }

  failed(error: SearchEngineUnavailable): void {
    this.failuresInARow += 1;
    if (error.refused || this.failuresInARow >= MAX_FAILURES) this.set(error.message);
  }

  /** Runs one health check; call it about every second. Never throws. */
  async look(): Promise<void> {
    let exists = false;
    try {
      exists = await this.engine.exists('live');
      if (!exists) this.isRight = false;
      const findings = await this.findings(exists);
      this.isRight = findings === undefined;
      this.set(findings);
    } catch (error) {
      const isOfDatabase = !(error instanceof SearchEngineUnavailable);
      if (isOfDatabase && exists && this.usable()) return;
      this.set((error as Error).message);
    }
  }

  private async findings(exists: boolean): Promise<Closed> {
    const state = await this.states.read();
    const lag = await this.lag.read();
    if (!exists || !state.ready || state.signature !== this.engine.signature) {
      if (!lag.rebuild) await this.index.ensure();
      return 'the index is being built';
    }
    // Once PostgreSQL has shown a change, the engine must not hide it again: an open circuit breaker waits until every change is indexed.
    const most = this.usable() ? MAX_LAG_SECONDS : 0;
    return lag.seconds > most ? `the index is ${Math.round(lag.seconds)} s behind` : undefined;
  }

  private set(closed: Closed): void {
    if ((closed === undefined) !== (this.closed === undefined)) this.report(closed);
    if (closed === undefined && this.closed !== undefined) this.failuresInARow = 0;
    this.closed = closed;
  }
}

/** No engine is configured: PostgreSQL is the only one. */
export class NoEngine extends EngineCircuitBreaker {
  readonly configured = false;
  usable(): boolean {
    return false;
  }
  lastResort(): boolean {
    return false;
  }
  answered(): void {}
  failed(): void {}
}

/** An engine is configured, but not installed on this machine. */
export class MissingEngine extends EngineCircuitBreaker {
  readonly configured = true;
  constructor(readonly reason: string) {
    super();
  }
  usable(): boolean {
    return false;
  }
  lastResort(): boolean {
    return false;
  }
  answered(): void {}
  failed(): void {}
}
