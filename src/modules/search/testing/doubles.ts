import { blankCard, type ListingCard } from '../../../shared/listings/listing-card.js';
import { Outbox } from '../../../shared/outbox.js';
import {
  EngineIndex,
  type IndexableListing,
  type IndexChange,
  IndexChanges,
  type IndexMarker,
  type IndexName,
  type IndexState,
  IndexStates,
  ListingFeed,
  type WriteId,
} from '../domain/engine-index.js';
import { SearchEngineUnavailable } from '../domain/search-index.js';

export const aCard = (facts: Partial<ListingCard> = {}): ListingCard => ({ ...blankCard('id', 'slug'), title: 'Title', ...facts });

export function anIndexable(key: number, title = `Listing ${key}`, facts: Partial<IndexableListing> = {}): IndexableListing {
  return {
    key,
    titleKey: title.toLowerCase(),
    idKey: `id-${key}`,
    postKey: null,
    phoneDigits: null,
    neverCloses: false,
    card: aCard({ id: `id-${key}`, title }),
    ...facts,
  };
}

/** The published listings of a directory. */
export class InMemoryFeed extends ListingFeed {
  private readonly listings = new Map<number, IndexableListing>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(listings: IndexableListing[] = []) {
    super();
    this.publish(...listings);
  }

  publish(...listings: IndexableListing[]): void {
    for (const listing of listings) this.listings.set(listing.key, listing);
  }

  unpublish(key: number): void {
    this.listings.delete(key);
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(work);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  byKeys(keys: number[]): Promise<IndexableListing[]> {
    return Promise.resolve(keys.flatMap((key) => this.listings.get(key) ?? []));
  }

  after(key: number, limit: number): Promise<IndexableListing[]> {
    const later = [...this.listings.values()].filter((listing) => listing.key > key).sort((a, b) => a.key - b.key);
    return Promise.resolve(later.slice(0, limit));
  }

  count(): Promise<number> {
    return Promise.resolve(this.listings.size);
  }
}

type Titles = Map<number, string>;

/** Like the real engine it accepts writes first and applies them later, in order. */
export class InMemoryEngineIndex extends EngineIndex {
  signature = 'signature-1';
  /** Does not answer while true. */
  down = false;
  /** Called after a write to `next` was accepted. */
  onPutNext: () => Promise<void> | void = () => undefined;
  /** Called before the documents of `next` are counted. */
  onCountNext: () => Promise<void> | void = () => undefined;
  /** Called before the marker is read. */
  onMarker: () => void = () => undefined;
  /** Documents that are silently lost. */
  readonly losing = new Set<number>();
  /** The next write that is waited for turns out to have failed. */
  failsNext = false;
  private readonly indexes = new Map<IndexName, Titles>();
  private marked: IndexMarker | undefined;
  private lose: () => void = () => undefined;
  private waiting: (() => void)[] = [];
  private tickets = 0;

  /** What a search would find: titles by key; `undefined` without such an index. */
  titles(index: IndexName): Record<number, string> | undefined {
    const found = this.indexes.get(index);
    return found && Object.fromEntries(found);
  }

  loseEverything(): void {
    this.indexes.clear();
    this.marked = undefined;
  }

  /** What is on its disk. */
  copy(): { live: Titles; marked: IndexMarker | undefined } {
    return { live: new Map(this.indexes.get('live')), marked: this.marked };
  }

  /** Starts on a copy of its disk. */
  startOn({ live, marked }: { live: Titles; marked: IndexMarker | undefined }): void {
    this.indexes.set('live', new Map(live));
    this.marked = marked;
    this.lose();
  }

  exists(index: IndexName): Promise<boolean> {
    return this.answer(() => this.indexes.has(index));
  }

  createNext(): Promise<void> {
    return this.answer(() => {
      this.carryOut();
      this.indexes.set('next', new Map());
    });
  }

  async put(index: IndexName, listings: IndexableListing[]): Promise<WriteId> {
    const ticket = await this.accept(() => {
      for (const { key, card } of listings) if (!this.losing.has(key)) this.indexOrNew(index).set(key, card.title);
    });
    if (index === 'next') await this.onPutNext();
    return ticket;
  }

