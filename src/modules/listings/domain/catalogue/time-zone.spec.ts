import { timeZoneOf } from './time-zone.js';

describe('timeZoneOf', () => {
  it.each([
    ['a place', { latitude: 48.38, longitude: -89.25, region: 'ON' }, 'America/Toronto'],
    ['a place in the west of Ontario', { latitude: 49.77, longitude: -94.49, region: 'ON' }, 'America/Winnipeg'],
    ['a region without a place', { latitude: null, longitude: null, region: 'bc' }, 'America/Vancouver'],
    ['a place in the ocean', { latitude: 0, longitude: 0, region: 'NL' }, 'America/St_Johns'],
    ['nothing', { latitude: null, longitude: null, region: null }, undefined],
    ['a region abroad', { latitude: null, longitude: null, region: 'TX' }, undefined],
  ])('of %s', (_case, place, zone) => expect(timeZoneOf(place)).toBe(zone));
});
