import { InMemoryAuditLog, NoTransaction } from '../../../../shared/testing/doubles.js';
import { UploadedImages } from '../../../../shared/image-uses.js';
import { CuratedListing, UNDECIDED } from '../../domain/catalogue/curated-listing.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { detailsWith } from '../../domain/catalogue/listing.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';
import { CorrectListing } from './correct-listing.js';
import { ListingNotFound } from '../reads/listing-queries.js';

const source = detailsWith({ title: "Bob's Plumbing" });

class OneListing extends CuratedListings {
  saved: CuratedListing[] = [];
  private readonly listing = new CuratedListing({
    ...UNDECIDED,
    ...{ id: 'r-1', status: 'published', heldBack: false, version: 1, origin: 'sheet', source, corrections: {} },
  });

  findForUpdate(id: string): Promise<CuratedListing | undefined> {
    return Promise.resolve(id === 'r-1' ? this.listing : undefined);
  }

  save(listing: CuratedListing): Promise<void> {
    this.saved.push(listing);
    return Promise.resolve();
  }

  holdAll(): never {
    throw new Error('Nobody holds several here.');
  }

  saveAll(): never {
    throw new Error('Nobody saves several here.');
  }

  featuredBefore(): never {
    throw new Error('Nobody asks here.');
  }

  removeAll(): never {
    throw new Error('Nobody removes any here.');
  }

  add(): never {
    throw new Error('Nobody adds one here.');
  }

  remove(): never {
    throw new Error('Nobody removes one here.');
  }
}

class NoViews extends AdminListings {
  find(): never {
    throw new Error('Nobody lists here.');
  }

  idsOf(): never {
    throw new Error('Nobody lists here.');
  }

  each(): never {
    throw new Error('Nobody exports here.');
  }

  choices(): never {
    throw new Error('Nobody chooses here.');
  }

  get(id: string): Promise<AdminListing> {
    return Promise.resolve({ id } as AdminListing);
  }
}

/** Has one picture. */
class OneImage extends UploadedImages {
  claimed: string[] = [];

  claim(addresses: string[]): Promise<string[]> {
    this.claimed.push(...addresses);
    return Promise.resolve(addresses.filter((address) => address !== '/media/here.webp'));
  }
}

let listings: OneListing;
let images: OneImage;
let audit: InMemoryAuditLog;

const correct = (changes: object, id = 'r-1') =>
  new CorrectListing(listings, new NoViews(), images, audit, new NoTransaction()).run(id, { changes, reset: [] }, '192.0.2.1');

beforeEach(() => {
  listings = new OneListing();
  images = new OneImage();
  audit = new InMemoryAuditLog();
});

it('saves what is another value now, and remembers which fields, and from where', async () => {
  await correct({ title: 'Bob & Sons', email: null });
  expect(listings.saved.map(({ corrections }) => corrections)).toEqual([{ title: 'Bob & Sons' }]);
  expect(audit.entries).toEqual([
    { action: 'listing-corrected', client: '192.0.2.1', detail: { id: 'r-1', title: 'Bob & Sons', fields: ['title'] } },
  ]);
  await correct({ title: 'Bob & Sons' });
  expect([listings.saved.length, audit.entries.length]).toEqual([1, 1]);
});

it('takes a picture of this site into use, and no other', async () => {
  await correct({ image: '/media/here.webp' });
  await correct({ image: 'https://elsewhere.example/a.png' });
  expect(images.claimed).toEqual(['/media/here.webp']);
  expect(listings.saved).toHaveLength(2);
});

it('refuses a picture of this site that is not there', async () => {
  await expect(correct({ image: '/media/gone.webp' })).rejects.toMatchObject({
    errors: [{ field: 'image', message: expect.stringContaining('upload it first') as string }],
  });
  expect([listings.saved, audit.entries]).toEqual([[], []]);
});

it('knows who is not there', async () => {
  await expect(correct({ title: 'Bob' }, 'r-2')).rejects.toThrow(ListingNotFound);
});
