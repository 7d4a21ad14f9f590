import { InvalidValues } from '../../../shared/domain-error.js';
import { publishTime } from './publish-time.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const ZONE = 'America/Toronto';

it.each([
  ['2026-03-02T09:00', '2026-03-02T14:00:00.000Z'],
  ['2026-07-02T09:00', '2026-07-02T13:00:00.000Z'],
  // The clocks go from 2:00 to 3:00 that night.
  ['2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  // 1:30 comes twice that night.
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('%s in Toronto is %s', (given, moment) => {
  expect(publishTime(given, ZONE, NOW).toISOString()).toBe(moment);
});

it.each([
  '2026-03-01T07:00',
  '2026-03-01T06:59',
  '2031-03-02T09:00',
  '2026-02-30T09:00',
  '2026-03-02',
  'tomorrow',
  '',
  '2026-03-02T09:00Z',
])('refuses %j', (given) => {
  expect(() => publishTime(given, ZONE, NOW)).toThrow(InvalidValues);
});
