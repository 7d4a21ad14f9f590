import type { ListingCard } from '../../../shared/listing-card.js';
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

/** Businesses of one trade that never close. */
export interface AroundTheClock {
  industry: string;
  businesses: ListingCard[];
}

/** Trades that are called at night. */
const EMERGENCY_TRADES = ['Plumber', 'Electrician', 'HVAC Technician'];
const MOST_AROUND_THE_CLOCK = 6;

/** Reads for the pages of businesses. */
export class BusinessPages {
  constructor(private readonly listings: ListingQueries) {}

  /** @throws ListingNotFound when no published listing has this slug */
  async bySlug(slug: string): Promise<BusinessPage> {
    const listing = await this.listings.bySlug(slug);
    return { ...listing, timeZone: timeZoneOf(listing) ?? null };
  }

  /** Whom to call at any hour, trade by trade, where somebody is listed who never closes. */
  async aroundTheClock(): Promise<AroundTheClock[]> {
    const found = await Promise.all(
      EMERGENCY_TRADES.map(async (industry) => ({ industry, businesses: await this.listings.neverClosing(industry, MOST_AROUND_THE_CLOCK) })),
    );
    return found.filter(({ businesses }) => businesses.length > 0);
  }

  async directory(): Promise<DirectoryFacts> {
    return { sampleData: await this.listings.showsSample() };
  }
}
