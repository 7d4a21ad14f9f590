import { setTimeout as sleep } from 'node:timers/promises';
import { EngineKey } from '../../domain/engine-index.js';
import { SearchEngineUnavailable, SearchIndex, SearchPage } from '../../domain/search-index.js';
import { InMemoryEngineIndex, InMemoryFeed, InMemoryIndexChanges, InMemoryIndexStates, InMemoryOutbox } from '../../testing/doubles.js';
import { EnginePool, type PooledEngine, PooledSearchIndex } from './engine-pool.js';
import { EngineWatch, IndexLag } from './engine-watch.js';
import { IndexListings } from './index-listings.js';

class NoLag extends IndexLag {
  read() {
    return Promise.resolve({ seconds: 0, following: 0, rebuild: false });
  }
}

class ScriptedIndex extends SearchIndex {
  asked = 0;
  answer: () => Promise<SearchPage> = () => Promise.resolve(SearchPage.of([], 0));

  search(): Promise<SearchPage> {
    this.asked += 1;
    return this.answer();
  }
}

interface Engine extends PooledEngine {
  index: InMemoryEngineIndex;
  states: InMemoryIndexStates;
  search: ScriptedIndex;
}

async function anEngine(name: string, latencyMs: number): Promise<Engine> {
  const [index, states, search] = [new InMemoryEngineIndex(), new InMemoryIndexStates(), new ScriptedIndex()];
  const sources = { feed: new InMemoryFeed(), states, changes: new InMemoryIndexChanges() };
  const listings = new IndexListings(new EngineKey(name), index, sources, new InMemoryOutbox());
  await listings.rebuild();
  const watch = new EngineWatch(name, index, states, new NoLag(), listings, () => undefined);
  await watch.look();
  watch.latencyMs = latencyMs;
  search.answer = () => Promise.resolve(SearchPage.of([], name.length));
  return { index, states, search, watch, names: undefined as never };
}

const there = () => Promise.resolve(SearchPage.of([], 1));
const silent = () => new Promise<never>(() => undefined);
const gone = () => Promise.reject(new SearchEngineUnavailable('refused', { refused: true }));
const QUERY = { page: 1, limit: 20, words: [] } as never;

let near: Engine;
let far: Engine;
let pool: EnginePool;
let search: (options?: { lastResort?: boolean }) => Promise<number>;

beforeEach(async () => {
  [near, far] = [await anEngine('1', 1), await anEngine('22', 30)];
  pool = new EnginePool([far, near]);
  const index = new PooledSearchIndex(pool);
  search = async (options) => (await index.search(QUERY, options)).total;
});

it('queries the engine with the lowest latency', async () => {
  expect([await search(), await search()]).toEqual([1, 1]);
  expect([near.search.asked, far.search.asked]).toEqual([2, 0]);
});

it('keeps one engine while another is only slightly faster', async () => {
  await search();
  far.watch.latencyMs = 0.6;
  expect(await search()).toBe(1);
  near.watch.latencyMs = 20;
  expect(await search()).toBe(2);
});

it('queries the next engine at once after a refused connection, and stops using the first', async () => {
  near.search.answer = gone;
  expect([await search(), await search()]).toEqual([2, 2]);
  expect(near.search.asked).toBe(1);
  expect(pool.usable()).toBe(true);
});

it('queries the next engine if the first is silent, within one timeout, and stops using the first after three times', async () => {
  near.search.answer = silent;
  expect(await search()).toBe(2);
  expect([await search(), await search()]).toEqual([2, 2]);
  const before = near.search.asked;
  expect(await search()).toBe(2);
  expect(near.search.asked).toBe(before);
});

it('prefers another engine only if it has answered first three times in a row', async () => {
  for (const isSilent of [true, true, false, true]) {
    near.search.answer = isSilent ? silent : there;
    expect(await search()).toBe(isSilent ? 2 : 1);
  }
  near.search.answer = there;
  expect(await search()).toBe(1);
});

