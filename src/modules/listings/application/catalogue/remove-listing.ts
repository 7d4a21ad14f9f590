import { AuditLog } from '../../../../shared/audit-log.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';

/** Deletes a listing for good: nothing of it can be restored here, and the search loses it within seconds. */
export class RemoveListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws ListingNotFound, StillInTheSheet */
  async execute(id: string): Promise<void> {
    await this.transaction.run(async () => {
      const listing = await this.listings.getForUpdate(id);
      await this.listings.remove(listing);
      await this.audit.record({ action: 'listing-removed', client: null, detail: {} });
    });
  }
}
