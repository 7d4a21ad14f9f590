import { SearchIndex, SearchPage } from '../domain/search-index.js';
import { type SearchQuery, toSearchQuery } from '../domain/search-query.js';
import { CachedAnswers, CachedSearchIndex } from './cached-answers.js';

interface Text {
  text: string;
}

const STORAGE = { bytesOf: ({ text }: Text) => text.length, store: (value: Text) => value, load: (value: Text) => value };

function cacheAt(state: { cacheVersion: number | undefined } = { cacheVersion: 1 }) {
  let asked = 0;
  const answers = new CachedAnswers(100_000, STORAGE, () => state.cacheVersion);
  const ask = async (key: string) => (await answers.get(key, () => Promise.resolve({ text: `${key} ${(asked += 1)}` }))).text;
  return { answers, ask, state };
}

describe('CachedAnswers', () => {
  it('computes once while nothing changes, and again after a change', async () => {
    const { ask, state } = cacheAt();
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a 1', 'a 1', 'b 2']);
    state.cacheVersion = 2;
    expect([await ask('a'), await ask('a')]).toEqual(['a 3', 'a 3']);
  });

  it('does not cache while notifications may be missed', async () => {
    const { ask, state } = cacheAt();
    await ask('a');
    state.cacheVersion = undefined;
    expect([await ask('a'), await ask('a')]).toEqual(['a 2', 'a 3']);
  });

  it('computes once for simultaneous calls, but not across a change', async () => {
    const { answers, state } = cacheAt();
    let asked = 0;
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const ask = async () => {
      const text = `${(asked += 1)}`;
      await held;
      return { text };
    };
    const before = [answers.get('a', ask), answers.get('a', ask)];
    state.cacheVersion = 2;
    const after = answers.get('a', ask);
    release();
    expect((await Promise.all([...before, after])).map(({ text }) => text)).toEqual(['1', '1', '2']);
  });

  it('does not cache an answer that was begun before a change', async () => {
    const { answers, ask, state } = cacheAt();
    let release = () => undefined as void;
    const slow = answers.get('a', () => new Promise((resolve) => (release = () => resolve({ text: 'old' }))));
    state.cacheVersion = 2;
    expect(await ask('a')).toBe('a 1');
    release();
    await slow;
    expect(await ask('a')).not.toBe('old');
  });

  it('does not cache a failure', async () => {
    const { answers, ask } = cacheAt();
    await expect(answers.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask('a')).toBe('a 1');
  });

  it('stays within its size limit', async () => {
    let asked = 0;
    const answers = new CachedAnswers(1_000, STORAGE, () => 1);
    const ask = (key: string) => answers.get(key, () => Promise.resolve({ text: `${(asked += 1)}`.padEnd(500) }));
    for (const key of ['a', 'b', 'a']) await ask(key);
    expect(asked).toBe(3);
  });
});

describe('CachedSearchIndex', () => {
  it('passes on the option for the fallback with a longer timeout', async () => {
    const given: unknown[] = [];
    class Index extends SearchIndex {
      search(_query: SearchQuery, options?: { lastResort?: boolean }): Promise<SearchPage> {
        given.push(options);
        return Promise.resolve(SearchPage.of([], 0));
      }
    }
    const query = toSearchQuery({ sortBy: 'featured', page: 1, limit: 20 });
    await new CachedSearchIndex(new Index(), 10_000, () => undefined).search(query, { lastResort: true });
    expect(given).toEqual([{ lastResort: true }]);
  });

  it('returns a cached page without a query while there is room', async () => {
    let asked = 0;
    class Index extends SearchIndex {
      search({ page }: SearchQuery): Promise<SearchPage> {
        asked += 1;
        return Promise.resolve(new SearchPage(Buffer.from(`[${page}]`.padEnd(400)), page));
      }
    }
    const index = new CachedSearchIndex(new Index(), 1_000, () => 1);
    const query = toSearchQuery({ query: 'plumber', sortBy: 'featured', page: 1, limit: 20 });
    const give = (page: number) => index.search({ ...query, page });
    const [first, again] = [await give(1), await give(1)];
    expect([asked, again.json.equals(first.json), again.total, again.cachedAs === first.cachedAs]).toEqual([1, true, 1, true]);
    const second = await give(2);
    expect([asked, second.cachedAs === first.cachedAs]).toEqual([2, false]);
    await give(3);
    expect((await give(1)).json.toString().trim()).toBe('[1]');
    expect(asked).toBe(4);
    expect([first, second].map(({ json }) => json.toString().trim())).toEqual(['[1]', '[2]']);
  });

  it('returns a page that is too large to cache', async () => {
    class Index extends SearchIndex {
      search(): Promise<SearchPage> {
        return Promise.resolve(new SearchPage(Buffer.from('[]'.padEnd(2_000)), 7));
      }
    }
    const index = new CachedSearchIndex(new Index(), 1_000, () => 1);
    expect((await index.search(toSearchQuery({ sortBy: 'featured', page: 1, limit: 20 }))).total).toBe(7);
  });

  it('distinguishes queries by all parameters', async () => {
    const asked: SearchQuery[] = [];
    class Index extends SearchIndex {
      search(query: SearchQuery): Promise<SearchPage> {
        asked.push(query);
        return Promise.resolve(SearchPage.of([], asked.length));
      }
    }
    const index = new CachedSearchIndex(new Index(), 10_000, () => 1);
    const query = toSearchQuery({ query: 'plumber', sortBy: 'featured', page: 1, limit: 20 });
    const others: Partial<SearchQuery>[] = [
      {},
      {},
      { page: 2 },
      { inTitle: true },
      { without: [1] },
      { few: 20 },
      { withKeys: true },
      { hours: { open: 'always' } },
    ];
    const totals = [];
    for (const other of others) totals.push((await index.search({ ...query, ...other })).total);
    expect(totals).toEqual([1, 1, 2, 3, 4, 5, 6, 7]);
  });
});
