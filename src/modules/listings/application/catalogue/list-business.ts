import type { UploadedImages } from '../../../../shared/pictures/image-uses.js';
import type { GalleryPicture } from '../../domain/catalogue/gallery.js';
import type { ListingDetails } from '../../domain/catalogue/listing.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { newBusiness, type OwnerUpdate } from '../../domain/catalogue/owner-update.js';
import { claimed } from './claimed-images.js';

/** Adds a business that its owner submitted. Syncs do not change it; admins correct it as any other. */
export class ListBusiness {
  constructor(
    private readonly listings: CuratedListings,
    private readonly images: UploadedImages,
  ) {}

  /**
   * Takes part in the running transaction. The caller writes the audit log.
   * @param id that nothing else has
   * @param pictures that are published with it; those that no longer exist are left out
   * @returns its slug
   */
  async run(id: string, update: OwnerUpdate & Pick<ListingDetails, 'title'>, pictures: readonly GalleryPicture[] = []): Promise<string> {
    const gallery = await claimed(this.images, pictures);
    return this.listings.add(id, { ...newBusiness(update), gallery }, 'submission');
  }
}
