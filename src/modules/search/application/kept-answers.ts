import { LRUCache } from 'lru-cache';
import type { BusinessNames, NamedBusiness } from './suggest-searches.js';
import { SearchIndex, SearchPage } from '../domain/search-index.js';
import type { SearchQuery } from '../domain/search-query.js';

/** Even where nothing was said to change, nothing is kept for longer. */
const LONGEST_MS = 60_000;

/** The number of the last change that answers may depend on; `undefined` while nobody can tell. */
export type Generation = () => number | undefined;

interface Entry<T> {
  generation: number;
  value: T;
}

/** Answers of an engine, kept while nothing has changed. Whoever asks for what is being asked already waits for the same answer. */
export class KeptAnswers<T extends object> {
  private readonly entries: LRUCache<string, Entry<T>>;
  private readonly asking = new Map<string, Promise<T>>();

  /** @param bytesOf what an answer holds; with all others together at most `bytes` */
  constructor(
    bytes: number,
    bytesOf: (value: T) => number,
    private readonly generation: Generation,
    private readonly onKept: () => void = () => undefined,
  ) {
    this.entries = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ value }, key) => bytesOf(value) + 2 * key.length + 100,
      ttl: LONGEST_MS,
      ttlResolution: 1_000,
    });
  }

  /** @throws what asking threw, which is not kept */
  get(key: string, ask: () => Promise<T>): Promise<T> {
    const generation = this.generation();
    if (generation === undefined) return ask();
    const kept = this.entries.get(key);
    if (kept?.generation === generation) {
      this.onKept();
      return Promise.resolve(kept.value);
    }
    // What was asked before a change must not answer whoever asks after it.
    const question = `${generation} ${key}`;
    let answer = this.asking.get(question);
    if (answer === undefined) {
      answer = ask()
        .then((value) => {
          this.entries.set(key, { generation, value });
          return value;
        })
        .finally(() => this.asking.delete(question));
      this.asking.set(question, answer);
    }
    return answer;
  }
}

/** An engine whose answers are kept. */
export class KeptSearchIndex extends SearchIndex {
  private readonly pages: KeptAnswers<Pick<SearchPage, 'json' | 'total'>>;

  constructor(
    private readonly index: SearchIndex,
    bytes: number,
    generation: Generation,
    onKept?: () => void,
  ) {
    super();
    this.pages = new KeptAnswers(bytes, ({ json }) => json.length, generation, onKept);
  }

  async search(query: SearchQuery, options?: { patient?: boolean }): Promise<SearchPage> {
    const { json, total } = await this.pages.get(JSON.stringify(query), async () => {
      const page = await this.index.search(query, options);
      // A part of a larger buffer would hold all of it.
      return { json: Buffer.from(page.json), total: page.total };
    });
    // A page of its own for each: cards that somebody has looked at are not counted in what is kept.
    return new SearchPage(json, total);
  }
}

/** Names of businesses that are kept by what was typed. */
export class KeptBusinessNames implements BusinessNames {
  private readonly names: KeptAnswers<NamedBusiness[]>;

  constructor(
    private readonly source: BusinessNames,
    bytes: number,
    generation: Generation,
  ) {
    this.names = new KeptAnswers(bytes, (found) => 400 * found.length, generation);
  }

  startingWith(text: string, limit: number): Promise<NamedBusiness[]> {
    return this.names.get(`${limit} ${text}`, () => this.source.startingWith(text, limit));
  }
}
