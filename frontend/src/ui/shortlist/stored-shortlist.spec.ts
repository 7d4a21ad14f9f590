import { toasts } from '../toasts.js';
import { toggleShortlisted } from './toggle-shortlisted.js';
import { MAX_SHORTLISTED } from '../../../../src/shared/forms/input-limits.js';
import { watchStoredShortlist, idsText, storedShortlist, store } from './stored-shortlist.js';
import { isShortlisted, STORED } from './shortlist-state.js';
import { fakeStorage } from '../../../../test/support/fake-storage.js';

const storage = fakeStorage('localStorage');
const { stored } = storage;

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r-${index}`, title: `Business ${index}` }));

describe('the shortlist of a browser', () => {
  it('keeps businesses with notes, and removes its entry when it is emptied', () => {
    const kept = { problem: 'A leak', listings: [{ id: 'a', title: 'Ada', distanceKm: 2, distanceFrom: 'Guelph', note: 'Friday' }] };
    expect(store(kept)).toBe(true);
    expect(storedShortlist()).toEqual(kept);
    store({ problem: '', listings: [] });
    expect(stored.size).toBe(0);
  });

  it('holds fifty at most, also if the storage has more', () => {
    stored.set(STORED, JSON.stringify({ listings: many(500) }));
    expect(storedShortlist().listings).toHaveLength(MAX_SHORTLISTED);
    store({ problem: '', listings: many(500) });
    expect(JSON.parse(stored.get(STORED)!)).toMatchObject({ listings: { length: MAX_SHORTLISTED } });
  });

  it.each([
    ['no JSON', '{'],
    ['another type', '"text"'],
    ['null', 'null'],
    ['entries without ids', '{"listings":[null,3,{"title":"x"},{"id":""},{"id":7}]}'],
  ])('is empty if the storage has %s', (...[, text]) => {
    stored.set(STORED, text);
    expect(storedShortlist()).toEqual({ problem: '', listings: [] });
  });

  it('skips unusable parts of an entry, and duplicates', () => {
    stored.set(
      STORED,
      JSON.stringify({
        problem: 7,
        listings: [{ id: 'a', title: 4, distanceKm: 'far', distanceFrom: 5, note: 'x'.repeat(3_000) }, { id: 'a' }],
      }),
    );
    expect(storedShortlist()).toEqual({ problem: '', listings: [{ id: 'a', title: 'a' }] });
  });

  it('is updated when another window changes it or clears the storage, and when the browser shows a page again that it has kept', () => {
    const listeners: [type: string, listener: (event: { key: string | null }) => void][] = [];
    const tell = (type: string, event: { key: string | null }) =>
      listeners.filter(([of]) => of === type).forEach(([, told]) => told(event));
    const told = (event: { key: string | null }) => tell('storage', event);
    const listen = (...listener: (typeof listeners)[number]) => listeners.push(listener);
    Object.defineProperty(globalThis, 'addEventListener', { value: listen, configurable: true });
    try {
      watchStoredShortlist();
      watchStoredShortlist();
      expect(listeners.map(([type]) => type)).toEqual(['storage', 'pageshow']);
      stored.set(STORED, JSON.stringify({ listings: [{ id: 'a' }] }));
      told({ key: 'another' });
      expect(isShortlisted('a')).toBe(false);
      told({ key: STORED });
      expect(isShortlisted('a')).toBe(true);
      stored.clear();
      told({ key: null });
      expect(isShortlisted('a')).toBe(false);
      stored.set(STORED, JSON.stringify({ listings: [{ id: 'a' }] }));
      tell('pageshow', { key: null });
      expect(isShortlisted('a')).toBe(true);
    } finally {
      Reflect.deleteProperty(globalThis, 'addEventListener');
    }
  });

  it('separates ids so that an id with a comma stays one', () => expect(idsText(['a,b', 'c'])).toBe('a%2Cb,c'));
});

describe('the shortlist button of a business', () => {
  const press = (id: string) => {
    const actions: unknown[] = [];
    const dispatch = ((action: unknown) => actions.push(action)) as never;
    toggleShortlisted(dispatch, { id, title: `Business ${id}` } as never, {});
    return {
      said: (actions[0] as ReturnType<typeof toasts.actions.shown>).payload.title,
      ids: storedShortlist().listings.map(({ id: each }) => each),
    };
  };

  it('adds it to the shortlist, and removes it with its notes', () => {
    expect(press('a')).toEqual({ said: 'Added to your shortlist', ids: ['a'] });
    expect(press('b').ids).toEqual(['a', 'b']);
    expect(press('a')).toEqual({ said: 'Taken off your shortlist', ids: ['b'] });
  });

  it('reports a full shortlist, and removes no other business', () => {
    store({ problem: '', listings: many(MAX_SHORTLISTED) });
    const { said, ids } = press('new');
    expect(said).toBe('Your shortlist is full');
    expect(ids).toEqual(many(MAX_SHORTLISTED).map(({ id }) => id));
  });

  it('reports that the browser cannot store anything', () => {
    storage.refuses = true;
    expect(press('a')).toEqual({ said: 'Your browser blocks storage', ids: [] });
  });
});
