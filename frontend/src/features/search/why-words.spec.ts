import type { FoundListing, SearchAnswer } from '../../lib/reads.js';
import { type ExplainedSearch, orderOf, reasonsOf } from './why-words.js';
import { WHY_WORDS } from '../../../../src/shared/words/why-words.js';

const LISTING = {
  title: "Bob's Plumbing",
  industry: 'Plumber',
  city: 'Guelph',
  serviceArea: ['Fergus'],
  description: 'Water heaters.',
  address: '12 Quartz Road',
  featured: 'no',
  rating: 4.5,
  reviews: 10,
} as FoundListing;
const UNDERSTOOD: NonNullable<SearchAnswer['understood']> = {
  trades: ['Plumber'],
  because: 'problem',
  place: { name: 'Guelph', kind: 'city', listed: true, radiusKm: 0 },
  when: null,
  words: [],
  ignored: ['in'],
  nearest: false,
  guides: [],
};
const RATED = 'Rated 4.5 by 10 reviews';
const TIES = `${RATED}: when several fit equally well, the higher rating comes first`;

const why = (
  asked: Partial<ExplainedSearch['filters']>,
  answer: Partial<ExplainedSearch['answer']> = {},
  more: Partial<FoundListing> = {},
  isNear = false,
) =>
  reasonsOf(
    { ...LISTING, ...more },
    { filters: { query: '', city: '', sortBy: 'featured', ...asked }, isNear, answer: { understood: null, ...answer }, words: WHY_WORDS },
  );

describe('the reasons for the position of a business', () => {
  it('name the texts that have each word, and words that only match by similarity or relation', () => {
    expect(why({ query: 'best plumbing quartz faucet heat' })).toEqual([
      'Its name has “plumbing”',
      'Its description has “heat”',
      'Its address has “quartz”',
      'For “faucet” it has a similar or a related word',
      TIES,
    ]);
  });

  it('name the understood trade if an industry has several', () => {
    const said = (industry: string) => why({ query: 'leak' }, { understood: UNDERSTOOD }, { industry }).join();
    expect(said('Electrician / Plumber')).toContain('Its trade, Plumber, does what your words describe');
    expect(said('Electrician')).not.toContain('Its trade');
  });

  it('name what was understood: trade, place and distance', () => {
    const understood = { understood: UNDERSTOOD, distanceFrom: { name: 'Guelph', kind: 'city' as const } };
    expect(why({ query: 'leaky tap in guelph' }, understood, { distanceKm: 1.24 })).toEqual([
      'Its trade, Plumber, does what your words describe',
      'It is in Guelph',
      '1.2 km from Guelph',
      TIES,
    ]);
    expect(why({ query: 'leaky tap in guelph' }, understood)).toContain('Its distance is not known');
    // Whose place is in it, as far as it is known at all.
    expect(
      why({ query: 'leaky tap in durham region' }, { ...understood, distanceFrom: { name: 'Durham Region', kind: 'area' } }),
    ).not.toContain('Its distance is not known');
  });

  it('name the order, and Featured only where it counts', () => {
    const featured = { featured: 'yes' as const };
    expect(why({}, {}, featured)).toEqual(['Featured businesses come first', TIES]);
    expect(why({ sortBy: 'rating_asc' }, {}, featured)).toEqual(['You chose the lowest rating first', RATED]);
    expect(why({}, { distanceFrom: { name: null, kind: 'position' } }, { ...featured, distanceKm: 3, approximate: true }, true)).toEqual([
      'Near a place the nearest come first',
      'About 3 km from you',
      RATED,
    ]);
  });

  it('name a town that it serves, and say that it has no rating', () => {
    expect(why({ city: 'fergus' }, {}, { rating: null, reviews: 0 })).toEqual([
      'It serves fergus',
      'Not rated yet: when several fit equally well, the higher rating comes first',
    ]);
  });

  it.each([
    [0, 'Rated 4.5'],
    [1, 'Rated 4.5 by 1 review'],
    [1_200, 'Rated 4.5 by 1,200 reviews'],
  ])('name %p reviews', (reviews, text) => expect(why({ sortBy: 'rating_desc' }, {}, { reviews })).toContain(text));
});

it.each([
  ['rating_asc', {}, 'rating_asc'],
  ['distance', { distanceFrom: { name: 'Guelph', kind: 'city' as const } }, 'distance'],
  ['distance', {}, 'featured'],
  ['toString', {}, 'featured'],
  [null, {}, 'featured'],
])('the order %j of an address becomes the order that the page supports', (said, answer, order) =>
  expect(orderOf(said, { understood: null, ...answer })).toBe(order),
);
