import type { ListingDetails } from '../../domain/catalogue/listing.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { newBusiness, type OwnersWord } from '../../domain/catalogue/owners-word.js';

/** Puts a business into the directory that its owner submitted. No sync touches it; admins correct it as any other. */
export class ListBusiness {
  constructor(private readonly listings: CuratedListings) {}

  /**
   * Takes part in the running transaction. Whoever decided it tells the audit log.
   * @param id that nothing else has
   * @returns its slug
   */
  run(id: string, word: OwnersWord & Pick<ListingDetails, 'title'>): Promise<string> {
    return this.listings.add(id, newBusiness(word), 'submission');
  }
}
