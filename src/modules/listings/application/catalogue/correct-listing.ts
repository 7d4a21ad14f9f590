import { AuditLog } from '../../../../shared/office/audit-log.js';
import { UploadedImages } from '../../../../shared/pictures/image-uses.js';
import { Transaction } from '../../../../shared/transaction.js';
import type { CorrectionRequest } from '../../domain/catalogue/curated-listing.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';
import { claimImages } from './claimed-images.js';

/** Replaces the source's values with an admin's, or restores them. */
export class CorrectListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly views: AdminListings,
    private readonly images: UploadedImages,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws ListingNotFound, ListingGone, ListingChangedMeanwhile, NothingToCorrect or InvalidValues; nothing was changed then */
  async run(id: string, request: CorrectionRequest, client: string | null): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const listing = await this.listings.getForUpdate(id);
      const { fields, images } = listing.correct(request);
      if (fields.length > 0) {
        await claimImages(this.images, images);
        await this.listings.save(listing);
        const undone = fields.filter((field) => !(field in listing.corrections));
        const detail = { id, title: listing.title, fields, ...(undone.length > 0 ? { undone } : {}) };
        await this.audit.record({ action: 'listing-corrected', client, detail });
      }
      return this.views.get(id);
    });
  }
}
