import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Clock } from '../../../../shared/clock.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';

/** Records that an admin has confirmed that a listing is right as it is. */
export class ConfirmListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly views: AdminListings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws ListingNotFound or ListingGone */
  async run(id: string, client: string | null): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const listing = await this.listings.getForUpdate(id);
      listing.confirm(this.clock.now());
      await this.listings.save(listing);
      await this.audit.record({ action: 'listing-confirmed', client, detail: { id, title: listing.title } });
      return this.views.get(id);
    });
  }
}
