import { MAX_SHORTLISTED } from '../../../../shared/forms/input-limits.js';
import { idsIn } from './shortlist.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => `r-${index}`).join(',');

it('reads the ids of an address in order, without duplicates', () => {
  expect(idsIn('b, a,,b,with%2Ccomma,100%')).toEqual(['b', 'a', 'with,comma', '100%']);
  expect(idsIn(many(MAX_SHORTLISTED))).toHaveLength(50);
});

it.each([
  ['', 'ids: name 1 to 50 businesses by their ids, with commas between them, such as r-1,r-2.'],
  [' , ,', 'ids: name 1 to 50'],
  [many(500), 'ids: names 500 businesses; name 1 to 50'],
  ['x'.repeat(201), 'ids: an id has at most 200 characters'],
])('refuses what is not a list of ids: %.20s', (...[text, message]) => expect(() => idsIn(text)).toThrow(message));
