import { Outage, registerOutageRecognition } from '../../../shared/outage.js';
import { type FoundCard, SearchPage } from '../domain/search-index.js';
import { aCard } from '../testing/doubles.js';
import { Distances } from './distances.js';

class DatabaseAway extends Outage {
  readonly code = 'database-away';
  readonly reason = 'none';
}
registerOutageRecognition((error) => (error instanceof DatabaseAway ? error : undefined));

const GUELPH = { lat: 43.545, lng: -80.248 };
const card = (id: string, facts: Partial<FoundCard> = {}): FoundCard => ({ ...aCard({ id, slug: id, title: id }), ...facts });
const THERE = card('there', { latitude: 43.545, longitude: -80.248 });
const places = { of: () => Promise.resolve(new Map([['roughly', { latitude: 44.545, longitude: -80.248 }]])) };

it('each business has its distance; it is marked for an approximate place, and missing without a place', async () => {
  const found = SearchPage.of([THERE, card('roughly'), card('nowhere'), card('measured', { distanceKm: 7 })], 40);
  const page = await new Distances(places).from(GUELPH, found);
  expect(page.services.map(({ id, distanceKm, approximate }) => [id, distanceKm, approximate])).toEqual([
    ['there', 0, undefined],
    ['roughly', 111.19, true],
    ['nowhere', undefined, undefined],
    ['measured', 7, undefined],
  ]);
  expect(page.services[1]).toMatchObject({ latitude: 44.545, longitude: -80.248 });
  expect(page.total).toBe(40);
});

describe('the distances of a cached page', () => {
  const cachedAs = {};
  const { json } = SearchPage.of([THERE, card('roughly')], 2);
  const cached = () => new SearchPage(json, 2, cachedAs);

  it('are computed again for each place', async () => {
    const distances = new Distances();
    const north = { lat: 44.545, lng: -80.248 };
    const measured = [];
    const east = { lat: 43.545, lng: -79.248 };
    for (const at of [GUELPH, north, GUELPH, east]) measured.push((await distances.from(at, cached())).services[0]?.distanceKm);
    expect(measured).toEqual([0, 111.19, 0, 80.6]);
  });

  it('are computed once for the same place', async () => {
    let asked = 0;
    const counted = { of: () => ((asked += 1), places.of()) };
    const distances = new Distances(counted);
    const pages = [];
    for (let time = 0; time < 3; time += 1)
      pages.push((await distances.from(GUELPH, cached())).services.map(({ distanceKm }) => distanceKm));
    expect([asked, ...pages]).toEqual([1, [0, 111.19], [0, 111.19], [0, 111.19]]);
    await distances.from(GUELPH, new SearchPage(json, 2, {}));
    expect(asked).toBe(2);
  });
});

it('known places are used while the database is unavailable', async () => {
  const away = (error: Error) => new Distances({ of: () => Promise.reject(error) });
  const page = SearchPage.of([THERE, card('roughly')], 2);
  expect((await away(new DatabaseAway()).from(GUELPH, page)).services.map(({ distanceKm }) => distanceKm)).toEqual([0, undefined]);
  await expect(away(new TypeError('a mistake')).from(GUELPH, page)).rejects.toThrow('a mistake');
});
