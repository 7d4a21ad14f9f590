import { readQuery } from '../../../../platform/http/requests/validation.js';
import { SearchQueryDto } from './search-query.dto.js';

it.each(['0', '-1', 'abc', '1.0', '1000000001'])('reports an error at both limits for a page %s', (page) => {
  expect(() => readQuery(SearchQueryDto, { page })).toThrow('page: must be a whole number from 1 to 1000000000');
});

it.each([
  ['(519) 555-0142 ext. 12', '5195550142'],
  ['1 514-555-0142 poste 4', '5145550142'],
  ['555-0142', '5550142'],
])('reads the number alone of the phone %s', (phone, digits) => expect(readQuery(SearchQueryDto, { phone }).phone).toBe(digits));
