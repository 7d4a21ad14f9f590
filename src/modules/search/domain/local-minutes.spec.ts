import lookUp from '@photostructure/tz-lookup';
import { localMinutesAt } from './local-minutes.js';

/** Fifty kilometres or less from each other, over Canada and the United States. */
const LATITUDES = Array.from({ length: 160 }, (_, index) => 18 + index * 0.4);
const LONGITUDES = Array.from({ length: 300 }, (_, index) => -168 + index * 0.4);

describe('localMinutesAt', () => {
  const minutes = localMinutesAt(new Date('2026-11-27T20:15:00Z'));

  it('knows the time zones of all businesses in Canada and the United States', () => {
    const zones = new Set(LATITUDES.flatMap((latitude) => LONGITUDES.map((longitude) => lookUp(latitude, longitude))));
    expect(zones).toContain('America/Atikokan');
    const missing = [...zones].filter((zone) => /^(America|Pacific)\//.test(zone) && minutes[zone] === undefined);
    expect(missing).toEqual([]);
  });

  it.each([
    ['Newfoundland, which is half an hour ahead', 'America/St_Johns', [16, 45]],
    ['Coral Harbour, by the name that the look-up of places gives', 'America/Atikokan', [15, 15]],
    ['Saskatchewan', 'America/Regina', [14, 15]],
  ])('counts the minutes of the week of %s', (_case, zone, [hour, minute]) => {
    const friday = 4;
    expect(minutes[zone]).toBe((friday * 24 + hour!) * 60 + minute!);
  });
});
