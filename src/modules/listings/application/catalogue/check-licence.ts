import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Clock } from '../../../../shared/clock.js';
import { InvalidValues } from '../../../../shared/domain-error.js';
import { Transaction } from '../../../../shared/transaction.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { LicenceChecks } from '../../domain/catalogue/licence-check.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';

/** Records that an admin has compared a licence number with the register, or deletes that record. */
export class CheckLicence {
  constructor(
    private readonly listings: CuratedListings,
    private readonly checks: LicenceChecks,
    private readonly views: AdminListings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param number the number that was compared: a listing that has another one by now was not checked
   * @throws ListingNotFound or InvalidValues; nothing was changed then
   */
  async record(id: string, { number, by }: { number: string; by: string }, client: string | null): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const listing = await this.listings.getForUpdate(id);
      const { licenceNumber } = listing.shown;
      if (licenceNumber === null)
        throw new InvalidValues([{ field: 'number', message: 'the listing has no licence number: correct that first' }]);
      if (licenceNumber !== number)
        throw new InvalidValues([{ field: 'number', message: `the licence number is ${licenceNumber} by now: look that one up` }]);
      await this.checks.record(id, { number, by, at: this.clock.now() });
      // Visitors see something else now: pages are invalidated by what is saved.
      await this.listings.save(listing);
      await this.audit.record({ action: 'licence-checked', client, detail: { id, title: listing.title, number, by } });
      return this.views.get(id);
    });
  }

  /** Safe to repeat. @throws ListingNotFound */
  async takeBack(id: string, client: string | null): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const listing = await this.listings.getForUpdate(id);
      if (await this.checks.of(id)) {
        await this.checks.forget(id);
        await this.listings.save(listing);
        await this.audit.record({ action: 'licence-check-taken-back', client, detail: { id, title: listing.title } });
      }
      return this.views.get(id);
    });
  }
}
