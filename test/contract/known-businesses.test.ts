import { PostgresKnownBusinesses } from '../../src/modules/listings/adapters/postgres/catalogue/postgres-known-businesses.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';
import { aRow } from '../support/sheet.js';

const TWIN = { title: 'Twin Roofs', city: 'Fergus', phone: '519-555-0142', website: 'https://twin.example.com' };
const TRAITS = { title: TWIN.title, city: TWIN.city, phoneE164: '+15195550142', website: TWIN.website };

let directory: TestDirectory;
let businesses: PostgresKnownBusinesses;

beforeAll(async () => {
  directory = await openDirectory();
  businesses = new PostgresKnownBusinesses(directory.transaction);
  await directory.sync([aRow('kept', TWIN), aRow('gone', { ...TWIN, email: 'gone@example.com' })]);
});

afterAll(() => directory.close());

const alike = async () => (await businesses.similarTo([TRAITS]))[0]!.map(({ business, by }) => [business.id, by]);

it('a merged listing is found as its target by email address alone', async () => {
  const ways = ['phone', 'website', 'title and city'];
  expect((await alike()).sort()).toEqual([
    ['gone', ways],
    ['kept', ways],
  ]);
  await directory.transaction.manager.query(`UPDATE listing SET status = 'unpublished', merged_into = 'kept' WHERE id = 'gone'`);
  expect(await alike()).toEqual([['kept', ways]]);
  expect([...(await businesses.get(['kept', 'gone'])).keys()]).toEqual(['kept']);
  const standing = await businesses.getMergeTargets(['kept', 'gone', 'nobody', '\0']);
  expect([...standing].map(([asked, { id, title }]) => [asked, id, title]).sort()).toEqual([
    ['gone', 'kept', TWIN.title],
    ['kept', 'kept', TWIN.title],
  ]);
  expect((await businesses.withEmail('Gone@example.com')).map(({ id }) => id)).toEqual(['gone']);
});
