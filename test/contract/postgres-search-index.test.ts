import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { type Near, type SearchRequest, toSearchQuery } from '../../src/modules/search/domain/search-query.js';
import { aListing } from '../support/builders.js';
import { describeBusinessNames } from './business-names.js';
import { openPostgres } from './postgres-search-index.fixture.js';
import { describeSearchIndex, type Opened } from './search-index.js';

describeSearchIndex('PostgreSQL', openPostgres);
describeBusinessNames('PostgreSQL', openPostgres);

describe('PostgreSQL around a place', () => {
  const place = (id: string, latitude: number, longitude: number, more: Partial<ListingRow> = {}) =>
    aListing({ id, title: `${id} Roofing`, latitude: String(latitude), longitude: String(longitude), ...more });
  // One degree of latitude is 111.19 km on a sphere of 6,371 km.
  const LISTINGS = [
    place('centre', 43.5, -80.25),
    place('north', 43.6, -80.25, { featured: 'yes', rating: '3', reviews: '1' }),
    place('south', 43.3, -80.25, { rating: '5', reviews: '4' }),
    place('east', 43.5, -80, { title: 'Eastern Gutters', rating: '4', reviews: '2' }),
    place('far', 45.5, -73.57),
    place('fiji', -17, 179.9),
    place('samoa', -17, -179.9),
    place('pole', 89.9, 0),
    place('pole-behind', 89.9, 180),
    place('meridian', 40, 10),
    aListing({ id: 'nowhere', title: 'Nowhere Roofing' }),
    aListing({ id: 'twin-b', title: 'Twin', latitude: '10', longitude: '10' }),
    aListing({ id: 'twin-a', title: 'Twin', latitude: '10', longitude: '10' }),
  ];
  const CENTRE = { lat: 43.5, lng: -80.25 };
  let opened: Opened;

  beforeAll(async () => {
    opened = await openPostgres();
    await opened.fill(LISTINGS);
  }, 60_000);

  afterAll(async () => {
    await opened?.close();
  });

  const search = async (near: Near, asked: Partial<SearchRequest> = {}) => {
    const { services, total } = await opened.index.search(toSearchQuery({ near, sortBy: 'distance', page: 1, limit: 100, ...asked }));
    return { services, total };
  };
  const ids = async (near: Near, asked: Partial<SearchRequest> = {}) => (await search(near, asked)).services.map(({ id }) => id);

  it('finds what lies within the radius, the nearest first, with the distance on each', async () => {
    const { services, total } = await search({ ...CENTRE, radiusKm: 25 });
    expect(services.map(({ id, distanceKm }) => [id, distanceKm])).toEqual([
      ['centre', 0],
      ['north', 11.12],
      ['east', 20.16],
      ['south', 22.24],
    ]);
    expect(total).toBe(4);
    expect(services[0]).toMatchObject({ title: 'centre Roofing', latitude: 43.5, longitude: -80.25 });
  });

  it('draws the circle at the radius', async () => {
    expect(await ids({ ...CENTRE, radiusKm: 11.11 })).toEqual(['centre']);
    expect(await ids({ ...CENTRE, radiusKm: 11.13 })).toEqual(['centre', 'north']);
    expect(await ids({ ...CENTRE, radiusKm: 0.1 })).toEqual(['centre']);
    expect(await ids({ lat: 0, lng: 0, radiusKm: 100 })).toEqual([]);
  });

  it('reaches across the date line and the pole, and to the other side of the earth', async () => {
    expect(await ids({ lat: -17, lng: 179.95, radiusKm: 25 })).toEqual(['fiji', 'samoa']);
    expect(await ids({ lat: -17, lng: -179.95, radiusKm: 25 })).toEqual(['samoa', 'fiji']);
    expect(await ids({ lat: 90, lng: 0, radiusKm: 25 })).toEqual(['pole', 'pole-behind']);
    expect(await ids({ lat: 89.9, lng: 90, radiusKm: 25 })).toEqual(['pole', 'pole-behind']);
    expect((await search({ ...CENTRE, radiusKm: 20_000 })).total).toBe(LISTINGS.length - 1);
  });

  it('stays a circle when it is thousands of kilometres wide', async () => {
    expect(await ids({ lat: 0, lng: 10, radiusKm: 4_448 })).toEqual(['twin-a', 'twin-b', 'meridian']);
    expect(await ids({ lat: 0, lng: 10, radiusKm: 4_447 })).toEqual(['twin-a', 'twin-b']);
  });

  it('breaks ties by title, then id, and pages in that order', async () => {
    const near = { lat: 10, lng: 10, radiusKm: 1 };
    expect(await ids(near)).toEqual(['twin-a', 'twin-b']);
    expect(await ids(near, { limit: 1, page: 2 })).toEqual(['twin-b']);
    expect(await search(near, { limit: 1, page: 3 })).toEqual({ services: [], total: 2 });
  });

  it('combines with text, typos, filters and the other orders', async () => {
    const near = { ...CENTRE, radiusKm: 25 };
    expect(await ids(near, { query: 'roofing' })).toEqual(['centre', 'north', 'south']);
    expect(await ids(near, { query: 'rofing' })).toEqual(['centre', 'north', 'south']);
    expect(await ids(near, { query: 'gutters' })).toEqual(['east']);
    expect(await ids(near, { minRating: 4 })).toEqual(['east', 'south']);
    expect(await ids(near, { sortBy: 'featured' })).toEqual(['north', 'south', 'east', 'centre']);
    expect(await ids(near, { sortBy: 'rating_asc' })).toEqual(['north', 'east', 'south', 'centre']);
    const { services } = await search(near, { sortBy: 'name_asc', query: 'roofing' });
    expect(services.map(({ distanceKm }) => distanceKm)).toEqual([0, 11.12, 22.24]);
  });
});
