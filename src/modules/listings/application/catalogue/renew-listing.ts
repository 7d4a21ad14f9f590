import { Clock } from '../../../../shared/clock.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { withCorrections } from '../../domain/catalogue/corrections.js';
import { updatesTo, type OwnersField, type OwnerUpdate } from '../../domain/catalogue/owner-update.js';
import { ListingGone } from '../../domain/catalogue/listing.errors.js';
import { ListingNotFound } from '../reads/listing-queries.js';

/** Takes over what an owner says about a listing, as corrections that outlive every sync. */
export class RenewListing {
  constructor(
    private readonly listings: CuratedListings,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes part in the running transaction. The caller writes the audit log.
   * @returns the fields that have changed: none where everything is as it was
   * @throws ListingNotFound, ListingGone or InvalidValues; nothing was changed then
   */
  async run(id: string, update: OwnerUpdate): Promise<OwnersField[]> {
    const listing = await this.listings.findForUpdate(id);
    if (!listing) throw new ListingNotFound({ id });
    if (listing.status === 'removed') throw new ListingGone(listing.title);
    const changes = updatesTo(withCorrections(listing.source, listing.corrections), update);
    const fields = Object.keys(changes) as OwnersField[];
    if (fields.length > 0) listing.correct({ changes, reset: [] });
    // Its owner has looked at it, whether anything was to be changed or not.
    listing.confirm(this.clock.now());
    await this.listings.save(listing);
    return fields;
  }
}
