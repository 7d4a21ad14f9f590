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
import { IndexIncomplete, IndexListings, REBUILD_INDEX } from './index-listings.js';

let engine: InMemoryEngineIndex;
let feed: InMemoryFeed;
let states: InMemoryIndexStates;
let outbox: InMemoryOutbox;
let index: IndexListings;
let changes: InMemoryIndexChanges;

beforeEach(() => {
  engine = new InMemoryEngineIndex();
  feed = new InMemoryFeed([anIndexable(1), anIndexable(2), anIndexable(3)]);
  states = new InMemoryIndexStates();
  changes = new InMemoryIndexChanges();
  outbox = new InMemoryOutbox();
  index = new IndexListings(new EngineKey('one'), engine, { feed, states, changes }, outbox);
});

/** What the outbox does with a change. */
const refresh = async (keys: number[]) => {
  await changes.append(keys);
  await index.follow();
};

const many = (count: number) => Array.from({ length: count }, (_, key) => anIndexable(key + 1));

describe('a rebuild', () => {
  it('indexes every published listing, and logs it', async () => {
    expect(await index.rebuild()).toBe(3);
    expect(engine.titles('live')).toEqual({ 1: 'Listing 1', 2: 'Listing 2', 3: 'Listing 3' });
    expect(engine.titles('next')).toBeUndefined();
    expect(states.state).toMatchObject({ ready: true, building: false, signature: 'signature-1' });
  });

  it('creates an empty index for an empty directory', async () => {
    index = new IndexListings(new EngineKey('one'), engine, { feed: new InMemoryFeed(), states, changes }, outbox);
    expect(await index.rebuild()).toBe(0);
    expect(engine.titles('live')).toEqual({});
    expect(states.state.ready).toBe(true);
  });

  it('indexes any number of listings, and reports its progress', async () => {
    index = new IndexListings(new EngineKey('one'), engine, { feed: new InMemoryFeed(many(1_125)), states, changes }, outbox);
    const progress: number[] = [];
    expect(await index.rebuild((listings) => progress.push(listings))).toBe(1_125);
    expect(Object.keys(engine.titles('live')!)).toHaveLength(1_125);
    expect(progress).toEqual([500, 1_000, 1_125]);
  });

  it('keeps the old index unchanged until the new one is complete', async () => {
    await index.rebuild();
    feed.publish(...many(625).map(({ key }) => anIndexable(key, 'renamed')));
    const seen: unknown[] = [];
    engine.onPutNext = () => void seen.push(engine.titles('live'));
    await index.rebuild();
    const before = { 1: 'Listing 1', 2: 'Listing 2', 3: 'Listing 3' };
    expect(seen).toEqual([before, before]);
    expect(new Set(Object.values(engine.titles('live')!))).toEqual(new Set(['renamed']));
  });

  it('stops if the whole directory has changed meanwhile, and the next one starts from the beginning', async () => {
    await index.rebuild();
    let renewed: Promise<void> | undefined;
    engine.onPutNext = () => {
      renewed ??= index.renew();
    };
    expect(await index.rebuild()).toBeUndefined();
    await renewed;
    expect(states.state.ready).toBe(false);
    expect(engine.titles('next')).toBeUndefined();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);

    expect(await index.rebuild()).toBe(3);
    expect(states.state.ready).toBe(true);
  });

  it('does not activate an index that lost a listing', async () => {
    await index.rebuild();
    engine.losing.add(2);
    await expect(index.rebuild()).rejects.toThrow(new IndexIncomplete('The new index has 2 of 3 listings.'));
    expect(engine.titles('live')).toEqual({ 1: 'Listing 1', 2: 'Listing 2', 3: 'Listing 3' });

    engine.losing.clear();
    await index.rebuild();
    expect(states.state).toMatchObject({ ready: true, building: false, signature: 'signature-1' });
  });

  it('does not activate an index after a failed write, and starts from the beginning the next time', async () => {
    engine.failsNext = true;
    await expect(index.rebuild()).rejects.toThrow('the task failed');
    expect(engine.titles('live')).toBeUndefined();
    expect(states.state.ready).toBe(false);

    feed.unpublish(3);
    await index.rebuild();
    expect(engine.titles('live')).toEqual({ 1: 'Listing 1', 2: 'Listing 2' });
  });

  it('fails while the engine does not answer', async () => {
    engine.down = true;
    await expect(index.rebuild()).rejects.toThrow(SearchEngineUnavailable);
    expect(states.state.ready).toBe(false);
  });
});

