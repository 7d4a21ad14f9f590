import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';

/** Deletes a listing for good, also its entries in the audit log: it cannot be restored here, and the search loses it within seconds. */
export class RemoveListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @returns how many listings had been merged into it: they are unpublished
   * @throws ListingNotFound, StillInTheSheet
   */
  execute(id: string): Promise<number> {
    return this.transaction.run(async () => {
      const merged = await this.listings.remove(await this.listings.getForUpdate(id));
      await this.audit.forget([id]);
      await this.audit.record({ action: 'listing-removed', client: null, detail: {} });
      return merged;
    });
  }
}
