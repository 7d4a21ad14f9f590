import { setTimeout } from 'node:timers/promises';
import { Outbox } from '../../../shared/outbox.js';
import { EngineIndex, type IndexName, IndexStates, ListingFeed, type Ticket } from '../domain/engine-index.js';

export const REBUILD_INDEX = 'search-rebuild';

const BATCH = 2_000;
/** Of a rebuild. Reading them and writing them down holds the thread: visitors wait for so many at most. */
const REBUILT_AT_ONCE = 500;
/** Bounds what waits inside the engine, and so its memory. */
const MAX_UNSETTLED = 20_000;
const MAX_COUNTS = 15;
const COUNT_EVERY_MS = 200;

export class IndexIncomplete extends Error {}

/** Keeps the engine's index in line with the directory. */
export class IndexListings {
  constructor(
    private readonly engine: EngineIndex,
    private readonly feed: ListingFeed,
    private readonly states: IndexStates,
    private readonly outbox: Outbox,
  ) {}

  /** Asks for a rebuild when the engine has no index, or one of another format. Safe to repeat. */
  async ensure(): Promise<void> {
    const { ready, signature } = await this.states.read();
    if (ready && signature === this.engine.signature && (await this.engine.exists('live'))) return;
    await this.renew();
  }

  /** Takes the index out of use until a rebuild has brought it in line with the directory again. */
  async renew(): Promise<void> {
    await this.feed.exclusively(() => this.beginAnew());
  }

  /** Brings these listings up to date in the index: published ones are put, the others deleted. */
  async refresh(keys: number[]): Promise<void> {
    for (let start = 0; start < keys.length; start += BATCH) {
      const part = keys.slice(start, start + BATCH);
      const tickets = await this.feed.exclusively(() => this.hand(part));
      await this.engine.settled(tickets);
    }
    await this.states.announce();
  }

  /**
   * Fills a second index and swaps it with the first, which answers until then.
   * @param progress called with the number of listings indexed so far
   * @returns the number of listings, `undefined` when this rebuild was superseded by another one
   */
  async rebuild(progress: (listings: number) => void = () => undefined): Promise<number | undefined> {
    await this.engine.createNext();
    await this.states.write({ building: true });
    const listings = await this.fill(progress);
    const done = listings !== undefined && (await this.takeOver());
    await this.engine.dropNext();
    return done ? listings : undefined;
  }

  /**
   * An engine that lost its data on the way would answer from half an index, so the counts must agree; changes made since
   * the fill reach the new index a moment after the directory.
   */
  private async takeOver(): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.feed.exclusively(async () => {
        if (!(await this.states.read()).building) return 'given up';
        const [expected, found] = await Promise.all([this.feed.count(), this.engine.count('next')]);
        if (expected !== found) return { expected, found };
        await this.engine.swap();
        await this.states.write({ ready: true, building: false, signature: this.engine.signature });
        return 'done';
      });
      if (typeof outcome === 'string') return outcome === 'done';
      if (attempt === MAX_COUNTS) throw new IndexIncomplete(`The new index has ${outcome.found} of ${outcome.expected} listings.`);
      await setTimeout(COUNT_EVERY_MS);
    }
  }

  private async fill(progress: (listings: number) => void): Promise<number | undefined> {
    let last = 0;
    let listings = 0;
    let ticket: Ticket | undefined;
    for (;;) {
      const batch = await this.feed.exclusively(async () => {
        if (!(await this.states.read()).building) return undefined;
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

  private async hand(keys: number[]): Promise<Ticket[]> {
    const state = await this.states.read();
    const targets: IndexName[] = [...(state.ready ? (['live'] as const) : []), ...(state.building ? (['next'] as const) : [])];
    if (state.ready && !(await this.engine.exists('live'))) {
      // A write would make a new index of one listing.
      await this.beginAnew();
      return [];
    }
    const published = await this.feed.byKeys(keys);
    const kept = new Set(published.map(({ key }) => key));
    const gone = keys.filter((key) => !kept.has(key));
    const tickets: Ticket[] = [];
    for (const target of targets) {
      if (published.length > 0) tickets.push(await this.engine.put(target, published));
      if (gone.length > 0) tickets.push(await this.engine.delete(target, gone));
    }
    return tickets;
  }

  /** Only while reading exclusively: a rebuild that takes over at the same moment must see it. */
  private async beginAnew(): Promise<void> {
    // A rebuild under way has read outdated listings: it stops, and the one requested here follows.
    await this.states.write({ ready: false, building: false });
    await this.outbox.add(REBUILD_INDEX, {});
  }
}
