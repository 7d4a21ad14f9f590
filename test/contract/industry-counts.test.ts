import { PostgresIndustryCounts } from '../../src/modules/trades/adapters/postgres/postgres-industry-counts.js';
import { aListing } from '../support/builders.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openDirectory();
});

afterAll(() => directory.close());

it('a trade and its towns have the spelling that most listings use', async () => {
  // No pair of spellings is as frequent as the one that most listings have in neither.
  const spelled: [industry: string, city: string, count: number][] = [
    ['LUTE REPAIRS', 'GUELPH', 3],
    ['LUTE REPAIRS', 'Guelph', 2],
    ['Lute repairs', 'Guelph', 2],
    ['Lute repairs', 'guelph', 2],
    ['Lute repairs', 'GuElph', 2],
  ];
  await directory.sync(
    spelled.flatMap(([industry, city, count], group) =>
      Array.from({ length: count }, (_, index) => aListing({ id: `${group}-${index}`, title: `Lutes ${group} ${index}`, industry, city })),
    ),
  );
  expect(await new PostgresIndustryCounts(directory.transaction).read()).toEqual([{ name: 'Lute repairs', count: 11, cities: ['Guelph'] }]);
});

it('a town has one spelling for all trades', async () => {
  const spelled = ['Toronto', 'Toronto', 'TORONTO'];
  await directory.sync(
    spelled.map((city, index) =>
      aListing({ id: `t-${index}`, title: `Town ${index}`, industry: index < 2 ? 'Lute repairs' : 'Harp tuner', city }),
    ),
  );
  expect(await new PostgresIndustryCounts(directory.transaction).read()).toEqual([
    { name: 'Harp tuner', count: 1, cities: ['Toronto'] },
    { name: 'Lute repairs', count: 2, cities: ['Toronto'] },
  ]);
});
