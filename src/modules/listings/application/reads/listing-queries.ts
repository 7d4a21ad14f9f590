import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import type { ListingPage } from '../../domain/catalogue/listing.js';

export interface ChangedPage {
  slug: string;
  changedAt: Date;
}

export interface LandingPage {
  /** `null` for all trades; one of the two is given. */
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

/** What somebody has looked up, and when; `null` where nobody has. */
export interface ListingChecks {
  confirmedAt: Date | null;
  licenceCheckedAt: Date | null;
}

/** What holds for the published listings as a whole: texts and filters that depend on it are shown only then. */
export interface ListingFacts {
  /** They are the fictional ones of a first run. */
  sampleData: boolean;
  /** At least one of them has a rating, is verified, is licensed. */
  rated: boolean;
  verified: boolean;
  licensed: boolean;
  /** The opening hours of at least one of them are known. */
  hoursKnown: boolean;
  /** Each of them has a phone number. */
  allWithPhone: boolean;
}

export interface Town {
  /** In its commonest spelling. */
  city: string;
  count: number;
}

/** A business that came into the directory lately. */
export interface NewListing extends Pick<ListingCard, 'slug' | 'title' | 'city' | 'industry'> {
  addedAt: Date;
}

/** What the directory has, counted. The fictional businesses of a first run do not count. */
export interface ListingFigures {
  businesses: number;
  trades: number;
  towns: number;
  reviews: number;
}

/** What the published listings amount to. */
export interface ListingOverview {
  figures: ListingFigures;
  /** Those with most businesses first. */
  towns: Town[];
  /** The commonest spelling of each city that is spelled in several ways, by its key. */
  citySpellings: ReadonlyMap<string, string>;
  /** Those that came last first. */
  latest: NewListing[];
}

export interface ListingHours {
  slug: string;
  /** IANA name, in which the hours are meant; `null` when the place or the hours are not known. */
  timeZone: string | null;
  openingHours: DayHours[];
}

/** Reads of published listings, straight to what a page shows. */
export abstract class ListingQueries {
  /** @throws ListingNotFound when no published listing has this id */
  abstract get(id: string): Promise<ListingPage>;

  /**
   * Whatever the case of its letters. Of a listing that was merged into another one, that one. Its slug tells.
   * @throws ListingNotFound when no published listing has this slug
   */
  abstract bySlug(slug: string): Promise<ListingPage>;

  /** Where a published listing is: by its own coordinates, else roughly. `undefined` when neither is known. */
  abstract placeOf(slug: string): Promise<ListingPlace | undefined>;

  /** Published listings by the ids that were asked for: of a merged one, the listing that it was merged into. Those that are gone are missing. */
  abstract byIds(ids: readonly string[]): Promise<Map<string, ListingCard & Pick<ListingPage, 'openingHours'>>>;

  /** When somebody last confirmed its details, and compared its present licence number with the register. */
  abstract checksOf(id: string): Promise<ListingChecks>;

  /** Opening hours of published listings by their slugs; those that are gone are missing. */
  abstract hoursOf(slugs: readonly string[]): Promise<ListingHours[]>;

  /** Ids of listings of every status by their slugs; those that are gone are missing. */
  abstract idsOf(slugs: readonly string[]): Promise<Map<string, string>>;

  /** Pages of published businesses, in the order of their keys. */
  abstract businessPages(offset: number, limit: number): Promise<ChangedPage[]>;
  abstract countBusinesses(): Promise<number>;

  /** Each trade, each city, and each trade in each city that somebody is listed for: the landing pages that people search for. */
  abstract landingPages(): Promise<LandingPage[]>;
  abstract countLandingPages(): Promise<number>;

  /** Published businesses of a trade that never close and can be called, the best first. */
  abstract neverClosing(industry: string, limit: number): Promise<ListingCard[]>;

  /** Published businesses of its trade within some fifty kilometres, the nearest first; in its city where its own place is not known. */
  abstract similarTo(id: string, limit: number): Promise<SimilarListing[]>;

  /** Reads all of them: for a caller that keeps the answer. */
  abstract facts(): Promise<ListingFacts>;

  /** Counts and the latest of them: for a caller that keeps the answer. */
  abstract overview(towns: number, latest: number): Promise<ListingOverview>;

  /** Published listings that are not the fictional ones. */
  abstract countOwn(): Promise<number>;

  /** Whether nothing was ever put into the directory. */
  abstract isEmpty(): Promise<boolean>;
}
