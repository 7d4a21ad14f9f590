import { Clock } from '../../../../shared/clock.js';
import { factsOf } from '../../../../shared/listings/field-lists.js';
import type { UploadedImages } from '../../../../shared/pictures/image-uses.js';
import type { GalleryPicture } from '../../domain/catalogue/gallery.js';
import { claimed } from './claimed-images.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { isMove, updatesTo, type OwnersField, type OwnerUpdate } from '../../domain/catalogue/owner-update.js';
import { ListingGone, ListingMerged } from '../../domain/catalogue/listing.errors.js';

/** A business that has moved has no coordinates until an admin sets them; its postal code and town give an approximate place. */
const NO_PLACE = { latitude: null, longitude: null, googleMapsLink: null };
type Renewed = OwnersField | 'gallery' | keyof typeof NO_PLACE;

/** Applies what an owner says about a listing, as corrections that stay after every sync. */
export class RenewListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly images: UploadedImages,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes part in the running transaction. The caller writes the audit log.
   * @param pictures that are added at the end of the gallery, as far as there is room
   * @returns the fields that have changed: none where everything is as it was
   * @throws ListingNotFound, ListingGone, ListingMerged or InvalidValues; nothing was changed then
   */
  async run(id: string, update: OwnerUpdate, pictures: readonly GalleryPicture[] = []): Promise<Renewed[]> {
    const listing = await this.listings.getForUpdate(id);
    if (listing.status === 'removed') throw new ListingGone(listing.title);
    // Merged by another admin since the listing was found: visitors would not see the update.
    if (listing.mergedInto !== null) throw new ListingMerged(listing.title);
    const { shown } = listing;
    const gallery = galleryWith(shown.gallery, await claimed(this.images, pictures));
    const updates = updatesTo(shown, update);
    const changes = { ...updates, ...(gallery.length > shown.gallery.length ? { gallery } : {}) };
    const said = Object.keys(changes) as Renewed[];
    // A link that came with the move is that of the new place.
    const all = { ...(isMove(shown, updates) ? NO_PLACE : {}), ...changes };
    const corrected = said.length > 0 ? listing.correct({ changes: all, reset: [] }).fields : [];
    const cleared = (Object.keys(NO_PLACE) as Renewed[]).filter((field) => !said.includes(field) && corrected.includes(field));
    // The owner has checked it, whether anything was to be changed or not.
    listing.confirm(this.clock.now());
    await this.listings.save(listing);
    return [...said, ...cleared];
  }
}

function galleryWith(gallery: readonly GalleryPicture[], more: readonly GalleryPicture[]): GalleryPicture[] {
  const known = new Set(gallery.map(({ url }) => url));
  return [...gallery, ...more.filter(({ url }) => !known.has(url))].slice(0, factsOf('gallery').most);
}
