import { PostgresListingQueries } from '../../src/modules/listings/adapters/postgres/reads/postgres-listing-queries.js';
import { aListing } from '../support/builders.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openDirectory();
});

afterAll(() => directory?.close());

it('a town has as many businesses as a search for it finds, including those that serve it, without duplicates', async () => {
  await directory.sync([
    aListing({ id: 'a', city: 'Guelph', serviceArea: 'Guelph; Elora' }),
    aListing({ id: 'b', city: 'GUELPH' }),
    aListing({ id: 'c', city: 'Elora', serviceArea: 'Guelph; guelph; Fergus' }),
    aListing({ id: 'd', city: 'Hamilton' }),
    aListing({ id: 'e', city: 'Hamilton' }),
    aListing({ id: 'f', city: '', serviceArea: 'Guelph' }),
  ]);
  const { towns } = await new PostgresListingQueries(directory.transaction).overview(12, 6);
  expect(towns).toEqual([
    { city: 'GUELPH', count: 4 },
    { city: 'Hamilton', count: 2 },
    { city: 'Elora', count: 2 },
  ]);
});

it('sums reviews beyond two billion', async () => {
  await directory.sync(Array.from({ length: 30 }, (_, index) => aListing({ id: `many-${index}`, rating: '5', reviews: '100000000' })));
  const { figures } = await new PostgresListingQueries(directory.transaction).overview(12, 6);
  expect(figures).toMatchObject({ businesses: 30, reviews: 3_000_000_000 });
});
