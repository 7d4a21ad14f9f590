import type { ListingPage } from '../domain/listing.js';
import { timeZoneOf } from '../domain/time-zone.js';
import type { ListingQueries } from './listing-queries.js';

/** A business as its own page shows it. */
export interface BusinessPage extends ListingPage {
  /** IANA name: opening hours are meant in it. `null` when the place is not known. */
  timeZone: string | null;
}

/** What is known about the directory as a whole. */
export interface DirectoryFacts {
  /** The listings are the fictional ones of a first run. */
  sampleData: boolean;
}

/** Reads for the pages of businesses. */
export class BusinessPages {
  constructor(private readonly listings: ListingQueries) {}

  /** @throws ListingNotFound when no published listing has this slug */
  async bySlug(slug: string): Promise<BusinessPage> {
    const listing = await this.listings.bySlug(slug);
    return { ...listing, timeZone: timeZoneOf(listing) ?? null };
  }

  async directory(): Promise<DirectoryFacts> {
    return { sampleData: await this.listings.showsSample() };
  }
}
