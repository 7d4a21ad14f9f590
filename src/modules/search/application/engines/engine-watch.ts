import type { EngineIndex, IndexMarker, IndexState, IndexStates } from '../../domain/engine-index.js';
import type { IndexListings } from './index-listings.js';
import type { SearchEngineUnavailable } from '../../domain/search-index.js';

/** An index that is this far behind the directory does not answer. Changes must be searchable within two seconds. */
const MAX_LAG_SECONDS = 2;

/** A change that waits for longer than this is not being indexed by another process. */
const OTHER_PROCESS_SECONDS = 1;

/**
 * Consecutive failures that open the circuit breaker: a single slow answer would send every search elsewhere. An engine that cannot be
 * reached from the start is reported after as many health checks: until then it may be starting up.
 */
const MAX_FAILURES = 3;

/** Weight of the latest health check in the average latency. */
const LATEST_WEIGHT = 0.3;

/** The work that the index of one engine still needs. */
export abstract class IndexLag {
  /**
   * `seconds`: age of the oldest change not yet indexed, 0 if there is none. `following`: the same, for changes that only have to be handed
   * over. `rebuild`: a rebuild is requested or under way.
   */
  abstract read(): Promise<{ seconds: number; following: number; rebuild: boolean }>;
}

/** Why the engine may not answer now, `undefined` while it may. */
export type Closed = string | undefined;

/** State of an engine, for the operator. */
export type EngineState = 'answering' | 'behind' | 'building' | 'away';

/**
 * Circuit breaker with health checks for one engine. The engine may answer while it is reachable, has a complete index of the right format,
 * has the changes that are recorded for it, and is up to date with the directory. A refused or lost connection, or several failed answers
 * in a row, open the circuit until the next check has confirmed all of that again. Without the database nothing can change, so an engine
 * that was up to date stays so.
 */
export class EngineWatch {
  private closed: Closed = 'not looked at yet';
  private current: EngineState = 'away';
  private failuresInARow = 0;
  private awayInARow = 0;
  private hasReported = false;
  private isStopping = false;
  private lastFailureAt = -Infinity;
  private isComplete = false;
  /** The value of `isComplete` when the marker was {@link seen}. */
  private wasComplete = false;
  private seen: IndexMarker | undefined;
  private looking: Promise<void> | undefined;
  /** Increases with each lost connection: answers to questions that were asked before must not be used. */
  epoch = 0;
  /** Position of the last change that the engine is known to have. */
  position = 0;
  /** Edition of the index that the engine last reported. */
  edition: string | null = null;
  /** Average of how long it takes to answer a health check. */
  latencyMs = 0;
  lagSeconds = 0;

  constructor(
    readonly name: string,
    private readonly engine: EngineIndex,
    private readonly states: IndexStates,
    private readonly lag: IndexLag,
    private readonly index: IndexListings,
    private readonly report: (closed: Closed) => void,
  ) {
    engine.onLost(() => this.lost());
  }

  usable(): boolean {
    return this.closed === undefined;
  }

  /** Whether its index was complete when that was last known, even if the engine is slow. */
  lastResort(): boolean {
    return this.isComplete;
  }

  /** Whether its answers contain every change that is known now. An engine that does not answer searches shows nothing outdated. */
  async hasAllChanges(): Promise<boolean> {
    if (!this.usable()) return true;
    const { seconds, rebuild } = await this.lag.read();
    return rebuild || seconds === 0;
  }

  /** Why it does not answer searches, for the operator. */
  get reason(): Closed {
    return this.closed;
  }

  get state(): EngineState {
    return this.current;
  }

  answered(): void {
    this.failuresInARow = 0;
  }

  /** @param begun when the question was asked: questions that waited during the same timeout are one failure */
  failed(error: SearchEngineUnavailable, begun = performance.now()): void {
    if (error.refused) return this.set(error.message, 'away');
    if (begun < this.lastFailureAt) return;
    this.lastFailureAt = performance.now();
    this.failuresInARow += 1;
    if (this.failuresInARow >= MAX_FAILURES) this.set(error.message, 'away');
  }

  /** Runs one health check; call it about every second. Calls during one share it. Never throws. */
  look(): Promise<void> {
    this.looking ??= this.check().finally(() => (this.looking = undefined));
    return this.looking;
  }

  /** Call when this process stops: an embedded engine stops with it, and that must not be reported. */
  stop(): void {
    this.isStopping = true;
  }