it('sends eight questions to a second engine at the same time at most: if all are slow, more would make them slower', async () => {
  near.search.answer = silent;
  far.search.answer = silent;
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => search()));
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
  expect([near.search.asked, far.search.asked]).toEqual([10, 8]);
});

it('sends further questions to a second engine once the earlier ones were answered', async () => {
  near.search.answer = silent;
  expect(await Promise.all(Array.from({ length: 8 }, () => search()))).toEqual(Array.from({ length: 8 }, () => 2));
  // The far engine is the preferred one since.
  far.search.answer = silent;
  near.search.answer = there;
  expect(await search()).toBe(1);
});

it('fails within the timeout of one engine if all are silent', async () => {
  near.search.answer = silent;
  far.search.answer = silent;
  await expect(search()).rejects.toThrow('No search engine answered within 400 ms');
});

it('does not try another engine after an invalid request', async () => {
  near.search.answer = () => Promise.reject(new TypeError('the query is wrong'));
  await expect(search()).rejects.toThrow(TypeError);
  expect(far.search.asked).toBe(0);
});

it('fails if all engines have failed, and has an open circuit breaker then', async () => {
  near.search.answer = gone;
  far.search.answer = gone;
  await expect(search()).rejects.toThrow(SearchEngineUnavailable);
  expect([pool.usable(), pool.lastResort()]).toEqual([false, true]);
});

it('discards answers of an engine whose connection was lost meanwhile: another process may have answered', async () => {
  near.search.answer = async () => {
    near.index.startOn(near.index.copy());
    await sleep(1);
    return SearchPage.of([], 1);
  };
  expect(await search()).toBe(2);
});

it('does not query an engine with older data than one that has answered', async () => {
  near.states.state.position = 5;
  await near.index.settled([await near.index.mark({ edition: near.states.state.edition!, position: 5 })]);
  // As the watch saw it at its last look.
  near.watch.position = 5;
  expect(await search()).toBe(1);
  near.search.answer = gone;
  await expect(search()).rejects.toThrow(SearchEngineUnavailable);
  expect(pool.usable()).toBe(false);
  far.watch.position = 5;
  expect(await search()).toBe(2);
});

it('also right after the first answer of the other engine, and after a rebuild of its index', async () => {
  const refused = new SearchEngineUnavailable('refused', { refused: true });
  near.watch.position = 5;
  far.watch.failed(refused);
  expect(await search()).toBe(1);
  await far.watch.look();
  Object.assign(far.watch, { position: 4, latencyMs: 0 });
  near.watch.latencyMs = 30;
  expect(await search()).toBe(1);
  far.watch.edition = 'made anew';
  expect(await search()).toBe(1);
});

it('queries engines after a restore of the database, whose change positions continue from the backup', async () => {
  for (const { index, states, watch } of [near, far]) {
    states.state.position = 5;
    await index.settled([await index.mark({ edition: states.state.edition!, position: 5 })]);
    await watch.look();
  }
  expect(await search()).toBe(1);
  for (const { index, states, watch } of [near, far]) {
    Object.assign(states.state, { position: 2, edition: `${watch.name} filled anew` });
    await index.settled([await index.mark({ edition: states.state.edition!, position: 2 })]);
    await watch.look();
  }
  expect(pool.usable()).toBe(true);
  expect(await search()).toBe(1);
  far.watch.position = 1;
  near.search.answer = gone;
  await expect(search()).rejects.toThrow(SearchEngineUnavailable);
});

it('without another fallback it queries engines with open circuit breakers, if their data are current', async () => {
  near.watch.failed(new SearchEngineUnavailable('refused', { refused: true }));
  far.watch.failed(new SearchEngineUnavailable('refused', { refused: true }));
  await expect(search()).rejects.toThrow(SearchEngineUnavailable);
  expect(await search({ lastResort: true })).toBe(1);
});

it('a single engine is used without the pool', async () => {
  const alone = new PooledSearchIndex(new EnginePool([near]));
  expect((await alone.search(QUERY)).total).toBe(1);
  near.search.answer = gone;
  await expect(alone.search(QUERY)).rejects.toThrow('refused');
});
