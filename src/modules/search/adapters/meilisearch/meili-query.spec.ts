import { type SearchRequest, toSearchQuery } from '../../domain/search-query.js';
import { meiliQueryOf } from './meili-query.js';

const body = (asked: Partial<SearchRequest> = {}) => meiliQueryOf(toSearchQuery({ sortBy: 'featured', page: 1, limit: 20, ...asked }));

describe('the request to the engine', () => {
  it('without parameters has no text and no filter', () => {
    expect(body()).toMatchObject({ q: '', filter: [], sort: ['featured:desc'], page: 1, hitsPerPage: 20, matchingStrategy: 'all' });
  });

  it('asks for a page number, so that totals are exact', () => {
    expect(body({ page: 7, limit: 50 })).toMatchObject({ page: 7, hitsPerPage: 50 });
  });

  it('contains only words, and no syntax for phrases or negation', () => {
    expect(body({ query: '"Plumber near me" -guelph' }).q).toBe('plumber guelph');
  });

  it.each<[Partial<SearchRequest>, string[]]>([
    [{ industry: 'HVAC Technician' }, ['industryKey = "hvac technician"']],
    [{ city: 'Montréal' }, ['cityKey = "montreal"']],
    [{ minRating: 4.5 }, ['rating >= 4.5']],
    [{ minRating: 0 }, []],
    [{ postCode: 'M5V' }, ['postStarts = "M5V"']],
    [{ phone: '416' }, ['phoneRuns = "416"']],
    [{ verified: true, licensed: true }, ['verified = "yes"', 'licensed = "yes"']],
    [{ companyName: "Bob's Pl" }, ['titleStarts = "bob\'s pl" OR titleStarts = "bobs pl"']],
    [{ companyName: 'Joe’s' }, ['titleStarts = "joe\'s" OR titleStarts = "joes"']],
    [{ companyName: 'twelve chars' }, ['titleStarts = "twelve chars"']],
    [{ companyName: 'thirteen char' }, ['(titleStarts = "thirteen cha" AND titleTails STARTS WITH "thirteen char")']],
    [{ companyName: '🔧'.repeat(13) }, [`(titleStarts = "${'🔧'.repeat(12)}" AND titleTails STARTS WITH "${'🔧'.repeat(13)}")`]],
    [{ industry: 'Plumber', city: 'Guelph' }, ['industryKey = "plumber"', 'cityKey = "guelph"']],
  ])('filters by %j', (asked, filter) => expect(body(asked).filter).toEqual(filter));

  it('finds businesses that never close by a filter', () => {
    const asked = toSearchQuery({ sortBy: 'featured', page: 1, limit: 20, industry: 'Plumber' });
    expect(meiliQueryOf({ ...asked, hours: { open: 'always' } }).filter).toEqual(['industryKey = "plumber"', 'neverCloses = true']);
  });

  it('includes listings that need not match the filters', () => {
    const also = (asked: Partial<SearchRequest>, keys: number[]) =>
      meiliQueryOf({ ...toSearchQuery({ sortBy: 'name_asc', page: 1, limit: 20, ...asked }), also: keys }).filter;
    expect(also({ industry: 'Plumber', companyName: "Bob's" }, [7, 8])).toEqual([
      '((industryKey = "plumber") AND (titleStarts = "bob\'s" OR titleStarts = "bobs")) OR key IN [7, 8]',
    ]);
    expect(also({ industry: 'Plumber' }, [])).toEqual(['industryKey = "plumber"']);
    expect(also({}, [7])).toEqual([]);
  });

  it.each([
    ['" OR industryKey = "plumber', '"\\" or industrykey = \\"plumber"'],
    ['x\\', '"x\\\\"'],
    ['\\"', '"\\\\\\""'],
  ])('quotes the value %j', (value, quoted) => {
    expect(body({ industry: value }).filter).toEqual([`industryKey = ${quoted}`]);
    expect(body({ city: value }).filter).toEqual([`cityKey = ${quoted}`]);
  });

  it.each([
    ['rating_desc', ['rating:desc', 'titleKey:asc', 'idKey:asc', 'key:asc']],
    ['rating_asc', ['rating:asc', 'titleKey:asc', 'idKey:asc', 'key:asc']],
    ['reviews_desc', ['reviews:desc', 'titleKey:asc', 'idKey:asc', 'key:asc']],
    ['name_asc', ['titleKey:asc', 'idKey:asc', 'key:asc']],
  ] as const)('sorts by %s, with a unique last criterion', (sortBy, sort) => expect(body({ sortBy }).sort).toEqual(sort));
});
