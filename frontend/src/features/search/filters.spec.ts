import { activeFilters, addressOf, filtersOf, formatPostCode, NO_FILTERS, parametersOf, questionOf, without } from './filters.js';
import { SEARCH_WORDS } from '../../../../src/shared/words/search-words.js';

const read = (query: string) => filtersOf(new URLSearchParams(query));

describe('the filters of an address', () => {
  it('are none without parameters', () => expect(read('')).toEqual({ filters: NO_FILTERS, ignored: [] }));

  it('are read one by one, trimmed', () =>
    expect(
      read(
        'query=+leak+&industry=Plumber&city=Guelph&minRating=4.5&companyName=bob&postCode=m5v2t6&phone=416&verified=yes&licensed=yes&sortBy=name_asc&page=3',
      ),
    ).toEqual({
      filters: {
        query: 'leak',
        industry: 'Plumber',
        city: 'Guelph',
        minRating: 4.5,
        companyName: 'bob',
        postCode: 'M5V 2T6',
        phone: '416',
        verified: true,
        licensed: true,
        openNow: false,
        literal: false,
        bbox: '',
        sortBy: 'name_asc',
        page: 3,
      },
      ignored: [],
    }));

  it.each([
    ['minRating=6', 'minRating'],
    ['minRating=-1', 'minRating'],
    ['minRating=4e0', 'minRating'],
    ['sortBy=toString', 'sortBy'],
    ['sortBy=distance', 'sortBy'],
    ['page=0', 'page'],
    ['page=2.5', 'page'],
    ['page=99999999999', 'page'],
    ['phone=41', 'phone'],
    ['postCode=---', 'postCode'],
    ['verified=maybe', 'verified'],
    ['city=a&city=b', 'city'],
    ['query=%00', 'query'],
    [`query=${'x'.repeat(201)}`, 'query'],
  ])('%s is ignored and reported', (query, name) => expect(read(query)).toEqual({ filters: NO_FILTERS, ignored: [name] }));

  it.each([
    ['5', 5],
    ['4.25', 4.3],
    ['0.04', 0],
  ])('minRating=%s asks for %d stars', (value, minRating) =>
    expect(read(`minRating=${value}`)).toEqual({ filters: { ...NO_FILTERS, minRating }, ignored: [] }),
  );

  it('have spaces for tabs and line breaks, as pasted from a spreadsheet', () =>
    expect(read('query=leak%09Guelph&companyName=bob%0Asons')).toEqual({
      filters: { ...NO_FILTERS, query: 'leak Guelph', companyName: 'bob sons' },
      ignored: [],
    }));

  it.each(['utm_source=x', 'city=', '__proto__=x', 'query=+'])('%s is ignored silently', (query) =>
    expect(read(query)).toEqual({ filters: NO_FILTERS, ignored: [] }),
  );
});

describe('the address of filters', () => {
  it('is the bare page without filters', () => expect(addressOf(NO_FILTERS)).toBe('/search'));

  it('is read back as the same filters', () => {
    const filters = { ...NO_FILTERS, query: 'a & b', city: 'Montréal', minRating: 0.5, licensed: true, page: 2 };
    expect(read(addressOf(filters).split('?')[1]!).filters).toEqual(filters);
  });

  it('contains only what differs from the default', () =>
    expect(parametersOf({ ...NO_FILTERS, industry: 'HVAC Technician' })).toEqual({ industry: 'HVAC Technician' }));
});

describe('the parameters of the API', () => {
  it('include the page size, which addresses do not have', () =>
    expect(questionOf(NO_FILTERS, null)).toEqual({ sortBy: 'featured', page: '1', limit: '20' }));

  it('ask for the nearest first around a place, unless another order was chosen', () => {
    const near = { lat: 43.5, lng: -80.2, radiusKm: 25 };
    expect(questionOf(NO_FILTERS, near)).toMatchObject({ lat: '43.5', lng: '-80.2', radiusKm: '25', sortBy: 'distance' });
    expect(questionOf({ ...NO_FILTERS, sortBy: 'name_asc' }, near)).toMatchObject({ sortBy: 'name_asc' });
    // A part of the map may be anywhere.
    expect(questionOf({ ...NO_FILTERS, bbox: '-80,43,-79,44' }, near)).toMatchObject({ bbox: '-80,43,-79,44', radiusKm: '20000' });
  });
});

describe('chips', () => {
  it('name each filter, and remove it, going back to the first page', () => {
    const { filters } = read('industry=Plumber&minRating=4&page=3');
    expect(activeFilters(filters, SEARCH_WORDS).map(({ text }) => text)).toEqual(['Plumber', '4.0 stars or more']);
    expect(without(filters, 'industry')).toEqual({ ...NO_FILTERS, minRating: 4 });
  });

  it('say that words are searched literally only if there are words', () => {
    const chips = (query: string) => activeFilters(read(query).filters, SEARCH_WORDS).map(({ name }) => name);
    expect([chips('query=leak&literal=1'), chips('city=Guelph&literal=1')]).toEqual([['query', 'literal'], ['city']]);
  });
});

describe('formatPostCode', () => {
  it.each([
    ['m5v2t6', 'M5V 2T6'],
    ['m5v-2t6 extra', 'M5V 2T6'],
    ['n1', 'N1'],
    ['M5V ', 'M5V'],
    ['é', ''],
  ])('%s becomes %s', (typed, code) => expect(formatPostCode(typed)).toBe(code));
});

describe('the order by distance', () => {
  it.each(['city=Guelph', 'postCode=M5V', 'query=plumber+guelph'])('is kept with %s, which may name a place', (place) => {
    const { filters, ignored } = read(`${place}&sortBy=distance`);
    expect([filters.sortBy, ignored]).toEqual(['distance', []]);
    expect(parametersOf(filters)).toMatchObject({ sortBy: 'distance' });
  });

  it('is removed with the last filter that may name a place', () => {
    expect(addressOf(without(read('city=Guelph&industry=Plumber&sortBy=distance').filters, 'city'))).toBe('/search?industry=Plumber');
  });
});
