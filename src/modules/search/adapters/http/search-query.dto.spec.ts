import { readQuery } from '../../../../platform/http/requests/validation.js';
import { SearchQueryDto } from './search-query.dto.js';

it.each(['0', '-1', 'abc', '1.0', '1000000001'])('reports an error at both limits for a page %s', (page) => {
  expect(() => readQuery(SearchQueryDto, { page })).toThrow('page: must be a whole number from 1 to 1000000000');
});
