import { EngineKey } from '../../domain/engine-index.js';
import { SearchEngineUnavailable } from '../../domain/search-index.js';
import {
  anIndexable,
  InMemoryEngineIndex,
  InMemoryFeed,
  InMemoryIndexChanges,
  InMemoryIndexStates,
  InMemoryOutbox,
} from '../../testing/doubles.js';
import { type Closed, EngineWatch, IndexLag } from './engine-watch.js';
import { MissingEngine, NoEngine } from './without-engine.js';
import { IndexListings, REBUILD_INDEX } from './index-listings.js';

class InMemoryLag extends IndexLag {
  lag: { seconds: number; following?: number; rebuild: boolean } = { seconds: 0, rebuild: false };

  read(): Promise<{ seconds: number; following: number; rebuild: boolean }> {
    return Promise.resolve({ following: 0, ...this.lag });
  }
}

const late = new SearchEngineUnavailable('too late');
const refused = new SearchEngineUnavailable('nobody is there', { refused: true });

let engine: InMemoryEngineIndex;
let states: InMemoryIndexStates;
let lag: InMemoryLag;
let outbox: InMemoryOutbox;
let reported: Closed[];
let index: IndexListings;
let watch: EngineWatch;
let changes: InMemoryIndexChanges;
let feed: InMemoryFeed;

beforeEach(async () => {
  engine = new InMemoryEngineIndex();
  states = new InMemoryIndexStates();
  lag = new InMemoryLag();
  outbox = new InMemoryOutbox();
  reported = [];
  changes = new InMemoryIndexChanges();
  feed = new InMemoryFeed();
  index = new IndexListings(new EngineKey('one'), engine, { feed, states, changes }, outbox);
  await index.rebuild();
  watch = new EngineWatch('one', engine, states, lag, index, (closed) => reported.push(closed));
});

