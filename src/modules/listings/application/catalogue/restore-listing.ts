import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';

/** Publishes a listing again that an admin had unpublished. Safe to repeat. */
export class RestoreListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly views: AdminListings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws ListingNotFound, or ListingGone when its source no longer has it */
  async run(id: string, client: string | null): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const listing = await this.listings.getForUpdate(id);
      if (listing.restore()) {
        await this.listings.save(listing);
        await this.audit.record({ action: 'listing-restored', client, detail: { id, title: listing.title } });
      }
      return this.views.get(id);
    });
  }
}
