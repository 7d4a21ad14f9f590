import { PostgresBusinessWebsites } from '../../src/modules/search/adapters/postgres/postgres-business-websites.js';
import { MAX_AT_ADDRESS } from '../../src/modules/search/application/business-websites.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';
import { aRow } from '../support/sheet.js';

const PLATFORM = 'https://pages.example';
const WEBSITES = {
  northwind: 'https://www.northwind.example/',
  guelph: 'https://northwind.example/locations/guelph?from=map',
  other: 'https://northwind.example.net',
  hidden: 'https://northwind.example',
};

let directory: TestDirectory;
let websites: PostgresBusinessWebsites;

beforeAll(async () => {
  directory = await openDirectory();
  websites = new PostgresBusinessWebsites(directory.transaction);
  await directory.sync([
    ...Object.entries(WEBSITES).map(([id, website]) => aRow(id, { website })),
    ...Array.from({ length: MAX_AT_ADDRESS + 2 }, (_, index) => aRow(`page-${index}`, { website: `${PLATFORM}/business-${index}` })),
    aRow('without', { website: '' }),
  ]);
  await directory.unpublish('hidden');
});

afterAll(() => directory.close());

async function at(page: string): Promise<string[]> {
  const keys = await websites.keysAt(page);
  const rows = await directory.transaction.query<{ id: string }>('SELECT id FROM listing WHERE key = ANY($1::bigint[]) ORDER BY id', [
    keys,
  ]);
  return rows.map(({ id }) => id);
}

it('finds the published listings at a page, above it and below it', async () => {
  expect(await at('northwind.example')).toEqual(['guelph', 'northwind']);
  expect(await at('northwind.example/locations/guelph')).toEqual(['guelph', 'northwind']);
  expect(await at('northwind.example/contact')).toEqual(['northwind']);
  expect(await at('northwind.exam')).toEqual([]);
  expect(await at('pages.example/business-7')).toEqual(['page-7']);
});

it('takes signs of patterns as they are, and stops at one more than an address may have', async () => {
  expect(await at('northwind%')).toEqual([]);
  expect(await at('north_ind.example')).toEqual([]);
  expect(await websites.keysAt('pages.example')).toHaveLength(MAX_AT_ADDRESS + 1);
});
