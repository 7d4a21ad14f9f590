import { listingImages } from '../../src/modules/listings/adapters/postgres/catalogue/listing-images.js';
import { ApproximatePlaceCalculator } from '../../src/modules/listings/adapters/postgres/catalogue/approximate-place-calculator.js';
import { GazetteerTowns } from '../../src/modules/search/domain/understanding/towns.js';
import { PostgresCuratedListings } from '../../src/modules/listings/adapters/postgres/catalogue/postgres-curated-listings.js';
import { openDirectory, tradesOn, type TestDirectory } from '../support/directory.js';
import { aRow } from '../support/sheet.js';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openDirectory();
});

afterAll(() => directory.close());

it('the used pictures are those that listings show, or would show without their corrections', async () => {
  const { transaction, outbox } = directory;
  const curated = new PostgresCuratedListings(
    transaction,
    outbox,
    tradesOn(transaction),
    new ApproximatePlaceCalculator(transaction, new GazetteerTowns()),
  );
  const image = (id: string, address: string) => aRow(id, { image: address });
  await directory.sync([
    image('r-1', '/media/sheet-1.webp'),
    image('r-2', '/media/sheet-2.webp'),
    image('r-3', 'https://elsewhere.example/a.png'),
    aRow('r-4'),
    aRow('r-5', { gallery: JSON.stringify([{ url: '/media/gallery-5a.webp', description: 'A boiler' }]) }),
  ]);
  const correct = (id: string, address: string) =>
    transaction.run(async () => {
      const listing = (await curated.findForUpdate(id))!;
      listing.correct({ changes: { image: address }, reset: [] });
      await curated.save(listing);
    });
  await correct('r-2', '/media/corrected-2.webp');
  await correct('r-4', '/media/corrected-4.webp');
  await transaction.run(async () => {
    const listing = (await curated.findForUpdate('r-5'))!;
    const pictures = ['/media/gallery-5b.webp', 'https://elsewhere.example/b.png'];
    listing.correct({ changes: { gallery: pictures.map((url) => ({ url, description: 'A kitchen' })) }, reset: [] });
    await curated.save(listing);
  });
  await transaction.run(async () => {
    const listing = (await curated.findForUpdate('r-1'))!;
    listing.unpublish();
    await curated.save(listing);
  });
  expect((await listingImages(transaction)).sort()).toEqual([
    '/media/corrected-2.webp',
    '/media/corrected-4.webp',
    '/media/gallery-5a.webp',
    '/media/gallery-5b.webp',
    '/media/sheet-1.webp',
    '/media/sheet-2.webp',
  ]);
});

it('pictures that an undo restores are used as well', async () => {
  const { transaction } = directory;
  const gallery = (address: string) => ({ gallery: JSON.stringify([{ url: address, description: 'A boiler' }]) });
  await directory.sync([aRow('r-6', { image: '/media/before-6.webp' }), aRow('r-7', gallery('/media/before-7.webp'))]);
  const decide = (corrections: object | null, source: object | null) =>
    transaction.manager.query(`UPDATE listing SET corrections = $1, source_details = $2 WHERE id = 'r-7'`, [corrections, source]);
  await decide({ title: 'Boilers' }, { image: '/media/corrected-7.webp' });
  await directory.sync([aRow('r-6', { image: '/media/after-6.webp' }), aRow('r-7', gallery('/media/after-7.webp'))]);
  await decide(null, null);
  const mine = (await listingImages(transaction)).filter((address) => /-[67]\./.test(address)).sort();
  expect(mine).toEqual([
    '/media/after-6.webp',
    '/media/after-7.webp',
    '/media/before-6.webp',
    '/media/before-7.webp',
    '/media/corrected-7.webp',
  ]);
});
