import { SearchEngineUnavailable } from '../domain/search-index.js';
import { anIndexable, InMemoryEngineIndex, InMemoryFeed, InMemoryIndexStates, InMemoryOutbox } from '../testing/doubles.js';
import { IndexIncomplete, IndexListings, REBUILD_INDEX } from './index-listings.js';

let engine: InMemoryEngineIndex;
let feed: InMemoryFeed;
let states: InMemoryIndexStates;
let outbox: InMemoryOutbox;
let index: IndexListings;

beforeEach(() => {
  engine = new InMemoryEngineIndex();
  feed = new InMemoryFeed([anIndexable(1), anIndexable(2), anIndexable(3)]);
  states = new InMemoryIndexStates();
  outbox = new InMemoryOutbox();
  index = new IndexListings(engine, feed, states, outbox);
});

const many = (count: number) => Array.from({ length: count }, (_, key) => anIndexable(key + 1));

describe('a rebuild', () => {
  it('puts every published listing into the index, and says so', async () => {
    expect(await index.rebuild()).toBe(3);
    expect(engine.titles('live')).toEqual({ 1: 'Listing 1', 2: 'Listing 2', 3: 'Listing 3' });
    expect(engine.titles('next')).toBeUndefined();
    expect(states.state).toEqual({ ready: true, building: false, signature: 'signature-1' });
  });

  it('makes an empty index of an empty directory', async () => {
    index = new IndexListings(engine, new InMemoryFeed(), states, outbox);
    expect(await index.rebuild()).toBe(0);
    expect(engine.titles('live')).toEqual({});
    expect(states.state.ready).toBe(true);
  });

  it('takes any number of listings, and tells how far it is', async () => {
    index = new IndexListings(engine, new InMemoryFeed(many(1_125)), states, outbox);
    const progress: number[] = [];
    expect(await index.rebuild((listings) => progress.push(listings))).toBe(1_125);
    expect(Object.keys(engine.titles('live')!)).toHaveLength(1_125);
    expect(progress).toEqual([500, 1_000, 1_125]);
  });

  it('leaves the old index as it is until the new one is whole', async () => {
    await index.rebuild();
    feed.publish(...many(625).map(({ key }) => anIndexable(key, 'renamed')));
    const seen: unknown[] = [];
    engine.onPutNext = () => void seen.push(engine.titles('live'));
    await index.rebuild();
    const before = { 1: 'Listing 1', 2: 'Listing 2', 3: 'Listing 3' };
    expect(seen).toEqual([before, before]);
    expect(new Set(Object.values(engine.titles('live')!))).toEqual(new Set(['renamed']));
  });

  it('gives up when the directory has changed as a whole meanwhile, and lets the next one begin anew', async () => {
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

  it('does not take over what lost a listing on the way', async () => {
    await index.rebuild();
    engine.losing.add(2);
    await expect(index.rebuild()).rejects.toThrow(new IndexIncomplete('The new index has 2 of 3 listings.'));
    expect(engine.titles('live')).toEqual({ 1: 'Listing 1', 2: 'Listing 2', 3: 'Listing 3' });

    engine.losing.clear();
    await index.rebuild();
    expect(states.state).toEqual({ ready: true, building: false, signature: 'signature-1' });
  });

  it('does not take over after a write that failed, and begins anew the next time', async () => {
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
      done = index.refresh([1, 2, 3, 4]);
    };
    return index.rebuild().then(() => done);
  }

  it('reaches the new index, whether it changes, adds or removes', async () => {
    await meanwhile(() => {
      feed.publish(anIndexable(1, 'renamed'), anIndexable(4, 'new'));
      feed.unpublish(2);
    });
    expect(engine.titles('live')).toEqual({ 1: 'renamed', 3: 'Listing 3', 4: 'new' });
  });

  it('reaches the index that answers meanwhile, too', async () => {
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

  it('that comes after the last listing was handed over is waited for', async () => {
    let refreshed: Promise<void> = Promise.resolve();
    engine.onCountNext = () => {
      engine.onCountNext = () => undefined;
      feed.publish(anIndexable(4, 'late'), anIndexable(5, 'later'));
      refreshed = index.refresh([4, 5]);
    };
    await index.rebuild();
    await refreshed;
    expect(engine.titles('live')).toMatchObject({ 4: 'late', 5: 'later' });
  });
});

describe('a refresh', () => {
  beforeEach(() => index.rebuild());

  it('puts what is published and deletes what is not', async () => {
    feed.publish(anIndexable(1, 'renamed'), anIndexable(4, 'new'));
    feed.unpublish(2);
    await index.refresh([1, 2, 4, 99]);
    expect(engine.titles('live')).toEqual({ 1: 'renamed', 3: 'Listing 3', 4: 'new' });
  });

  it('may be repeated', async () => {
    feed.unpublish(2);
    await index.refresh([1, 2]);
    await index.refresh([1, 2]);
    expect(engine.titles('live')).toEqual({ 1: 'Listing 1', 3: 'Listing 3' });
  });

  it('of no listing does nothing', async () => {
    engine.down = true;
    await index.refresh([]);
    expect(outbox.topics).toEqual([]);
  });

  it('takes any number of listings', async () => {
    feed.publish(...many(1_125));
    await index.refresh(many(1_125).map(({ key }) => key));
    expect(Object.keys(engine.titles('live')!)).toHaveLength(1_125);
  });

  it('touches no half-built index when none is being built', async () => {
    await index.refresh([1]);
    expect(engine.titles('next')).toBeUndefined();
  });

  it('fails while the engine does not answer, so that it is tried again', async () => {
    engine.down = true;
    await expect(index.refresh([1])).rejects.toThrow(SearchEngineUnavailable);
  });

  it('fails when the engine could not carry the write out', async () => {
    engine.failsNext = true;
    await expect(index.refresh([1])).rejects.toThrow('the task failed');
  });

  it('makes no index of one listing when the engine lost its own, but asks for a rebuild', async () => {
    engine.loseEverything();
    await index.refresh([1]);
    expect(engine.titles('live')).toBeUndefined();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    expect(states.state.ready).toBe(false);
  });

  it('does nothing before the first index is built: the rebuild will find the listing', async () => {
    states.state = { ready: false, building: false, signature: null };
    engine.loseEverything();
    await index.refresh([1]);
    expect(engine.titles('live')).toBeUndefined();
    expect(engine.titles('next')).toBeUndefined();
  });
});

describe('the index', () => {
  it('is asked for when there is none', async () => {
    await index.ensure();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
  });

  it('is not asked for when it is there', async () => {
    await index.rebuild();
    await index.ensure();
    expect(outbox.topics).toEqual([]);
  });

  it.each([
    ['it is of another format', () => void (engine.signature = 'signature-2')],
    ['the engine lost it', () => engine.loseEverything()],
    ['it is not whole', () => void (states.state.ready = false)],
  ])('is asked for when %s, and does not count as ready until then', async (_why, happen) => {
    await index.rebuild();
    happen();
    await index.ensure();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    expect(states.state.ready).toBe(false);

    await index.rebuild();
    expect(states.state).toEqual({ ready: true, building: false, signature: engine.signature });
  });

  it('is taken out of use and asked for when most of the directory has changed', async () => {
    await index.rebuild();
    await index.renew();
    expect(outbox.topics).toEqual([REBUILD_INDEX]);
    expect(states.state.ready).toBe(false);
  });
});