  delete(index: IndexName, keys: number[]): Promise<WriteId> {
    return this.accept(() => {
      for (const key of keys) this.indexOrNew(index).delete(key);
    });
  }

  settled(tickets: WriteId[]): Promise<void> {
    return this.answer(() => {
      this.carryOut();
      if (tickets.length > 0 && this.failsNext) {
        this.failsNext = false;
        throw new Error('the task failed');
      }
    });
  }

  async count(index: IndexName): Promise<number> {
    if (index === 'next') await this.onCountNext();
    return this.answer(() => {
      const found = this.indexes.get(index);
      if (!found) throw new SearchEngineUnavailable('no such index');
      return found.size;
    });
  }

  swap(): Promise<void> {
    return this.answer(() => {
      this.carryOut();
      const [live, next] = [this.indexOrNew('live'), this.indexOrNew('next')];
      this.indexes.set('live', next).set('next', live);
    });
  }

  dropNext(): Promise<void> {
    return this.answer(() => void this.indexes.delete('next'));
  }

  mark(marker: IndexMarker): Promise<WriteId> {
    return this.accept(() => (this.marked = marker));
  }

  marker(): Promise<IndexMarker | undefined> {
    this.onMarker();
    return this.answer(() => (this.indexes.has('live') ? this.marked : undefined));
  }

  onLost(listener: () => void): void {
    this.lose = listener;
  }

  private indexOrNew(index: IndexName): Titles {
    const found = this.indexes.get(index) ?? new Map<number, string>();
    this.indexes.set(index, found);
    return found;
  }

  private accept(write: () => void): Promise<WriteId> {
    return this.answer(() => {
      this.waiting.push(write);
      return (this.tickets += 1);
    });
  }

  private carryOut(): void {
    for (const write of this.waiting.splice(0)) write();
  }

  // oxlint-disable-next-line typescript/require-await -- an error becomes a rejection, as over the network
  private async answer<T>(work: () => T): Promise<T> {
    if (this.down) throw new SearchEngineUnavailable('the engine does not answer');
    return work();
  }
}

export class InMemoryIndexStates extends IndexStates {
  state: IndexState = { ready: false, building: false, signature: null, edition: null, nextEdition: null, position: 0 };
  down = false;
  announcements = 0;
  /** Key of the state that another server has stored, by the edition of the index. */
  readonly keys = new Map<string, string>();

  keyOf(edition: string): Promise<string | undefined> {
    return Promise.resolve(this.keys.get(edition));
  }

  read(): Promise<IndexState> {
    return this.down ? Promise.reject(new Error('the database does not answer')) : Promise.resolve({ ...this.state });
  }

  write(change: Partial<IndexState>): Promise<void> {
    this.state = { ...this.state, ...change };
    this.announcements += 1;
    return Promise.resolve();
  }

  handing(): Promise<void> {
    return Promise.resolve();
  }

  advance(edition: string | null, position: number): Promise<void> {
    if (edition !== this.state.edition) return Promise.resolve();
    return this.write({ position: Math.max(this.state.position, position) });
  }
}

export class InMemoryIndexChanges extends IndexChanges {
  readonly changes: IndexChange[] = [];
  isFollowed = true;

  append(keys: number[] | 'all'): Promise<void> {
    if (keys.length === 0) return Promise.resolve();
    this.changes.push({ position: (this.changes.at(-1)?.position ?? 0) + 1, keys });
    return Promise.resolve();
  }

  after(position: number): Promise<IndexChange | undefined> {
    return Promise.resolve(this.changes.find((change) => change.position > position));
  }

  head(): Promise<number> {
    return Promise.resolve(this.changes.at(-1)?.position ?? 0);
  }

  knownAfter(position: number): Promise<boolean> {
    return Promise.resolve((this.changes[0]?.position ?? Infinity) <= position + 1);
  }

  areFollowed(): Promise<boolean> {
    return Promise.resolve(this.isFollowed);
  }
}

export class InMemoryOutbox extends Outbox {
  readonly topics: string[] = [];

  add(topic: string): Promise<void> {
    this.topics.push(topic);
    return Promise.resolve();
  }

  handle(): void {}
}
