import { baseMapData } from '../../../build/base-map.js';
import { isInCanada } from './canada.js';

const at = (latitude: number, longitude: number) => isInCanada({ latitude, longitude });

describe('Canada', () => {
  it('contains every place of the map', () => {
    const { places } = baseMapData();
    expect(places.length).toBeGreaterThan(1_000);
    expect(places.filter(([, , latitude, longitude]) => !at(latitude, longitude))).toEqual([]);
  });

  it.each([
    ['Cape Spear', 47.523, -52.619],
    ['Middle Island', 41.682, -82.682],
    ['Alert', 82.5, -62.35],
    ['Beaver Creek', 62.384, -140.875],
    ['Grand Manan', 44.69, -66.82],
    ['Campobello', 44.88, -66.93],
  ])('contains %s', (_, latitude, longitude) => expect(at(latitude, longitude)).toBe(true));

  it.each([
    ['Seattle', 47.606, -122.332],
    ['Bellingham', 48.75, -122.479],
    ['Minneapolis', 44.978, -93.265],
    ['Chicago', 41.878, -87.63],
    ['New York', 40.713, -74.006],
    ['Boston', 42.36, -71.059],
    ['Bangor', 44.801, -68.778],
    ['London, England', 51.507, -0.128],
    ['Nuuk', 64.181, -51.694],
    ['null island', 0, 0],
    ['nowhere', Number.NaN, Number.NaN],
  ])('does not contain %s', (_, latitude, longitude) => expect(at(latitude, longitude)).toBe(false));
});
