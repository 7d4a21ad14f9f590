import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Outbox } from '../../../../shared/outbox.js';
import {
  type EngineIndex,
  type EngineKey,
  type IndexChange,
  type IndexChanges,
  type IndexMarker,
  type IndexName,
  type IndexState,
  type IndexStates,
  type ListingFeed,
  type WriteId,
} from '../../domain/engine-index.js';

export const REBUILD_INDEX = 'search-rebuild';

/** Asks for a rebuild of the index of the engine with this key; without one, of all. */
export interface RebuildRequested {
  engine?: string;
}

const BATCH = 2_000;
/** Batch size of a rebuild: serialising a batch blocks the event loop, so it is small. */
const REBUILT_AT_ONCE = 500;
/** Documents that the engine has not processed yet: a bound for its memory. */
const MAX_UNSETTLED = 20_000;
const MAX_COUNTS = 15;
const COUNT_EVERY_MS = 200;

export class IndexIncomplete extends Error {}

/** Where the index of one engine gets its listings, its state and its changes from. */
export interface EngineSources {
  feed: ListingFeed;
  states: IndexStates;
  changes: IndexChanges;
}

/** Keeps the index of one engine in line with the directory. */
export class IndexListings {
  private readonly feed: ListingFeed;
  private readonly states: IndexStates;
  private readonly changes: IndexChanges;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(
    readonly key: EngineKey,
    private readonly engine: EngineIndex,
    { feed, states, changes }: EngineSources,
    private readonly outbox: Outbox,
  ) {
    this.feed = feed;
    this.states = states;
    this.changes = changes;
  }

  /**
   * Whether the engine has what its state says, by the marker in its index. An index with less was wiped, or is an older copy of its data;
   * one with more belongs to a later state of the database.
   */
  async isAsRecorded(state: IndexState, marker: IndexMarker | undefined): Promise<boolean> {
    if (marker === undefined || !hasEdition(state, marker) || marker.position < state.position) return false;
    return marker.position === state.position || marker.position <= (await this.changes.head());
  }

  /**
   * Uses the stored state of the engine if there is one under another key: as an unknown engine, its index would be rebuilt, which the other
   * servers would take for a loss of its data, and so on without end.
   * @returns whether the state must be read again
   */
  async recognise(state: IndexState, marker: IndexMarker | undefined): Promise<boolean> {
    if (marker === undefined || hasEdition(state, marker)) return false;
    const key = await this.states.keyOf(marker.edition);
    return key !== undefined && this.key.become(key);
  }

  /**
   * Repairs the index. One that is older gets the changes that it lacks, where they are still stored. Otherwise the index is taken out of
   * use, and a rebuild is requested. Safe to repeat.
   */
  async ensure(): Promise<void> {
    await this.feed.exclusively(async () => {
      const state = await this.states.read();
      if (!state.ready || state.signature !== this.engine.signature) return this.requestRebuild();
      await this.repair(state);
    });
  }

  /** Takes the index out of use until a rebuild has brought it in line with the directory again. */
  async renew(): Promise<void> {
    await this.feed.exclusively(() => this.requestRebuild());
  }

