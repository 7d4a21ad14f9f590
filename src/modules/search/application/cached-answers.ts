import { LRUCache } from 'lru-cache';
import type { BusinessNames, NamedBusiness } from './suggest-searches.js';
import { ByteRing, type StoredBytes } from '../../../shared/byte-ring.js';
import { SearchIndex, SearchPage } from '../domain/search-index.js';
import type { SearchQuery } from '../domain/search-query.js';

/** Maximum age of a cached answer, even without changes. */
const MAX_MS = 60_000;

/** The present cache version; `undefined` while changes may be missed. */
export type ReadCacheVersion = () => number | undefined;

interface Entry<T> {
  cacheVersion: number;
  value: T;
}

/** How answers are stored. */
interface Storage<T, Stored> {
  bytesOf: (stored: Stored) => number;
  /** `undefined` for an answer that does not fit. */
  store: (value: T) => Stored | undefined;
  /** `undefined` when it is no longer there. */
  load: (stored: Stored) => T | undefined;
}

/** Caches answers of an engine until something changes. Concurrent identical requests share one answer. */
export class CachedAnswers<T extends object, Stored extends object = T> {
  private readonly entries: LRUCache<string, Entry<Stored>>;
  private readonly asking = new Map<string, Promise<T>>();

  /** @param bytes for all answers together */
  constructor(
    bytes: number,
    private readonly storage: Storage<T, Stored>,
    private readonly cacheVersion: ReadCacheVersion,
    private readonly onHit: () => void = () => undefined,
  ) {
    const { bytesOf } = storage;
    this.entries = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ value }, key) => bytesOf(value) + 2 * key.length + 100,
      ttl: MAX_MS,
      ttlResolution: 1_000,
    });
  }

  /** @throws what `ask` throws; failures are not cached */
  get(key: string, ask: () => Promise<T>): Promise<T> {
    const cacheVersion = this.cacheVersion();
    if (cacheVersion === undefined) return ask();
    const entry = this.entries.get(key);
    const cached = entry?.cacheVersion === cacheVersion ? this.storage.load(entry.value) : undefined;
    if (cached !== undefined) {
      this.onHit();
      return Promise.resolve(cached);
    }
    // The version is part of the key: a request begun before a change must not answer requests made after it.
    const question = `${cacheVersion} ${key}`;
    let answer = this.asking.get(question);
    if (answer === undefined) {
      answer = ask()
        .then((value) => {
          const stored = this.storage.store(value);
          if (stored === undefined) return value;
          this.entries.set(key, { cacheVersion, value: stored });
          return this.storage.load(stored) ?? value;
        })
        .finally(() => this.asking.delete(question));
      this.asking.set(question, answer);
    }
    return answer;
  }
}

interface StoredPage {
  bytes: StoredBytes;
  total: number;
}

/** A search index with cached answers. */
export class CachedSearchIndex extends SearchIndex {
  private readonly pages: CachedAnswers<SearchPage, StoredPage>;

  constructor(
    private readonly index: SearchIndex,
    bytes: number,
    cacheVersion: ReadCacheVersion,
    onHit?: () => void,
  ) {
    super();
    const ring = new ByteRing(bytes);
    const storage = {
      bytesOf: (stored: StoredPage) => stored.bytes.length,
      store: ({ json, total }: SearchPage) => {
        const stored = ring.put(json);
        return stored && { bytes: stored, total };
      },
      load: (stored: StoredPage) => {
        const json = ring.get(stored.bytes);
        return json && new SearchPage(json, stored.total, stored);
      },
    };
    this.pages = new CachedAnswers(bytes, storage, cacheVersion, onHit);
  }

  async search(query: SearchQuery, options?: { lastResort?: boolean }): Promise<SearchPage> {
    const { json, total, cachedAs } = await this.pages.get(JSON.stringify(query), () => this.index.search(query, options));
    // Each caller gets a page of its own, because the parsed cards belong to the page.
    return new SearchPage(json, total, cachedAs);
  }
}

/** Business names cached by the typed text. */
export class CachedBusinessNames implements BusinessNames {
  private readonly names: CachedAnswers<NamedBusiness[]>;

  constructor(
    private readonly source: BusinessNames,
    bytes: number,
    cacheVersion: ReadCacheVersion,
  ) {
    const asItIs = (found: NamedBusiness[]) => found;
    this.names = new CachedAnswers(bytes, { bytesOf: ({ length }) => 400 * length, store: asItIs, load: asItIs }, cacheVersion);
  }

  startingWith(text: string, limit: number): Promise<NamedBusiness[]> {
    return this.names.get(`${limit} ${text}`, () => this.source.startingWith(text, limit));
  }
}
