import type { EngineIndex, IndexMarker, IndexState, IndexStates } from '../../domain/engine-index.js';
import type { IndexListings } from './index-listings.js';
import type { SearchEngineUnavailable } from '../../domain/search-index.js';

/** An index that is this far behind the directory does not answer. Changes must be searchable within two seconds. */
const MAX_LAG_SECONDS = 2;

/** Changes that wait for longer than this are no longer on their way by another process. */
const OTHERS_SECONDS = 1;

/**
 * Consecutive failures that open the circuit breaker: a single slow answer would send every search elsewhere. As many health checks say that an engine is
 * away from the start: one that is just coming up is nothing to report.
 */
const MAX_FAILURES = 3;

/** Weight of the last answer in the average of how long answers take. */
const LATEST = 0.3;

/** What still waits to be done to the index of one engine. */
export abstract class IndexLag {
  /**
   * `seconds`: age of the oldest change not yet indexed, 0 when none waits. `following`: of those that are only to be handed over.
   * `rebuild`: one waits or is under way.
   */
  abstract read(): Promise<{ seconds: number; following: number; rebuild: boolean }>;
}

/** Why the engine may not answer now, `undefined` while it may. */
export type Closed = string | undefined;

/** How an engine is, for the operator. */
export type EngineState = 'answering' | 'behind' | 'building' | 'away';

/**
 * Circuit breaker with health checks for one engine: it may answer while it is reachable, has a complete index of the right format, has in it
 * what is recorded of it, and is up to date with the directory. A refused or lost connection, or several failed answers in a row, open it until
 * the next check has confirmed all of that again. Without the database nothing can change, so an engine that was up to date stays so.
 */
export class EngineWatch {
  private closed: Closed = 'not looked at yet';
  private current: EngineState = 'away';
  private failuresInARow = 0;
  private awayInARow = 0;
  private hasReported = false;
  private isStopping = false;
  private lastFailureAt = -Infinity;
  private isRight = false;
  /** When its marker was {@link seen}. */
  private wasRight = false;
  private seen: IndexMarker | undefined;
  private looking: Promise<void> | undefined;
  /** Another one after each lost connection: answers that were begun before it are not to be used. */
  epoch = 0;
  /** The last change that the engine is known to have. */
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

  /** Whether its index was complete when that was last known, however slow it is. */
  lastResort(): boolean {
    return this.isRight;
  }

  /** Whether its answers show every change that is known now; one that does not answer shows nothing that is older. */
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

  /** @param begun when the question was asked: questions that waited for the same silence are one failure */
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

  /** This process stops, and an embedded engine with it: nothing of that is reported. */
  stop(): void {
    this.isStopping = true;
  }

  private lost(): void {
    if (this.isStopping) return;
    this.epoch += 1;
    this.isRight = false;
    this.set('the connection was lost; looking which data it has now', 'away');
    // A check under way may have begun with the old connection.
    void this.look().then(() => this.look());
  }

  private async check(): Promise<void> {
    const { epoch } = this;
    try {
      // The state before the marker, which is written before its position is recorded; what waits after it, as the engine may take its time.
      const state = await orError(() => this.states.read());
      const marker = await this.markerNow();
      const lag = await orError(() => this.lag.read());
      if (state instanceof Error) return this.withoutDatabase(state, marker);
      if (lag instanceof Error) return this.withoutDatabase(lag, marker);
      const found = await this.findings(state, marker, lag);
      if (epoch !== this.epoch) return;
      this.isRight = found.closed === undefined;
      this.wasRight = this.isRight;
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
    this.latencyMs = this.latencyMs === 0 ? took : this.latencyMs + LATEST * (took - this.latencyMs);
    return marker;
  }

  private withoutDatabase(error: Error, marker: IndexMarker | undefined): void {
    const { seen } = this;
    const isSame = marker !== undefined && seen !== undefined && marker.edition === seen.edition && marker.position >= seen.position;
    this.isRight = isSame && this.wasRight;
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
      // A rebuild takes over only when it has the changes of the meantime.
      else if (state.building && lag.following > 0) this.follow();
      return building;
    }
    if (!(await this.isAsRecorded(state, marker))) {
      this.isRight = false;
      this.set('its data are not what it had', 'behind');
      await this.index.ensure();
      return (await this.states.read()).ready
        ? { closed: 'its data are older than what it had: the changes since then are being handed over', state: 'behind' }
        : building;
    }
    // Once another one has shown a change, the engine must not hide it again: an open circuit breaker waits until every change is indexed.
    const most = this.usable() ? MAX_LAG_SECONDS : 0;
    if (lag.following > (this.usable() ? OTHERS_SECONDS : 0)) this.follow();
    return lag.seconds > most
      ? { closed: `the index is ${Math.round(lag.seconds)} s behind`, state: 'behind' }
      : { closed: undefined, state: 'answering' };
  }

  /** Asks a second time before it says no: a rebuild may have taken over between reading the state and reading the marker. */
  private async isAsRecorded(state: IndexState, marker: IndexMarker | undefined): Promise<boolean> {
    if (await this.index.isAsRecorded(state, marker)) return true;
    const again = await this.states.read();
    return this.index.isAsRecorded(again, await this.engine.marker());
  }

  /** The next check tries again. */
  private follow(): void {
    this.index.follow().catch(() => undefined);
  }

  private set(closed: Closed, state: EngineState): void {
    this.awayInARow = state === 'away' ? this.awayInARow + 1 : 0;
    const isNew = (closed === undefined) !== (this.closed === undefined);
    // The circuit is open before the first check: an engine that was never there opens nothing, and would be away without a word.
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
