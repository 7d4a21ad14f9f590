import 'reflect-metadata';
import { filtersOf, questionOf } from '../../frontend/src/features/search/filters.js';
import { SearchQueryDto } from '../../src/modules/search/adapters/http/search-query.dto.js';
import { boxOf } from '../../src/shared/places/map-box.js';
import { readQuery } from '../../src/platform/http/requests/validation.js';

const TEXTS = [
  '',
  ' ',
  'a',
  'é'.repeat(200),
  'x'.repeat(201),
  '\u0000',
  'a\nb',
  '\u2028',
  '\ud800',
  'a\u0301'.repeat(200),
  '"',
  '---',
  '1',
  'yes',
  '0',
];
const NUMBERS = ['-1', '0', '5', '5.04', '4.96', '5.5', '1e3', '1000000000', '999999999', '٣', '+1', ' 2 '];
const PHONES = ['12', '123', '1'.repeat(11), '1'.repeat(15), '1'.repeat(16), '416\u0007555', '(519) 555-0142', `${'-'.repeat(40)}123`];
const PARTS = [
  '-80.4,43.4,-80.1,43.6',
  '-141,41.6,-52.5,83.2',
  '-180,41,-60,84',
  '170,40,-120,60',
  '-80,43,-80,44',
  '-180,-90,180,90',
  '43.4,-80.4,43.6,-80.1',
  '-1,-1,1,1',
  '-80,30,-79,95',
];
const VALUES = [...TEXTS, ...NUMBERS, ...PHONES, ...PARTS, 'distance', 'name_asc', 'toString'];
const NAMES = Object.keys(filtersOf(new URLSearchParams()).filters);

it('the parameters that the search page reads from an address are valid for the API, so that a search is requested once', () => {
  const refused = NAMES.flatMap((name) => VALUES.map((value) => [name, value] as const)).filter(([name, value]) => {
    const { filters } = filtersOf(new URLSearchParams([[name, value]]));
    try {
      readQuery(SearchQueryDto, questionOf(filters, { lat: 43.5, lng: -80.2, radiusKm: 25 }));
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toEqual([]);
});

it('it accepts the same regions of the map', () => {
  const taken = PARTS.filter((part) => filtersOf(new URLSearchParams([['bbox', part]])).ignored.length === 0);
  expect(taken).toEqual(PARTS.filter((part) => boxOf(part)));
  expect(taken).toHaveLength(3);
});
