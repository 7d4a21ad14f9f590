import { mock } from 'node:test';
import { likeliestPlace, likeliestTrade, correctedPlace, correctedTrade } from './spelling-suggestion.js';

const place = (text: string) => ({ kind: 'place', text });

describe('the suggested spelling of a place', () => {
  it('is the first suggestion for an unknown name', () =>
    expect(likeliestPlace('Missisauga', [{ kind: 'business', text: 'Missy Plumbing' }, place('Mississauga'), place('Missisquoi')])).toBe(
      'Mississauga',
    ));

  it.each([
    ['is right as it stands', 'montreal', [place('Montréal')]],
    ['may be the beginning of one', 'Miss', [place('Mississauga')]],
    ['only begins like the one that is suggested', 'Saint-Laurent-de-l’Île-d’Orléans', [place('Saint-Laurent')]],
    ['is another part of the one that is suggested', 'Brampton West', [place('Brampton')]],
    ['is like no place', 'Xyzzy', [{ kind: 'trade', text: 'Plumber' }]],
  ])('is missing if the name %s', (_why, typed, suggestions) => expect(likeliestPlace(typed, suggestions)).toBeUndefined());
});

describe('the suggested spelling of a trade', () => {
  const trades = [
    { name: 'Plumber', plural: 'Plumbers' },
    { name: 'Tile & Stone', plural: 'Tile setters' },
  ];

  it('is the name of the first suggestion', () => {
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

  it('are requested for names of four to a hundred characters only', async () => {
    const asked = suggesting(place('Mississauga'));
    for (const name of ['Mis', ' Mis ', 'x'.repeat(101)]) expect(await correctedPlace(name)).toBeUndefined();
    expect(asked.callCount()).toBe(0);
    expect(await correctedPlace(' Missisauga ')).toBe('Mississauga');
    expect(asked.calls.map((call) => (call.arguments as unknown[])[0])).toEqual(['/api/suggest?q=Missisauga']);
  });

  it('are not requested for an existing trade', async () => {
    const asked = suggesting({ kind: 'trade', text: 'Plumbers' });
    const trades = [{ name: 'Plumber', plural: 'Plumbers' }];
    expect([await correctedTrade('plumbers', trades), asked.callCount()]).toEqual([undefined, 0]);
    expect(await correctedTrade('plumbr', trades)).toBe('Plumber');
  });

  it('are empty if the request fails', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await correctedPlace('Missisauga')).toBeUndefined();
  });
});
