import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import type { ListingPage } from '../../domain/catalogue/listing.js';

export interface ChangedPage {
  slug: string;
  changedAt: Date;
}

export interface LandingPage {
  /** `null` for all trades; at least one of the two is set. */
  industry: string | null;
  city: string | null;
  changedAt: Date;
}

export interface ListingPlace {
  latitude: number;
  longitude: number;
  /** Derived from its postal code or its town. */
  approximate: boolean;
}

/** A business in a short list of others. */
export type SimilarListing = Pick<ListingCard, 'slug' | 'title' | 'city' | 'rating' | 'reviews'>;

/** When somebody checked a listing; `null` where nobody has. */
export interface ListingChecks {
  confirmedAt: Date | null;
  licenceCheckedAt: Date | null;
}

/** Facts about the published listings as a whole: texts and filters that depend on one are shown only while it is true. */
export interface ListingFacts {
  /** They are the fictional listings of a first run. */
  sampleData: boolean;
  /** At least one listing has a rating, is verified, is licensed. */
  rated: boolean;
  verified: boolean;
  licensed: boolean;
  /** At least one listing has known opening hours. */
  hoursKnown: boolean;
  /** Every listing has a phone number. */
  allWithPhone: boolean;
}

export interface Town {
  /** In its commonest spelling. */
  city: string;
  count: number;
}

/** A business that was added recently. */
export interface NewListing extends Pick<ListingCard, 'slug' | 'title' | 'city' | 'industry'> {
  addedAt: Date;
}

/** Counts of the directory, without the fictional businesses of a first run. */
export interface ListingFigures {
  businesses: number;
  trades: number;
  towns: number;
  reviews: number;
}

/** Summary of the published listings. */
export interface ListingOverview {
  figures: ListingFigures;
  /** The towns with most businesses first. */
  towns: Town[];
  /** The commonest spelling of each city that has several spellings, by its key. */
  citySpellings: ReadonlyMap<string, string>;
  /** The latest first. */
  latest: NewListing[];
}

export interface ListingHours {
  slug: string;
  /** IANA name of the time zone of the hours; `null` when the place or the hours are not known. */
  timeZone: string | null;
  openingHours: DayHours[];
}

/** Reads of published listings, as pages show them. */
export abstract class ListingQueries {
  /** @throws ListingNotFound when no published listing has this id */
  abstract get(id: string): Promise<ListingPage>;

  /**
   * Finds it whatever the case of the letters. For a listing that was merged into another one, returns that one, with its own slug.
   * @throws ListingNotFound when no published listing has this slug
   */
  abstract bySlug(slug: string): Promise<ListingPage>;

  /** Where a published listing is: its own coordinates, else approximate ones. `undefined` when neither are known. */
  abstract placeOf(slug: string): Promise<ListingPlace | undefined>;

  /** Published listings by the ids that were asked for; a merged one is replaced by its target. Those that no longer exist are missing. */
  abstract byIds(ids: readonly string[]): Promise<Map<string, ListingCard & Pick<ListingPage, 'openingHours'>>>;

  /** When somebody last confirmed its details, and compared its present licence number with the register. */
  abstract checksOf(id: string): Promise<ListingChecks>;

  /** Opening hours of published listings by their slugs; those that no longer exist are missing. */
  abstract hoursOf(slugs: readonly string[]): Promise<ListingHours[]>;

  /** Ids of listings of every status by their slugs; those that no longer exist are missing. */
  abstract idsOf(slugs: readonly string[]): Promise<Map<string, string>>;

  /** Pages of published businesses, in the order of their keys. */
  abstract businessPages(offset: number, limit: number): Promise<ChangedPage[]>;
  abstract countBusinesses(): Promise<number>;

  /** Each trade, each city, and each trade in each city with at least one listing: the landing pages that people search for. */
  abstract landingPages(): Promise<LandingPage[]>;
  abstract countLandingPages(): Promise<number>;

  /** Published businesses of a trade that never close and can be called, the best first. */
  abstract neverClosing(industry: string, limit: number): Promise<ListingCard[]>;

  /** Published businesses of its trade within some fifty kilometres, the nearest first; those in its city if its own place is not known. */
  abstract similarTo(id: string, limit: number): Promise<SimilarListing[]>;

  /** Reads all listings: the caller should cache the answer. */
  abstract facts(): Promise<ListingFacts>;

  /** Counts, and the latest listings: the caller should cache the answer. */
  abstract overview(towns: number, latest: number): Promise<ListingOverview>;

  /** Published listings that are not the fictional ones. */
  abstract countOwn(): Promise<number>;

  /** Whether the directory has never had a listing. */
  abstract isEmpty(): Promise<boolean>;
}
