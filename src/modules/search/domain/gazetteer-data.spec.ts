import { GAZETTEER, SMALLER_PLACES } from './gazetteer-data.js';
import { kilometresBetween } from './understanding/distance.js';

const NEAR_KM = 50;
const FAR_KM = 200;

it('no place is among those of another province, far from all of its own', () => {
  const places = `${GAZETTEER}${SMALLER_PLACES}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, region, latitude, longitude] = line.split('\t');
      return { name, region, lat: Number(latitude), lng: Number(longitude) };
    });
  const misplaced = places.filter((place) => {
    const near = (km: number) => places.filter((other) => other !== place && kilometresBetween(place, other) < km);
    return near(NEAR_KM).length > 0 && !near(FAR_KM).some(({ region }) => region === place.region);
  });
  expect(places.length).toBeGreaterThan(1_000);
  expect(misplaced).toEqual([]);
});
