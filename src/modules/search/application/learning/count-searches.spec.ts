import { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import { DirectoryTrades, NO_TRADE_SETTINGS } from '../../../trades/vocabulary.js';
import { type SearchRequest, toSearchQuery } from '../../domain/search-query.js';
import { SearchPage } from '../../domain/search-index.js';
import { REDACTED_QUERY } from '../../domain/learning/redacted-query.js';
import { type SearchCount, SearchCounts } from '../../domain/learning/search-counts.js';
import { aCard } from '../../testing/doubles.js';
import { Meanings } from '../meanings.js';
import type { Understood } from '../understood/understood.js';
import { CountSearches } from './count-searches.js';

class InMemoryCounts extends SearchCounts {
  down = false;
  written: SearchCount[][] = [];

  add(counts: readonly SearchCount[]): Promise<void> {
    if (this.down) return Promise.reject(new Error('no database'));
    this.written.push([...counts]);
    return Promise.resolve();
  }
}

const PLUMBERS: Understood = {
  trades: ['Plumber'],
  because: 'trade',
  place: { name: 'Guelph', kind: 'city', listed: true, radiusKm: 0 },
  when: null,
  words: [],
  ignored: ['in'],
  nearest: false,
  guides: [],
};
const DAY = '2026-11-20';
const CALENDAR = new SiteCalendar(new FixedSettings());

let counts: InMemoryCounts;
let searches: CountSearches;

beforeEach(() => {
  counts = new InMemoryCounts();
  searches = new CountSearches(counts, new Meanings(), { now: () => new Date('2026-11-21T04:59:00Z') }, CALENDAR);
});

const asked = (query: string | undefined, more: Partial<SearchRequest> = {}) =>
  toSearchQuery({ query, sortBy: 'featured', page: 1, limit: 20, ...more });

function search(query: string, titles: string[] = ['Some business'], understood: Understood | null = null): void {
  const found = SearchPage.of(
    titles.map((title) => aCard({ title })),
    titles.length,
  );
  searches.count(searches.of(asked(query), { found, understood })!);
}

async function written(): Promise<SearchCount[]> {
  await searches.write();
  return counts.written.at(-1) ?? [];
}

it('counts by day and query, with the number of searches without results, and the last interpretation', async () => {
  search('Plumber  in Guelph');
  search('plumber in guelph', ['A'], PLUMBERS);
  search('hot tub cover lifter', []);
  expect(await written()).toEqual([
    {
      day: DAY,
      query: 'plumber in guelph',
      searches: 2,
      nothing: 0,
      understood: { trades: ['Plumber'], because: 'trade', place: 'Guelph', when: null, words: [], nearest: false },
    },
    { day: DAY, query: 'hot tub cover lifter', searches: 1, nothing: 1, understood: null },
  ]);
});

it('stores no words that may identify a person, and no interpretation of them', async () => {
  search('416 555 0142', []);
  search('jadwiga kowalska');
  search('plumber ann@example.com', ['A'], PLUMBERS);
  search('jadwiga kowalska plumbing', ['Jadwiga Kowalska Plumbing']);
  expect(await written()).toEqual([
    { day: DAY, query: REDACTED_QUERY, searches: 3, nothing: 1, understood: null },
    { day: DAY, query: 'jadwiga kowalska plumbing', searches: 1, nothing: 0, understood: null },
  ]);
});

it('stores the interpretation if no business of the trade is listed and nothing was found', async () => {
  const meanings = new Meanings();
  meanings.of('', new DirectoryTrades(NO_TRADE_SETTINGS, []), { industries: [], cities: ['Guelph'] });
  searches = new CountSearches(counts, meanings, { now: () => new Date('2026-11-20T05:00:00Z') }, CALENDAR);
  search('eavestrough cleaning guelph', [], { ...PLUMBERS, trades: [], missing: ['Siding & Eavestrough'], place: null });
  search('zamboni qwxzv', []);
  const result = { found: SearchPage.of([], 0), understood: null };
  searches.count(searches.of(asked('chimney sweep', { literal: true }), result)!);
  expect(await written()).toMatchObject([
    {
      query: 'eavestrough cleaning guelph',
      understood: { trades: expect.arrayContaining(['Siding & Eavestrough']) as string[], place: 'Guelph', nearest: false },
    },
    { query: 'zamboni qwxzv', understood: null },
    { query: 'chimney sweep', understood: null },
  ]);
});

it('does not count searches without words, nor their further pages', () => {
  const result = { found: SearchPage.of([], 0), understood: null };
  for (const request of [asked(undefined), asked('  '), asked('plumber', { page: 2 })])
    expect(searches.of(request, result)).toBeUndefined();
});

it('writes nothing without searches, and each search once', async () => {
  await searches.write();
  expect(counts.written).toEqual([]);
  search('plumber');
  await searches.write();
  await searches.write();
  expect(counts.written).toHaveLength(1);
});

it('keeps counts that could not be written, and adds later ones', async () => {
  counts.down = true;
  search('plumber');
  await expect(searches.write()).rejects.toThrow('no database');
  search('plumber');
  counts.down = false;
  expect(await written()).toMatchObject([{ query: 'plumber', searches: 2 }]);
});

it('limits the number of different queries; the others are counted without their words', async () => {
  for (let count = 0; count < 3_000; count += 1) search(`zamboni ${count}`);
  search('zamboni 0');
  const all = await written();
  expect(all).toHaveLength(2_001);
  expect(all.find(({ query }) => query === REDACTED_QUERY)?.searches).toBe(1_000);
  expect(all.find(({ query }) => query === 'zamboni 0')?.searches).toBe(2);
  expect(all.reduce((sum, { searches: each }) => sum + each, 0)).toBe(3_001);
});
