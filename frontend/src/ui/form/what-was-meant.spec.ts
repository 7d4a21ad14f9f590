import { likeliest, likeliestTrade } from './what-was-meant.js';

const place = (text: string) => ({ kind: 'place', text });

describe('the place that was meant', () => {
  it('is the first one that is suggested for a name that no place has', () =>
    expect(likeliest('Missisauga', [{ kind: 'business', text: 'Missy Plumbing' }, place('Mississauga'), place('Missisquoi')])).toBe(
      'Mississauga',
    ));

  it.each([
    ['is right as it stands', 'montreal', [place('Montréal')]],
    ['may be the beginning of one', 'Miss', [place('Mississauga')]],
    ['is like no place', 'Xyzzy', [{ kind: 'trade', text: 'Plumber' }]],
  ])('is nobody’s guess where the name %s', (_why, typed, suggestions) => expect(likeliest(typed, suggestions)).toBeUndefined());
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