describe('the circuit breaker of the search engine', () => {
  it('is open before the first check', () => {
    expect(watch.usable()).toBe(false);
    expect(watch.reason).toBe('not looked at yet');
  });

  it('closes when the engine has a complete index of the present format', async () => {
    await watch.look();
    expect(watch.usable()).toBe(true);
    expect(watch.reason).toBeUndefined();
    expect(outbox.topics).toEqual([]);
  });

  it('opens while the engine does not answer, and closes again automatically', async () => {
    await watch.look();
    engine.down = true;
    await watch.look();
    expect(watch.usable()).toBe(false);
    expect(watch.reason).toBe('the engine does not answer');
    engine.down = false;
    await watch.look();
    expect(watch.usable()).toBe(true);
  });

  it('opens at the third failure in a row, until a check succeeds', async () => {
    await watch.look();
    for (const answer of [late, late, 'good', late, late] as const) {
      if (answer === 'good') watch.answered();
      else watch.failed(answer);
      expect(watch.usable()).toBe(true);
    }
    watch.failed(late);
    expect(watch.usable()).toBe(false);
    expect(watch.reason).toBe('too late');
    await watch.look();
    expect(watch.usable()).toBe(true);
    watch.failed(late);
    expect(watch.usable()).toBe(true);
  });

  it('that opened because of slow answers only allows a last attempt, as the index is current; not if the index is behind or gone', async () => {
    expect(watch.lastResort()).toBe(false);
    await watch.look();
    watch.failed(refused);
    expect([watch.usable(), watch.lastResort()]).toEqual([false, true]);
    lag.lag = { seconds: 3, rebuild: false };
    await watch.look();
    expect(watch.lastResort()).toBe(false);
    states.down = true;
    await watch.look();
    expect(watch.lastResort()).toBe(false);
    states.down = false;
    lag.lag = { seconds: 0, rebuild: false };
    await watch.look();
    states.down = true;
    engine.loseEverything();
    await watch.look();
    expect(watch.lastResort()).toBe(false);
  });

  it('counts failures across checks: a frozen engine is not reset each second', async () => {
    await watch.look();
    for (const _each of [1, 2, 3]) {
      watch.failed(late);
      if (watch.usable()) await watch.look();
    }
    expect(watch.usable()).toBe(false);
  });

  it('counts questions that waited during the same timeout as one failure', async () => {
    await watch.look();
    const begun = performance.now();
    for (const _each of [1, 2, 3, 4]) watch.failed(late, begun);
    expect(watch.usable()).toBe(true);
  });

  it('opens after one refused connection', async () => {
    await watch.look();
    watch.failed(refused);
    expect(watch.reason).toBe('nobody is there');
  });

  it('stays closed while the database is unavailable, as no changes are possible; and open if it was', async () => {
    states.down = true;
    await watch.look();
    expect(watch.reason).toBe('the database does not answer');
    states.down = false;
    await watch.look();
    states.down = true;
    await watch.look();
    expect(watch.usable()).toBe(true);
  });

  it.each([
    ['lost its index', () => engine.loseEverything()],
    ['does not answer either', () => void (engine.down = true)],
  ])('opens while the database is unavailable if the engine %s', async (_what, happen) => {
    await watch.look();
    states.down = true;
    happen();
    await watch.look();
    expect(watch.usable()).toBe(false);
  });

  it('stays closed while changes are two seconds late, and opens when they are later', async () => {
    await watch.look();
    lag.lag = { seconds: 2, rebuild: false };
    await watch.look();
    expect(watch.usable()).toBe(true);
    lag.lag = { seconds: 2.1, rebuild: false };
    await watch.look();
    expect(watch.reason).toBe('the index is 2 s behind');
  });

  it('closes again only when no change is pending: results that PostgreSQL has shown must not disappear', async () => {
    lag.lag = { seconds: 0.1, rebuild: false };
    await watch.look();
    expect(watch.usable()).toBe(false);
    lag.lag = { seconds: 0, rebuild: false };
    await watch.look();
    expect(watch.usable()).toBe(true);
  });

  it.each([
    ['is gone', () => engine.loseEverything()],
    ['is not whole', () => void (states.state.ready = false)],
    ['is of another format', () => void (engine.signature = 'signature-2')],
  ])('opens if the index %s, and requests a rebuild', async (_what, happen) => {
    await watch.look();
    happen();
    await watch.look();
    expect(watch.usable()).toBe(false);
    expect(watch.reason).toBe('the index is being built');
    expect(outbox.topics).toEqual([REBUILD_INDEX]);

    await index.rebuild();
    await watch.look();
    expect(watch.usable()).toBe(true);
  });

  it('requests one rebuild: while it is pending or running, no other', async () => {
    engine.loseEverything();
    await watch.look();
    lag.lag = { seconds: 0, rebuild: true };
    await watch.look();
    await watch.look();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
  });

  it('requests a rebuild again if it is gone and there is still no index', async () => {
    engine.loseEverything();
    await watch.look();
    await watch.look();
    expect(outbox.topics).toEqual([REBUILD_INDEX, REBUILD_INDEX]);
  });

  it('opens at a lost connection, and when the engine has older data, until they are current', async () => {
    const old = engine.copy();
    feed.publish(anIndexable(1, 'new'));
    await changes.append([1]);
    await index.follow();
    await watch.look();
    const { epoch } = watch;
    engine.startOn(old);
    expect([watch.usable(), watch.lastResort(), watch.epoch]).toEqual([false, false, epoch + 1]);
    await watch.look();
    expect(watch.usable()).toBe(false);
    expect(watch.reason).toMatch(/older/);
    await index.follow();
    await watch.look();
    expect(watch.usable()).toBe(true);
    expect(engine.titles('live')).toEqual({ 1: 'new' });
  });

  it('closes again after a lost connection if the data are the same', async () => {
    await watch.look();
    engine.startOn(engine.copy());
    expect(watch.usable()).toBe(false);
    await watch.look();
    await watch.look();
    expect(watch.usable()).toBe(true);
  });

  it('closes again by itself if the connection was lost during a check, whose findings are not used', async () => {
    engine.onMarker = () => {
      engine.onMarker = () => undefined;
      engine.startOn(engine.copy());
    };
    await watch.look();
    expect(watch.usable()).toBe(false);
    await new Promise((resolve) => setImmediate(resolve));
    expect(watch.usable()).toBe(true);
  });

  it('stays closed if a rebuild takes over between its reads of the state and of the engine', async () => {
    await watch.look();
    jest.spyOn(states, 'read').mockResolvedValueOnce({ ...states.state, edition: 'before the rebuild' });
    await watch.look();
    expect(watch.usable()).toBe(true);
    expect(outbox.topics).toEqual([]);
  });

  it('allows a last attempt after a lost connection while the database is unavailable, if the data are the same', async () => {
    await watch.look();
    states.down = true;
    engine.startOn(engine.copy());
    expect(watch.lastResort()).toBe(false);
    await watch.look();
    await watch.look();
    expect(watch.lastResort()).toBe(true);
    engine.startOn({ live: new Map(), marked: { edition: 'another', position: 0 } });
    await watch.look();
    await watch.look();
    expect(watch.lastResort()).toBe(false);
  });

  it('allows none if the engine has older data since', async () => {
    const old = engine.copy();
    feed.publish(anIndexable(1, 'new'));
    await changes.append([1]);
    await index.follow();
    await watch.look();
    states.down = true;
    engine.startOn(old);
    await watch.look();
    await watch.look();
    expect([watch.usable(), watch.lastResort()]).toEqual([false, false]);
  });

  it('stays open if a change arrives during a slow check', async () => {
    engine.onMarker = () => {
      lag.lag = { seconds: 0.1, rebuild: false };
    };
    await watch.look();
    expect(watch.usable()).toBe(false);
  });

  it('requests that pending changes are sent again', async () => {
    await watch.look();
    feed.publish(anIndexable(7, 'late'));
    await changes.append([7]);
    lag.lag = { seconds: 3, following: 3, rebuild: false };
    await watch.look();
    await new Promise((resolve) => setImmediate(resolve));
    expect(engine.titles('live')).toEqual({ 7: 'late' });
  });

  it.each([
    ['after a second while it is closed: another process may be sending them', 1, 0],
    ['then, if none does', 1.1, 1],
  ])('requests that %s', async (_when, following, requests) => {
    await watch.look();
    const follow = jest.spyOn(index, 'follow');
    lag.lag = { seconds: 0, following, rebuild: false };
    await watch.look();
    expect(follow).toHaveBeenCalledTimes(requests);
  });

  it('requests that at once while it is open, and for a rebuild, which takes over only with the latest changes', async () => {
    const follow = jest.spyOn(index, 'follow');
    lag.lag = { seconds: 0.1, following: 0.1, rebuild: false };
    await watch.look();
    expect(follow).toHaveBeenCalledTimes(1);
    Object.assign(states.state, { ready: false, building: true });
    lag.lag = { seconds: 0.1, following: 0.1, rebuild: true };
    await watch.look();
    expect(follow).toHaveBeenCalledTimes(2);
    lag.lag = { seconds: 0, following: 0, rebuild: true };
    await watch.look();
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('knows whether answers lack a change; an engine that is rebuilt or does not answer shows nothing outdated', async () => {
    lag.lag = { seconds: 1, rebuild: false };
    expect(await watch.hasAllChanges()).toBe(true);
    lag.lag = { seconds: 0, rebuild: false };
    await watch.look();
    expect(await watch.hasAllChanges()).toBe(true);
    lag.lag = { seconds: 1, rebuild: false };
    expect(await watch.hasAllChanges()).toBe(false);
    lag.lag = { seconds: 1, rebuild: true };
    expect(await watch.hasAllChanges()).toBe(true);
  });

  it('logs when it opens and closes, not each check', async () => {
    await watch.look();
    await watch.look();
    watch.failed(refused);
    watch.failed(late);
    await watch.look();
    expect(reported).toEqual([undefined, 'nobody is there', undefined]);
  });
});

describe('the log about an engine', () => {
  it('that was never reachable says so once, after a few checks, and then that it answers', async () => {
    engine.down = true;
    for (let looks = 0; looks < 2; looks += 1) await watch.look();
    expect(reported).toEqual([]);
    for (let looks = 0; looks < 5; looks += 1) await watch.look();
    expect(reported).toEqual(['the engine does not answer']);
    engine.down = false;
    await watch.look();
    expect(reported).toEqual(['the engine does not answer', undefined]);
  });

  it('whose index is being built at the start says only that it answers', async () => {
    engine.loseEverything();
    for (let looks = 0; looks < 5; looks += 1) await watch.look();
    await index.rebuild();
    await watch.look();
    expect(reported).toEqual([undefined]);
  });

  it('is silent while the process stops: an embedded engine ends with it', async () => {
    await watch.look();
    watch.stop();
    engine.startOn(engine.copy());
    engine.down = true;
    for (let looks = 0; looks < 5; looks += 1) await watch.look();
    expect(reported).toEqual([undefined]);
  });
});

it('the state of an engine that is recognised is read again, and its index is not rebuilt', async () => {
  const other = new InMemoryIndexStates();
  await new IndexListings(new EngineKey('two'), engine, { feed, states: other, changes }, outbox).rebuild();
  states.keys.set(other.state.edition!, 'two');
  states.read = () => Promise.resolve({ ...(index.key.current === 'two' ? other : states).state });
  await watch.look();
  expect([watch.usable(), outbox.topics]).toEqual([true, []]);
});

describe('without an engine', () => {
  it('by configuration, no part is degraded', () => {
    const breaker = new NoEngine();
    breaker.answered();
    breaker.failed();
    expect([breaker.configured, breaker.usable()]).toEqual([false, false]);
  });

  it('because of a failure, PostgreSQL is the fallback', () => {
    const breaker = new MissingEngine('no program for this machine');
    breaker.answered();
    breaker.failed();
    expect([breaker.configured, breaker.usable(), breaker.reason]).toEqual([true, false, 'no program for this machine']);
  });
});
