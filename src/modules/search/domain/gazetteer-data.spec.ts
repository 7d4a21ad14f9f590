import { GAZETTEER, SMALLER_PLACES } from './gazetteer-data.js';

/** Degrees around each province and territory: south, north, west, east. */
const AROUND: Record<string, [number, number, number, number]> = {
  AB: [48.9, 60.1, -120.1, -109.9],
  BC: [48.2, 60.1, -139.1, -114],
  MB: [48.9, 60.1, -102.1, -88.9],
  NB: [44.5, 48.1, -69.1, -63.7],
  NL: [46.5, 60.5, -67.9, -52.5],
  NS: [43.3, 47.1, -66.5, -59.6],
  NT: [59.9, 78.8, -136.6, -101.9],
  NU: [51.6, 83.2, -120.7, -61],
  ON: [41.6, 57, -95.2, -74.3],
  PE: [45.9, 47.1, -64.5, -61.9],
  QC: [44.9, 62.6, -79.8, -57.1],
  SK: [48.9, 60.1, -110.1, -101.3],
  YT: [59.9, 69.7, -141.1, -123.7],
};

it('each place lies in its province', () => {
  const places = `${GAZETTEER}${SMALLER_PLACES}`.split('\n').filter((line) => line !== '');
  const misplaced = places.filter((line) => {
    const [, region = '', latitude, longitude] = line.split('\t');
    const [south, north, west, east] = AROUND[region]!;
    return Number(latitude) < south || Number(latitude) > north || Number(longitude) < west || Number(longitude) > east;
  });
  expect(places.length).toBeGreaterThan(1_000);
  expect(misplaced).toEqual([]);
});
