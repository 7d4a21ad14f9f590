import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';

/** Hides a listing until an admin restores it. Safe to repeat. */
export class UnpublishListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly views: AdminListings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws ListingNotFound */
  async run(id: string, reason: string | undefined, client: string | null): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const listing = await this.listings.getForUpdate(id);
      if (listing.unpublish()) {
        await this.listings.save(listing);
        await this.audit.record({
          action: 'listing-unpublished',
          client,
          detail: { id, title: listing.title, ...(reason ? { reason } : {}) },
        });
      }
      return this.views.get(id);
    });
  }
}