describe('a change during a rebuild', () => {
  /** Runs once, when the first batch of the new index was handed over. */
  function meanwhile(work: () => void): Promise<void> {
    let done: Promise<void> = Promise.resolve();
    engine.onPutNext = () => {
      engine.onPutNext = () => undefined;
      work();
      // Waits for its turn, as the outbox's own worker would.
      done = refresh([1, 2, 3, 4]);
    };
    return index.rebuild().then(() => done);
  }

  it('is in the new index, whether it updates, adds or removes', async () => {
    await meanwhile(() => {
      feed.publish(anIndexable(1, 'renamed'), anIndexable(4, 'new'));
      feed.unpublish(2);
    });
    expect(engine.titles('live')).toEqual({ 1: 'renamed', 3: 'Listing 3', 4: 'new' });
  });

  it('is also in the old index, which answers meanwhile', async () => {
    await index.rebuild();
    let meanwhileLive: unknown;
    engine.onCountNext = async () => {
      engine.onCountNext = () => undefined;
      await engine.settled([]);
      meanwhileLive = engine.titles('live');
    };
    await meanwhile(() => {
      feed.publish(anIndexable(1, 'renamed'));
      feed.unpublish(2);
    });
    const after = { 1: 'renamed', 3: 'Listing 3' };
    expect(meanwhileLive).toEqual(after);
    expect(engine.titles('live')).toEqual(after);
  });

  it('is awaited if it arrives after the last batch', async () => {
    let refreshed: Promise<void> = Promise.resolve();
    engine.onCountNext = () => {
      engine.onCountNext = () => undefined;
      feed.publish(anIndexable(4, 'late'), anIndexable(5, 'later'));
      refreshed = refresh([4, 5]);
    };
    await index.rebuild();
    await refreshed;
    expect(engine.titles('live')).toMatchObject({ 4: 'late', 5: 'later' });
  });
});

describe('a refresh', () => {
  beforeEach(() => index.rebuild());

  it('writes published listings and deletes others', async () => {
    feed.publish(anIndexable(1, 'renamed'), anIndexable(4, 'new'));
    feed.unpublish(2);
    await refresh([1, 2, 4, 99]);
    expect(engine.titles('live')).toEqual({ 1: 'renamed', 3: 'Listing 3', 4: 'new' });
  });

  it('takes up each change that comes while an earlier one is written, also after a failed write', async () => {
    for (const title of ['first', 'second']) {
      feed.publish(anIndexable(1, `before ${title}`));
      await changes.append([1]);
      engine.failsNext = true;
      const failing = index.follow();
      feed.publish(anIndexable(2, title));
      await changes.append([2]);
      const [before, after] = await Promise.allSettled([failing, index.follow()]);
      expect([before.status, after.status]).toEqual(['rejected', 'fulfilled']);
      expect(engine.titles('live')).toMatchObject({ 1: `before ${title}`, 2: title });
    }
  });

  it('says what it writes before it reads the listings: a change of the same ones is another change from then on', async () => {
    const order: string[] = [];
    const read = feed.byKeys.bind(feed);
    jest.spyOn(states, 'handing').mockImplementation((...given: unknown[]) => Promise.resolve(void order.push(`handing ${given.join()}`)));
    jest.spyOn(feed, 'byKeys').mockImplementation((keys) => (order.push('read'), read(keys)));
    await refresh([1]);
    expect(order).toEqual(['handing 1', 'read']);
  });

  it('may be repeated', async () => {
    feed.unpublish(2);
    await refresh([1, 2]);
    await refresh([1, 2]);
    expect(engine.titles('live')).toEqual({ 1: 'Listing 1', 3: 'Listing 3' });
  });

  it('without listings does nothing', async () => {
    engine.down = true;
    await refresh([]);
    expect(outbox.topics).toEqual([]);
  });

  it('takes any number of listings', async () => {
    feed.publish(...many(1_125));
    await refresh(many(1_125).map(({ key }) => key));
    expect(Object.keys(engine.titles('live')!)).toHaveLength(1_125);
  });

  it('does not write to an unfinished index if no rebuild is running', async () => {
    await refresh([1]);
    expect(engine.titles('next')).toBeUndefined();
  });

  it('fails if the engine does not answer, so that it is retried', async () => {
    engine.down = true;
    await expect(refresh([1])).rejects.toThrow(SearchEngineUnavailable);
  });

  it('fails if the engine could not complete the write', async () => {
    engine.failsNext = true;
    await expect(refresh([1])).rejects.toThrow('the task failed');
  });

  it('requests a rebuild if the engine lost its index, and creates none for one listing', async () => {
    engine.loseEverything();
    await refresh([1]);
    expect(engine.titles('live')).toBeUndefined();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    expect(states.state.ready).toBe(false);
  });

  it('does nothing before the first index is built: the rebuild will include the listing', async () => {
    states.state = { ...states.state, ready: false, building: false };
    engine.loseEverything();
    await refresh([1]);
    expect(engine.titles('live')).toBeUndefined();
    expect(engine.titles('next')).toBeUndefined();
  });
});

