import { randomUUID } from 'node:crypto';
import { AuditLog } from '../../../../shared/office/audit-log.js';
import { UploadedImages } from '../../../../shared/pictures/image-uses.js';
import { Transaction } from '../../../../shared/transaction.js';
import type { CorrectableField } from '../../domain/catalogue/corrections.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { ownListing } from '../../domain/catalogue/own-listing.js';
import { claimImages } from './claimed-images.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';

/** Adds a business that an admin has written down. Neither syncs nor files change it; it is corrected as any other. */
export class AddListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly views: AdminListings,
    private readonly images: UploadedImages,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param request its idempotency key: what it has added already is not added again
   * @throws InvalidValues naming every bad field; nothing was added then
   */
  run(values: Partial<Record<CorrectableField, unknown>>, client: string | null, request?: string): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const done = request === undefined ? undefined : await this.audit.doneBy(request);
      if (typeof done?.['id'] === 'string') return this.views.get(done['id']);
      const { details, images } = ownListing(values);
      await claimImages(this.images, images);
      const id = randomUUID();
      await this.listings.add(id, details, 'own');
      await this.audit.record({ action: 'listing-added', client, detail: { id, title: details.title }, request });
      return this.views.get(id);
    });
  }
}
