import type { ListingCard } from '../../../shared/listings/listing-card.js';

/** A published listing with all that an engine needs to find, filter and sort it. */
export interface IndexableListing {
  /** Internal key: stable, and safe as a document id in any engine. */
  key: number;
  titleKey: string;
  idKey: string;
  postKey: string | null;
  phoneDigits: string | null;
  /** It is open at every hour of the week. */
  neverCloses: boolean;
  card: ListingCard;
}

/** `live` answers searches. A rebuild fills `next`, which then replaces it. */
export type IndexName = 'live' | 'next';

/** Which listings an engine has. It is written into the engine after them, so that it is lost or outdated together with them. */
export interface IndexMarker {
  /** Identifies the rebuild that made the index: each rebuild has another one. */
  edition: string;
  /** The last change of the directory that the index has. */
  position: number;
}

/** A write that the engine has accepted, but may not have carried out yet. */
export type WriteId = number;

/**
 * The index of a search engine, as a copy that can be thrown away. Writes are carried out in the order in which they
 * were accepted. All methods throw {@link SearchEngineUnavailable} when the engine does not answer.
 */
export abstract class EngineIndex {
  /** Names settings and document format: an index made under another signature must be rebuilt. */
  abstract readonly signature: string;

  abstract exists(index: IndexName): Promise<boolean>;

  /** Creates an empty `next` index with all settings; one that is left over is deleted. */
  abstract createNext(): Promise<void>;

  /** Replaces documents with the same key. */
  abstract put(index: IndexName, listings: IndexableListing[]): Promise<WriteId>;

  abstract delete(index: IndexName, keys: number[]): Promise<WriteId>;

  /** Resolves when all these writes can be searched. @throws when the engine could not carry one out */
  abstract settled(tickets: WriteId[]): Promise<void>;

  abstract count(index: IndexName): Promise<number>;

  /** Puts `next` in the place of `live` in one step; resolves when searches see it. */
  abstract swap(): Promise<void>;

  abstract dropNext(): Promise<void>;

  /** Writes the marker of `live`, after the writes before it. */
  abstract mark(marker: IndexMarker): Promise<WriteId>;

  /** The marker of `live`; `undefined` where there is no such index, or it has no marker. */
  abstract marker(): Promise<IndexMarker | undefined>;

  /** Calls the listener when the connection was lost: the next answer may come from another process, with other data. */
  abstract onLost(listener: () => void): void;
}

/**
 * The key of an engine's stored state, the same in all processes and after a restart: at first the address at which this process reaches it.
 * Servers may reach one engine at different addresses ("localhost" and the name of the machine), so it is recognised by the edition of its
 * index, and all of them use the key that is stored with that edition.
 */
export class EngineKey {
  /** @param isAnother whether a key is that of another engine of this process */
  constructor(
    private key: string,
    private readonly isAnother: (key: string) => boolean = () => false,
  ) {}

  get current(): string {
    return this.key;
  }

  /** @returns whether it is another one now. Never that of another engine of this process, whose data this one may be a copy of. */
  become(key: string): boolean {
    if (key === this.key || this.isAnother(key)) return false;
    this.key = key;
    return true;
  }
}

/** Some changes of the directory, in their order. */
export interface IndexChange {
  /** Position of the last of these changes. */
  position: number;
  /** Keys of the changed listings; `all` where most of the directory changed. */
  keys: number[] | 'all';
}

/**
 * The latest changes of the directory, by position. Each engine reads them at its own pace, so that a slow or unavailable engine does not
 * delay the others. Changes of more than a week ago are deleted, and engines that do not have them are no longer ready.
 */
export abstract class IndexChanges {
  /** Adds a change at the end. Listings that are already in a change which no engine has begun to read are left out. */
  abstract append(keys: number[] | 'all'): Promise<void>;
  /** The next changes after this position, a few thousand listings at most; `undefined` when there is none. */
  abstract after(position: number): Promise<IndexChange | undefined>;
  /** Position of the last change. */
  abstract head(): Promise<number>;
  /** Whether all changes after this position are still stored. */
  abstract knownAfter(position: number): Promise<boolean>;
  /** Whether some engine has an index that continues from an earlier change, even an engine that is not configured now. */
  abstract areFollowed(): Promise<boolean>;
}

/** Reads published listings for one engine. */
export abstract class ListingFeed {
  /**
   * Runs `work` under the exclusive lock of this engine: no other process reads listings for it meanwhile. A read state must be handed to the engine
   * before the lock is released, so that the newest state is always the last one written.
   */
  abstract exclusively<T>(work: () => Promise<T>): Promise<T>;

  /** Those of these listings that are published now. */
  abstract byKeys(keys: number[]): Promise<IndexableListing[]>;

  /** The next published listings in the order of their keys. */
  abstract after(key: number, limit: number): Promise<IndexableListing[]>;

  abstract count(): Promise<number>;
}

/** The state of one engine's index, shared by all processes. */
export interface IndexState {
  /** The live index holds every published listing. */
  ready: boolean;
  /** `next` is being filled; changes must reach it too. */
  building: boolean;
  signature: string | null;
  /** Edition of the live index; `null` before the first one. */
  edition: string | null;
  /** Edition of the index that is being filled. */
  nextEdition: string | null;
  /** Position of the last change that can be searched in the live index. */
  position: number;
}

/** The stored state of one engine's index. */
export abstract class IndexStates {
  abstract read(): Promise<IndexState>;
  /** The key under which the index of this edition is stored, of whichever engine; `undefined` if there is none. */
  abstract keyOf(edition: string): Promise<string | undefined>;
  /** Takes part in the running transaction, and announces the change when that is done. */
  abstract write(change: Partial<IndexState>): Promise<void>;

  /**
   * Records, before their listings are read, that changes up to this position are about to be handed to the engine. Call it outside of a
   * transaction.
   */
  abstract handing(position: number): Promise<void>;

  /** Records that the index of this edition has all changes up to this position, and announces it. The position never decreases. */
  abstract advance(edition: string | null, position: number): Promise<void>;
}