  private lost(): void {
    if (this.isStopping) return;
    this.epoch += 1;
    this.isComplete = false;
    this.set('the connection was lost; looking which data it has now', 'away');
    // A check under way may have begun with the old connection, so a second one follows it.
    void this.look().then(() => this.look());
  }

  private async check(): Promise<void> {
    const { epoch } = this;
    try {
      // Read the state before the marker, because the marker is written before its position is recorded. Read the lag after it, because the
      // engine may be slow to answer.
      const state = await orError(() => this.states.read());
      const marker = await this.markerNow();
      const lag = await orError(() => this.lag.read());
      if (state instanceof Error) return this.withoutDatabase(state, marker);
      if (lag instanceof Error) return this.withoutDatabase(lag, marker);
      if (await this.index.recognise(state, marker)) return await this.check();
      const found = await this.findings(state, marker, lag);
      if (epoch !== this.epoch) return;
      this.isComplete = found.closed === undefined;
      this.wasComplete = this.isComplete;
      this.seen = marker;
      this.set(found.closed, found.state);
    } catch (error) {
      if (epoch === this.epoch) this.set((error as Error).message, 'away');
    }
  }

  private async markerNow(): Promise<IndexMarker | undefined> {
    const begun = performance.now();
    const marker = await this.engine.marker();
    const took = performance.now() - begun;
    this.latencyMs = this.latencyMs === 0 ? took : this.latencyMs + LATEST_WEIGHT * (took - this.latencyMs);
    return marker;
  }

  private withoutDatabase(error: Error, marker: IndexMarker | undefined): void {
    const { seen } = this;
    const isSame = marker !== undefined && seen !== undefined && marker.edition === seen.edition && marker.position >= seen.position;
    this.isComplete = isSame && this.wasComplete;
    if (!isSame || !this.usable()) this.set(error.message, 'away');
  }

  private async findings(
    state: IndexState,
    marker: IndexMarker | undefined,
    lag: { seconds: number; following: number; rebuild: boolean },
  ): Promise<{ closed: Closed; state: EngineState }> {
    this.lagSeconds = lag.seconds;
    this.position = state.position;
    this.edition = state.edition;
    const building = { closed: 'the index is being built', state: 'building' } as const;
    if (!state.ready || state.signature !== this.engine.signature) {
      if (!lag.rebuild) await this.index.ensure();
      // A rebuild takes over only when it also has the changes made since it began.
      else if (state.building && lag.following > 0) this.follow();
      return building;
    }
    if (!(await this.isAsRecorded(state, marker))) {
      this.isComplete = false;
      this.set('its data are not what it had', 'behind');
      await this.index.ensure();
      return (await this.states.read()).ready
        ? { closed: 'its data are older than what it had: the changes since then are being handed over', state: 'behind' }
        : building;
    }
    // Another engine may have shown a change that must not disappear again: an open circuit closes only when every change is indexed.
    const most = this.usable() ? MAX_LAG_SECONDS : 0;
    if (lag.following > (this.usable() ? OTHER_PROCESS_SECONDS : 0)) this.follow();
    return lag.seconds > most
      ? { closed: `the index is ${Math.round(lag.seconds)} s behind`, state: 'behind' }
      : { closed: undefined, state: 'answering' };
  }

  /** Checks twice before it returns false: a rebuild may have taken over between reading the state and reading the marker. */
  private async isAsRecorded(state: IndexState, marker: IndexMarker | undefined): Promise<boolean> {
    if (await this.index.isAsRecorded(state, marker)) return true;
    const again = await this.states.read();
    return this.index.isAsRecorded(again, await this.engine.marker());
  }

  /** Errors are ignored, because the next check tries again. */
  private follow(): void {
    this.index.follow().catch(() => undefined);
  }

  private set(closed: Closed, state: EngineState): void {
    this.awayInARow = state === 'away' ? this.awayInARow + 1 : 0;
    const isNew = (closed === undefined) !== (this.closed === undefined);
    // The circuit is open before the first check. An engine that was never reachable does not open it, and would never be reported.
    const wasNeverThere = !this.hasReported && this.awayInARow === MAX_FAILURES;
    if ((isNew || wasNeverThere) && !this.isStopping) {
      this.hasReported = true;
      this.report(closed);
    }
    if (closed === undefined && this.closed !== undefined) this.failuresInARow = 0;
    this.closed = closed;
    this.current = state;
  }
}

async function orError<T>(work: () => Promise<T>): Promise<T | Error> {
  try {
    return await work();
  } catch (error) {
    return error as Error;
  }
}