  /**
   * Brings the index up to date with all changes known when it is called: published listings are put, the others deleted. Calls during a
   * run share the next run.
   */
  follow(): Promise<void> {
    if (!this.running) {
      this.running = this.followOnce().finally(() => (this.running = undefined));
      return this.running;
    }
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.follow();
      });
    return this.next;
  }

  private async followOnce(): Promise<void> {
    for (;;) {
      const state = await this.states.read();
      // There is no index to update. The next rebuild reads the listings with all changes made until then.
      if (!state.ready && !state.building) return;
      const change = await this.changes.after(state.position);
      if (!change) return;
      // From now on, a change of the same listings is appended as another change: this one may have read them before it.
      await this.states.handing(change.position);
      const handed = await this.feed.exclusively(() => this.handOver(change, state.position));
      if (!handed) continue;
      await this.engine.settled(handed.tickets);
      await this.states.advance(handed.edition, change.position);
    }
  }

  /**
   * Fills a second index and swaps it with the first, which answers until then.
   * @param progress called with the number of listings indexed so far
   * @returns the number of listings, `undefined` when this rebuild was superseded by another one
   */
  async rebuild(progress: (listings: number) => void = () => undefined): Promise<number | undefined> {
    await this.engine.createNext();
    const edition = randomUUID();
    await this.feed.exclusively(async () => {
      const { ready } = await this.states.read();
      // An index that answers keeps its position. Otherwise the position is that of the latest change, as the listings read from now on
      // include it.
      const start = ready ? {} : { position: await this.changes.head() };
      await this.states.write({ building: true, nextEdition: edition, ...start });
    });
    const listings = await this.fill(edition, progress);
    const done = listings !== undefined && (await this.takeOver(edition));
    await this.engine.dropNext();
    return done ? listings : undefined;
  }

  /**
   * Swaps the two indexes once the counts agree: an engine that lost data during the rebuild would answer from an incomplete index.
   * Counting is repeated, because changes made since the fill reach the new index a moment after the directory.
   */
  private async takeOver(edition: string): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.feed.exclusively(async () => {
        const state = await this.states.read();
        if (!isBuilding(state, edition)) return 'given up';
        const [expected, found] = await Promise.all([this.feed.count(), this.engine.count('next')]);
        if (expected !== found) return { expected, found };
        await this.engine.swap();
        await this.engine.settled([await this.engine.mark({ edition, position: state.position })]);
        await this.states.write({ ready: true, building: false, signature: this.engine.signature, edition });
        return 'done';
      });
      if (typeof outcome === 'string') return outcome === 'done';
      if (attempt === MAX_COUNTS) throw new IndexIncomplete(`The new index has ${outcome.found} of ${outcome.expected} listings.`);
      await setTimeout(COUNT_EVERY_MS);
    }
  }

  private async fill(edition: string, progress: (listings: number) => void): Promise<number | undefined> {
    let last = 0;
    let listings = 0;
    let ticket: WriteId | undefined;
    for (;;) {
      const batch = await this.feed.exclusively(async () => {
        if (!isBuilding(await this.states.read(), edition)) return undefined;
        const found = await this.feed.after(last, REBUILT_AT_ONCE);
        if (found.length > 0) ticket = await this.engine.put('next', found);
        return found;
      });
      if (!batch) return undefined;
      if (batch.length === 0) break;
      last = batch.at(-1)!.key;
      listings += batch.length;
      progress(listings);
      if (listings % MAX_UNSETTLED === 0 && ticket !== undefined) await this.engine.settled([ticket]);
    }
    if (ticket !== undefined) await this.engine.settled([ticket]);
    return listings;
  }

  /** @returns `undefined` if the state has changed since the change was read */
  private async handOver(
    { position, keys }: IndexChange,
    after: number,
  ): Promise<{ tickets: WriteId[]; edition: string | null } | undefined> {
    const state = await this.states.read();
    if (state.position !== after || (!state.ready && !state.building)) return undefined;
    if (keys === 'all') {
      await this.requestRebuild();
      return undefined;
    }
    // A write to a missing index would create one with these listings alone. An outdated index would get a marker of changes that it lacks.
    if (state.ready && !(await this.repair(state))) return undefined;
    const tickets: WriteId[] = [];
    for (let start = 0; start < keys.length; start += BATCH) {
      tickets.push(...(await this.hand(keys.slice(start, start + BATCH), targetsOf(state))));
    }
    if (state.ready) tickets.push(await this.engine.mark({ edition: state.edition!, position }));
    return { tickets, edition: state.edition };
  }

  private async hand(keys: number[], targets: IndexName[]): Promise<WriteId[]> {
    const published = await this.feed.byKeys(keys);
    const kept = new Set(published.map(({ key }) => key));
    const gone = keys.filter((key) => !kept.has(key));
    const tickets: WriteId[] = [];
    for (const target of targets) {
      if (published.length > 0) tickets.push(await this.engine.put(target, published));
      if (gone.length > 0) tickets.push(await this.engine.delete(target, gone));
    }
    return tickets;
  }

  /** Only inside `exclusively`. @returns whether nothing was wrong */
  private async repair(state: IndexState): Promise<boolean> {
    const marker = await this.engine.marker();
    if (await this.isAsRecorded(state, marker)) return true;
    const isOlder = marker !== undefined && hasEdition(state, marker) && marker.position < state.position;
    if (isOlder && (await this.changes.knownAfter(marker.position))) await this.states.write({ position: marker.position });
    else await this.requestRebuild();
    return false;
  }

  /** Only inside `exclusively`: a rebuild that takes over at the same moment must see it. */
  private async requestRebuild(): Promise<void> {
    // A rebuild under way has read outdated listings: it stops, and the one requested here follows.
    await this.states.write({ ready: false, building: false });
    await this.outbox.add(REBUILD_INDEX, { engine: this.key.current } satisfies RebuildRequested);
  }
}

/** A rebuild writes its marker a moment before its state is recorded: until then, the marker has the next edition. */
function hasEdition({ edition, building, nextEdition }: IndexState, marker: IndexMarker): boolean {
  return marker.edition === edition || (building && marker.edition === nextEdition);
}

const isBuilding = (state: IndexState, edition: string): boolean => state.building && state.nextEdition === edition;

function targetsOf({ ready, building }: IndexState): IndexName[] {
  return [...(ready ? (['live'] as const) : []), ...(building ? (['next'] as const) : [])];
}
