import type { ListingCard } from '../../../shared/listing-card.js';

/** A published listing with all that an engine needs to find, filter and sort it. */
export interface IndexableListing {
  /** Internal key: stable, and safe as a document id in any engine. */
  key: number;
  titleKey: string;
  idKey: string;
  postKey: string | null;
  phoneDigits: string | null;
  card: ListingCard;
}

/** `live` answers searches; `next` is filled beside it and then takes its place. */
export type IndexName = 'live' | 'next';

/** A write that the engine has accepted but perhaps not carried out. */
export type Ticket = number;

/**
 * The index of a search engine, as a copy that can be thrown away. Writes are carried out in the order in which they
 * were accepted. All methods throw {@link SearchEngineUnavailable} when the engine does not answer.
 */
export abstract class EngineIndex {
  /** Names settings and document format: an index made under another signature must be rebuilt. */
  abstract readonly signature: string;

  abstract exists(index: IndexName): Promise<boolean>;

  /** An empty `next` index with all settings; one that was left over is thrown away. */
  abstract createNext(): Promise<void>;

  /** Replaces documents with the same key. */
  abstract put(index: IndexName, listings: IndexableListing[]): Promise<Ticket>;

  abstract delete(index: IndexName, keys: number[]): Promise<Ticket>;

  /** Resolves when all these writes can be searched. @throws when the engine could not carry one out */
  abstract settled(tickets: Ticket[]): Promise<void>;

  abstract count(index: IndexName): Promise<number>;

  /** Puts `next` in the place of `live` in one step; resolves when searches see it. */
  abstract swap(): Promise<void>;

  abstract dropNext(): Promise<void>;
}

/** Published listings on their way into an engine. */
export abstract class ListingFeed {
  /**
   * Runs `work` under an exclusive lock: no other process reads listings for an engine meanwhile. A read state must be handed to the engine
   * before the lock is released, so that the newest state is always the last one written.
   */
  abstract exclusively<T>(work: () => Promise<T>): Promise<T>;

  /** Those of these listings that are published now. */
  abstract byKeys(keys: number[]): Promise<IndexableListing[]>;

  /** The next published listings in the order of their keys. */
  abstract after(key: number, limit: number): Promise<IndexableListing[]>;

  abstract count(): Promise<number>;
}

/** What all processes agree on about the engine's index. */
export interface IndexState {
  /** The live index holds every published listing. */
  ready: boolean;
  /** `next` is being filled; changes must reach it too. */
  building: boolean;
  signature: string | null;
}

export abstract class IndexStates {
  abstract read(): Promise<IndexState>;
  /** Takes part in the running transaction, and announces the change when that is done. */
  abstract write(change: Partial<IndexState>): Promise<void>;

  /** Notifies all processes that search results may have changed. */
  abstract announce(): Promise<void>;
}
