import type { MapPlace } from './base-map-data.js';
import { clearSpots, placeNamed, placeWords } from './places.js';

const GUELPH: MapPlace = ['Guelph', 'ON', 43.55, -80.25, 130_000];
const MONTREAL: MapPlace = ['Montréal', 'QC', 45.509, -73.588, 1_700_000];
const WINDSOR: MapPlace = ['Windsor', 'ON', 42.3, -83.017, 220_000];
const SMALL_WINDSOR: MapPlace = ['Windsor', 'NS', 44.991, -64.132, 3_600];
const PLACES = [MONTREAL, WINDSOR, GUELPH, SMALL_WINDSOR];

describe('a point in words', () => {
  it.each([
    [43.55, -80.25, 'in the middle of Guelph, ON'],
    [43.58, -80.25, '3.3 km north of Guelph, ON'],
    [43.55, -80.2, '4.0 km east of Guelph, ON'],
    [43.45, -80.4, '16 km south-west of Guelph, ON'],
    [43.45, -80.25, '11 km south of Guelph, ON'],
    [43.55, -80.4, '12 km west of Guelph, ON'],
  ])('%d, %d is %s', (latitude, longitude, words) => expect(placeWords({ latitude, longitude }, PLACES)).toBe(words));

  it('is nothing without places', () => expect(placeWords({ latitude: 43, longitude: -80 }, [])).toBe(''));
});

describe('a place by its name', () => {
  it.each([
    ['montreal ', '', MONTREAL],
    ['Windsor', '', WINDSOR],
    ['Windsor', 'ns', SMALL_WINDSOR],
    ['Guelph', 'QC', undefined],
    ['', 'ON', undefined],
  ])('%j in %j', (name, region, found) => expect(placeNamed(name, region, PLACES)).toBe(found));
});

describe('names on the map', () => {
  const spot = (place: MapPlace, x: number, y: number) => ({ place, x, y });

  it('do not overlap, earlier ones take precedence, and their number is limited', () => {
    const [large, hidden, below, aside] = [spot(MONTREAL, 0, 0), spot(GUELPH, 40, 5), spot(GUELPH, 40, 30), spot(WINDSOR, 200, 0)];
    expect(clearSpots([large, hidden, below, aside], 10)).toEqual([large, below, aside]);
    expect(clearSpots([large, hidden, below, aside], 2)).toEqual([large, below]);
  });
});
