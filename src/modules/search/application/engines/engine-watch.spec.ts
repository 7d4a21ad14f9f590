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
  index = new IndexListings('one', engine, { feed, states, changes }, outbox);
  await index.rebuild();
  watch = new EngineWatch('one', engine, states, lag, index, (closed) => reported.push(closed));
});

describe('the gate to the search engine', () => {
  it('is closed until somebody has looked', () => {
    expect(watch.usable()).toBe(false);
    expect(watch.reason).toBe('not looked at yet');
  });

  it('opens when the engine answers with a whole index of our format', async () => {
    await watch.look();
    expect(watch.usable()).toBe(true);
    expect(watch.reason).toBeUndefined();
    expect(outbox.topics).toEqual([]);
  });

  it('closes while the engine does not answer, and opens again by itself', async () => {
    await watch.look();
    engine.down = true;
    await watch.look();
    expect(watch.usable()).toBe(false);
    expect(watch.reason).toBe('the engine does not answer');
    engine.down = false;
    await watch.look();
    expect(watch.usable()).toBe(true);
  });

  it('closes at the third failed answer in a row, until the engine has proved itself', async () => {
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

  it('that closed at slow answers alone is the last resort, as the index is right; not when it is behind, or gone', async () => {
    expect(watch.lastResort()).toBe(false);
    await watch.look();
    watch.failed(refused);
    expect([watch.usable(), watch.lastResort()]).toEqual([false, true]);
    lag.lag = { seconds: 3, rebuild: false };
    await watch.look();
    expect(watch.lastResort()).toBe(false);
    lag.lag = { seconds: 0, rebuild: false };
    await watch.look();
    states.down = true;
    engine.loseEverything();
    await watch.look();
    expect(watch.lastResort()).toBe(false);
  });

  it('counts failed answers from look to look: a frozen engine is not forgiven each second', async () => {
    await watch.look();
    for (const _each of [1, 2, 3]) {
      watch.failed(late);
      if (watch.usable()) await watch.look();
    }
    expect(watch.usable()).toBe(false);
  });

  it('closes at one refused connection', async () => {
    await watch.look();
    watch.failed(refused);
    expect(watch.reason).toBe('nobody is there');
  });

  it('stays open while the database does not answer, as nothing can change then; and closed where it was', async () => {
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
  ])('closes while the database does not answer when the engine %s', async (_what, happen) => {
    await watch.look();
    states.down = true;
    happen();
    await watch.look();
    expect(watch.usable()).toBe(false);
  });

  it('stays open while changes are two seconds late, and closes when they are later', async () => {
    await watch.look();
    lag.lag = { seconds: 2, rebuild: false };
    await watch.look();
    expect(watch.usable()).toBe(true);
    lag.lag = { seconds: 2.1, rebuild: false };
    await watch.look();
    expect(watch.reason).toBe('the index is 2 s behind');
  });

  it('opens again only when no change waits: what PostgreSQL has shown must not vanish', async () => {
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
  ])('closes when the index %s, and asks for another one', async (_what, happen) => {
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

  it('asks once: while a rebuild waits or runs, it does not ask again', async () => {
    engine.loseEverything();
    await watch.look();
    lag.lag = { seconds: 0, rebuild: true };
    await watch.look();
    await watch.look();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
  });

  it('asks again when the rebuild is gone and there is still no index', async () => {
    engine.loseEverything();
    await watch.look();
    await watch.look();
    expect(outbox.topics).toEqual([REBUILD_INDEX, REBUILD_INDEX]);
  });

  it('closes at a lost connection, and when it finds older data, until they are up to date', async () => {
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

  it('opens again after a lost connection when the data are the same', async () => {
    await watch.look();
    engine.startOn(engine.copy());
    expect(watch.usable()).toBe(false);
    await watch.look();
    await watch.look();
    expect(watch.usable()).toBe(true);
  });

  it('is the last resort again after a lost connection while the database is away, when it has what it had', async () => {
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

  it('stays closed when a change comes while the engine takes its time to answer the look', async () => {
    engine.onMarker = () => {
      lag.lag = { seconds: 0.1, rebuild: false };
    };
    await watch.look();
    expect(watch.usable()).toBe(false);
  });

  it('hands over what waits by itself', async () => {
    await watch.look();
    feed.publish(anIndexable(7, 'late'));
    await changes.append([7]);
    lag.lag = { seconds: 3, following: 3, rebuild: false };
    await watch.look();
    await index.follow();
    expect(engine.titles('live')).toEqual({ 7: 'late' });
  });

  it('reports when it opens and closes, not at every look', async () => {
    await watch.look();
    await watch.look();
    watch.failed(refused);
    watch.failed(late);
    await watch.look();
    expect(reported).toEqual([undefined, 'nobody is there', undefined]);
  });
});

describe('what is reported of an engine', () => {
  it('that was never there is that, once, after a few looks, and then that it answers', async () => {
    engine.down = true;
    for (let looks = 0; looks < 2; looks += 1) await watch.look();
    expect(reported).toEqual([]);
    for (let looks = 0; looks < 5; looks += 1) await watch.look();
    expect(reported).toEqual(['the engine does not answer']);
    engine.down = false;
    await watch.look();
    expect(reported).toEqual(['the engine does not answer', undefined]);
  });

  it('whose index is being built at the start is only that it answers', async () => {
    engine.loseEverything();
    for (let looks = 0; looks < 5; looks += 1) await watch.look();
    await index.rebuild();
    await watch.look();
    expect(reported).toEqual([undefined]);
  });

  it('is nothing while the process stops: an embedded one ends with it', async () => {
    await watch.look();
    watch.stop();
    engine.startOn(engine.copy());
    engine.down = true;
    for (let looks = 0; looks < 5; looks += 1) await watch.look();
    expect(reported).toEqual([undefined]);
  });
});

describe('without an engine', () => {
  it('by choice, nothing is missing', () => {
    const breaker = new NoEngine();
    breaker.answered();
    breaker.failed();
    expect([breaker.configured, breaker.usable()]).toEqual([false, false]);
  });

  it('because there is none, PostgreSQL stands in for it', () => {
    const breaker = new MissingEngine('no program for this machine');
    breaker.answered();
    breaker.failed();
    expect([breaker.configured, breaker.usable(), breaker.reason]).toEqual([true, false, 'no program for this machine']);
  });
});
