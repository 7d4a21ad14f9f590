import type { ListingDetails } from '../../domain/catalogue/listing.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { newBusiness, type OwnerUpdate } from '../../domain/catalogue/owner-update.js';

/** Puts a business into the directory that its owner submitted. No sync touches it; admins correct it as any other. */
export class ListBusiness {
  constructor(private readonly listings: CuratedListings) {}

  /**
   * Takes part in the running transaction. The caller writes the audit log.
   * @param id that nothing else has
   * @returns its slug
   */
  run(id: string, update: OwnerUpdate & Pick<ListingDetails, 'title'>): Promise<string> {
    return this.listings.add(id, newBusiness(update), 'submission');
  }
}
