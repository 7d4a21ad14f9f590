import { isRegion } from '../../../../shared/places/provinces.js';
import { cityKeyFrom } from '../../../../shared/text/name-keys.js';
import { timeZoneOf } from './time-zone.js';
import { ZONES_OF_PROVINCES } from './zones-of-provinces.js';

const place = (region: string | null, at?: [number, number], city: string | null = null) => ({
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
  region,
  city,
});

describe('timeZoneOf', () => {
  it.each([
    ['a place', place('ON', [48.38, -89.25]), 'America/Toronto'],
    ['a place in the west of Ontario', place('ON', [49.77, -94.49]), 'America/Winnipeg'],
    ['a region without a place', place('bc'), 'America/Vancouver'],
    ['a place in the ocean', place('NL', [0, 0]), 'America/St_Johns'],
    ['nothing', place(null), undefined],
    ['a region abroad', place('TX'), undefined],
    ['a place abroad', place('MN', [48.6, -93.41]), 'America/Chicago'],
    ['a place far away from the region', place('ON', [49.28, -123.12]), 'America/Vancouver'],
    ['a place at the end of the world', place('ON', [-90, 180]), 'Antarctica/McMurdo'],
    ['a place without a region', place(null, [45.42, -75.7]), 'America/Toronto'],
  ])('of %s', (_case, given, zone) => expect(timeZoneOf(given)).toBe(zone));

  it.each([
    ['Percé is in Quebec, across the bay from New Brunswick', 'QC', [48.524, -64.213], 'America/Toronto'],
    ['Fermont is in Quebec, beside Labrador', 'QC', [52.794, -67.084], 'America/Toronto'],
    ['the islands in the gulf are on Atlantic time', 'QC', [47.38, -61.87], 'America/Halifax'],
    ['the Lower North Shore has no daylight saving', 'QC', [50.5, -59.48], 'America/Blanc-Sablon'],
    ['Campbellton is in New Brunswick', 'NB', [48.008, -66.673], 'America/Moncton'],
    ['Osoyoos is north of the border', 'BC', [49.033, -119.452], 'America/Vancouver'],
    ['the East Kootenay is on Mountain time', 'BC', [49.37, -115.3], 'America/Edmonton'],
    ['Swan River is in Manitoba', 'MB', [52.106, -101.268], 'America/Winnipeg'],
    ['Cardston is north of the border', 'AB', [49.2, -113.302], 'America/Edmonton'],
    ['Emo is on the northern shore of the Rainy River', 'ON', [48.633, -93.834], 'America/Winnipeg'],
    ['the Straits are in Labrador', 'NL', [51.43, -57.06], 'America/St_Johns'],
  ])('near a border: %s', (_case, region, at, zone) => expect(timeZoneOf(place(region, at as [number, number]))).toBe(zone));

  it.each([
    ['Kenora', 'ON', 'America/Winnipeg'],
    ['Labrador City', 'NL', 'America/Goose_Bay'],
    ['Cranbrook', 'BC', 'America/Edmonton'],
    ['Fort St. John', 'BC', 'America/Dawson_Creek'],
    ['Les Îles-de-la-Madeleine', 'QC', 'America/Halifax'],
    ['Lloydminster', 'SK', 'America/Edmonton'],
    ['Rankin Inlet', 'NU', 'America/Rankin_Inlet'],
    ['Toronto', 'ON', 'America/Toronto'],
    ['constructor', 'QC', 'America/Toronto'],
  ])('of the town of %s without coordinates', (city, region, zone) => expect(timeZoneOf(place(region, undefined, city))).toBe(zone));

  it('of a town where the library is wrong', () => {
    expect(timeZoneOf(place('ON', [48.757, -91.624], 'Atikokan'))).toBe('America/Atikokan');
    expect(timeZoneOf(place('BC', [52.833, -119.252], 'Valemount'))).toBe('America/Vancouver');
  });

  it('uses the same keys of towns as listings, and valid time zones', () => {
    for (const [region, zones] of Object.entries(ZONES_OF_PROVINCES)) {
      expect(isRegion(region)).toBe(true);
      for (const [timeZone, towns] of Object.entries(zones)) {
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
        expect(towns.map(cityKeyFrom)).toEqual(towns);
      }
    }
  });
});
