import { randomUUID } from 'node:crypto';
import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Clock } from '../../../../shared/clock.js';
import { Transaction } from '../../../../shared/transaction.js';
import { BulkChanges } from '../../domain/catalogue/bulk-changes.js';
import type { CorrectableField } from '../../domain/catalogue/corrections.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { merge } from '../../domain/catalogue/merge.js';
import { type AdminListing, AdminListings } from '../reads/admin-listings.js';
import { ListingNotFound } from '../../domain/catalogue/listing.errors.js';

/** Merges two listings that are about the same business. It is undone in the same way as a change of many listings. */
export class MergeListings {
  constructor(
    private readonly listings: CuratedListings,
    private readonly changes: BulkChanges,
    private readonly views: AdminListings,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id of the listing that is kept
   * @param from of the listing that is merged into it
   * @param take fields whose values are taken from the latter
   * @throws ListingNotFound, NotToBeMerged, ListingGone or InvalidValues; nothing was changed then
   */
  run(id: string, from: string, take: readonly CorrectableField[], client: string | null): Promise<AdminListing> {
    return this.transaction.run(async () => {
      const found = await this.listings.findAllForUpdate([id, from]);
      const [kept, gone] = [id, from].map((wanted) => found.find((listing) => listing.id === wanted));
      if (!kept) throw new ListingNotFound({ id });
      if (!gone) throw new ListingNotFound({ id: from });
      merge(kept, gone, take);
      const change = { action: 'merge', fields: {}, featuredUntil: null, into: kept.title, kept: kept.id, take } as const;
      const changed = take.length > 0 ? [kept, gone] : [gone];
      await this.changes.remember(
        { id: randomUUID(), madeAt: this.clock.now(), change, listings: changed.length },
        changed.map((listing) => listing.id),
      );
      await this.listings.saveAll(changed);
      await this.audit.record({
        action: 'listings-merged',
        client,
        detail: { id, title: kept.title, from, fromTitle: gone.title, fields: take },
      });
      return this.views.get(id);
    });
  }
}
