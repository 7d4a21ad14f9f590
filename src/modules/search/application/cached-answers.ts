import { LRUCache } from 'lru-cache';
import type { BusinessNames, NamedBusiness } from './suggest-searches.js';
import { inOwnMemory } from '../../../shared/own-memory.js';
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

/** Caches answers of an engine until something changes. Concurrent identical requests share one answer. */
export class CachedAnswers<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly asking = new Map<string, Promise<T>>();

  /** @param bytesOf size of an answer; all together at most `bytes` */
  constructor(
    bytes: number,
    bytesOf: (value: T) => number,
    private readonly cacheVersion: ReadCacheVersion,
    private readonly onHit: () => void = () => undefined,
  ) {
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
    const cached = this.entries.get(key);
    if (cached?.cacheVersion === cacheVersion) {
      this.onHit();
      return Promise.resolve(cached.value);
    }
    // The version is part of the key: a request begun before a change must not answer requests made after it.
    const question = `${cacheVersion} ${key}`;
    let answer = this.asking.get(question);
    if (answer === undefined) {
      answer = ask()
        .then((value) => {
          this.entries.set(key, { cacheVersion, value });
          return value;
        })
        .finally(() => this.asking.delete(question));
      this.asking.set(question, answer);
    }
    return answer;
  }
}

/** A search index with cached answers. */
export class CachedSearchIndex extends SearchIndex {
  private readonly pages: CachedAnswers<Pick<SearchPage, 'json' | 'total'>>;

  constructor(
    private readonly index: SearchIndex,
    bytes: number,
    cacheVersion: ReadCacheVersion,
    onHit?: () => void,
  ) {
    super();
    // Twice: what `Distances` makes of a page is kept as long as the page.
    this.pages = new CachedAnswers(bytes, ({ json }) => 2 * json.length, cacheVersion, onHit);
  }

  async search(query: SearchQuery, options?: { patient?: boolean }): Promise<SearchPage> {
    const { json, total } = await this.pages.get(JSON.stringify(query), async () => {
      const page = await this.index.search(query, options);
      return { json: inOwnMemory(page.json), total: page.total };
    });
    // A new page for each caller: parsed cards would add to the memory that the cache accounts for.
    return new SearchPage(json, total);
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
    this.names = new CachedAnswers(bytes, (found) => 400 * found.length, cacheVersion);
  }

  startingWith(text: string, limit: number): Promise<NamedBusiness[]> {
    return this.names.get(`${limit} ${text}`, () => this.source.startingWith(text, limit));
  }
}
