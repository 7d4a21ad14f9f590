import { mock } from 'node:test';
import { likeliestPlace, likeliestTrade, correctedPlace, correctedTrade } from './spelling-suggestion.js';

const place = (text: string) => ({ kind: 'place', text });

describe('the place that was meant', () => {
  it('is the first one that is suggested for a name that no place has', () =>
    expect(likeliestPlace('Missisauga', [{ kind: 'business', text: 'Missy Plumbing' }, place('Mississauga'), place('Missisquoi')])).toBe(
      'Mississauga',
    ));

  it.each([
    ['is right as it stands', 'montreal', [place('Montréal')]],
    ['may be the beginning of one', 'Miss', [place('Mississauga')]],
    ['is like no place', 'Xyzzy', [{ kind: 'trade', text: 'Plumber' }]],
  ])('is nobody’s guess where the name %s', (_why, typed, suggestions) => expect(likeliestPlace(typed, suggestions)).toBeUndefined());
});

describe('the trade that was meant', () => {
  const trades = [
    { name: 'Plumber', plural: 'Plumbers' },
    { name: 'Tile & Stone', plural: 'Tile setters' },
  ];

  it('has the name of the first one that is suggested', () => {
    const suggestions = [place('Plumas'), { kind: 'trade', text: 'Tile setters' }, { kind: 'trade', text: 'Plumbers' }];
    expect(likeliestTrade(suggestions, trades)).toBe('Tile & Stone');
    expect(likeliestTrade([place('Plumas')], trades)).toBeUndefined();
    expect(likeliestTrade([{ kind: 'trade', text: 'Roofers' }], trades)).toBeUndefined();
  });
});

describe('suggestions', () => {
  afterEach(() => mock.restoreAll());

  const answering = (answer: () => Promise<Response>) => mock.method(globalThis, 'fetch', answer).mock;
  const suggesting = (...suggestions: object[]) => answering(() => Promise.resolve(new Response(JSON.stringify({ suggestions }))));

  it('are asked for names of four to a hundred characters alone', async () => {
    const asked = suggesting(place('Mississauga'));
    for (const name of ['Mis', ' Mis ', 'x'.repeat(101)]) expect(await correctedPlace(name)).toBeUndefined();
    expect(asked.callCount()).toBe(0);
    expect(await correctedPlace(' Missisauga ')).toBe('Mississauga');
    expect(asked.calls.map((call) => (call.arguments as unknown[])[0])).toEqual(['/api/suggest?q=Missisauga']);
  });

  it('are not asked for a trade that there is', async () => {
    const asked = suggesting({ kind: 'trade', text: 'Plumbers' });
    const trades = [{ name: 'Plumber', plural: 'Plumbers' }];
    expect([await correctedTrade('plumbers', trades), asked.callCount()]).toEqual([undefined, 0]);
    expect(await correctedTrade('plumbr', trades)).toBe('Plumber');
  });

  it('that cannot be had are none', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await correctedPlace('Missisauga')).toBeUndefined();
  });
});