describe('the index', () => {
  it('is requested if there is none', async () => {
    await index.ensure();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
  });

  it('is not requested if it exists', async () => {
    await index.rebuild();
    await index.ensure();
    expect(outbox.topics).toEqual([]);
  });

  it.each([
    ['it is of another format', () => void (engine.signature = 'signature-2')],
    ['the engine lost it', () => engine.loseEverything()],
    ['it is not whole', () => void (states.state.ready = false)],
  ])('is requested if %s, and does not count as ready before', async (_why, happen) => {
    await index.rebuild();
    happen();
    await index.ensure();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    expect(states.state.ready).toBe(false);

    await index.rebuild();
    expect(states.state).toMatchObject({ ready: true, building: false, signature: engine.signature });
  });

  it('is disabled and requested again if most of the directory has changed', async () => {
    await index.rebuild();
    await index.renew();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    expect(states.state.ready).toBe(false);
  });
});

describe('an engine that was unavailable', () => {
  beforeEach(() => index.rebuild());

  /** The directory changes, and the engine does not hear of it. */
  async function missed(key: number, title: string): Promise<void> {
    feed.publish(anIndexable(key, title));
    await changes.append([key]);
  }

  it('receives the missed changes from its position on', async () => {
    await refresh([1]);
    engine.down = true;
    await missed(2, 'second, renamed');
    await missed(4, 'fourth');
    await expect(index.follow()).rejects.toThrow(SearchEngineUnavailable);
    engine.down = false;
    await index.follow();
    expect(engine.titles('live')).toMatchObject({ 2: 'second, renamed', 4: 'fourth' });
    expect(states.state.position).toBe(3);
    expect(await engine.marker()).toEqual({ edition: states.state.edition, position: 3 });
  });

  it('and has an older copy of its data receives the later changes, without a rebuild', async () => {
    const old = engine.copy();
    feed.publish(anIndexable(1, 'renamed'));
    await refresh([1]);
    engine.startOn(old);
    await index.ensure();
    expect(states.state.position).toBe(0);
    await index.follow();
    expect(engine.titles('live')).toMatchObject({ 1: 'renamed' });
    expect(outbox.topics).toEqual([]);
  });

  it('and has a copy that is too old for that is rebuilt', async () => {
    const old = engine.copy();
    await refresh([1]);
    await refresh([2]);
    changes.changes.shift();
    engine.startOn(old);
    await index.ensure();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    expect(states.state.ready).toBe(false);
  });

  it('and has a copy from before the last rebuild is rebuilt', async () => {
    const old = engine.copy();
    await index.rebuild();
    engine.startOn(old);
    await index.ensure();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
  });

  it('and has changes that the database does not know is rebuilt', async () => {
    await refresh([1]);
    changes.changes.length = 0;
    states.state.position = 0;
    await index.ensure();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
  });

  it('has no marker of current data if a change arrives before its older data were noticed', async () => {
    const old = engine.copy();
    feed.publish(anIndexable(1, 'renamed'));
    await refresh([1]);
    engine.startOn(old);
    await refresh([2]);
    expect(engine.titles('live')).toMatchObject({ 1: 'renamed' });
    expect(states.state.position).toBe(2);
  });

  it('is rebuilt if most of the directory changed', async () => {
    await changes.append('all');
    await index.follow();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    await index.rebuild();
    await index.follow();
    expect(states.state).toMatchObject({ ready: true, position: 1 });
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
  });
});

describe('an engine whose index is stored under another key', () => {
  const marker = { edition: 'of-another-server', position: 3 };

  beforeEach(async () => {
    await index.rebuild();
    states.keys.set('of-another-server', 'two');
  });

  it('is recognised once', async () => {
    expect(await index.recognise(states.state, marker)).toBe(true);
    expect(index.key.current).toBe('two');
    expect(await index.recognise(states.state, marker)).toBe(false);
  });

  it('stays what it is if that key is of another engine of this process: its data are a copy', async () => {
    const key = new EngineKey('one', (other) => other === 'two');
    index = new IndexListings(key, engine, { feed, states, changes }, outbox);
    expect(await index.recognise(states.state, marker)).toBe(false);
    expect(key.current).toBe('one');
  });

  it('stays what it is while its index is its own, empty, or of an unknown edition', async () => {
    const own = { edition: states.state.edition!, position: 0 };
    states.keys.set(own.edition, 'two');
    for (const found of [own, undefined, { edition: 'unknown', position: 0 }])
      expect(await index.recognise(states.state, found)).toBe(false);
  });
});
