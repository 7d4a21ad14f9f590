import { ListingPrivacy } from '../../src/modules/listings/adapters/postgres/catalogue/listing-privacy.js';
import type { ListingUploads } from '../../src/modules/listings/domain/import/uploads/upload.js';
import type { CuratedListings } from '../../src/modules/listings/domain/catalogue/curated-listings.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';
import { aRow } from '../support/sheet.js';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openDirectory();
  await directory.sync(['shown', 'corrected', 'before', 'other'].map((id) => aRow(id, { title: `The ${id}`, email: `${id}@example.com` })));
});

afterAll(() => directory.close());

it('a listing belongs to a person if it shows the address, if its source says so, or if a correction does', async () => {
  const { manager } = directory.transaction;
  await manager.query(`UPDATE listing SET email = 'Zoe@Example.com' WHERE id = 'shown'`);
  await manager.query(
    `UPDATE listing SET corrections = '{"email":"ZOE@example.com"}', source_details = '{"email":null}' WHERE id = 'corrected'`,
  );
  await manager.query(
    `UPDATE listing SET corrections = '{"email":"new@example.com"}', source_details = '{"email":"Zoe@example.com"}' WHERE id = 'before'`,
  );
  const privacy = new ListingPrivacy(directory.transaction, {} as CuratedListings, {} as ListingUploads);
  const [found] = await privacy.collect('zoe@example.com');
  expect(found!.records.map((record) => (record as { id: string }).id)).toEqual(['before', 'corrected', 'shown']);
});
