import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { NewTradeDto, TradeEditDto } from './admin-trades.dto.js';

it.each([
  [NewTradeDto, { name: '<b>', otherNames: ['Roofing', '!'], summary: 5 }, ['name', 'otherNames.1', 'summary']],
  [TradeEditDto, { name: '', plural: '<b>', hidden: 'perhaps' }, ['hidden', 'name', 'plural']],
  [NewTradeDto, { otherNames: [5], plural: [] }, ['name', 'otherNames', 'plural']],
])('reports names that no trade can have together with other errors', async (dto, body, fields) => {
  expect(Object.keys(await problemsOfBody(dto, body)).toSorted()).toEqual(fields);
});
