import { DomainError } from '../../../../shared/domain-error.js';
import type { ListingCard } from '../../../../shared/listing-card.js';
import type { DayHours } from '../../domain/catalogue/opening-hours.js';
import type { ListingPage } from '../../domain/catalogue/listing.js';

export interface ChangedPage {
  slug: string;
  changedAt: Date;
}

export interface LandingPage {
  industry: string;
  city: string;
  changedAt: Date;
}

export interface ListingPlace {
  latitude: number;
  longitude: number;
  /** Derived from its postal code or its town. */
  approximate: boolean;
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
   * Of a listing that was merged into another one, that one: its slug tells.
   * @throws ListingNotFound when no published listing has this slug
   */
  abstract bySlug(slug: string): Promise<ListingPage>;

  /** Where a published listing is: by its own coordinates, else roughly. `undefined` when neither is known. */
  abstract placeOf(slug: string): Promise<ListingPlace | undefined>;

  /** Opening hours of published listings by their slugs; those that are gone are missing. */
  abstract hoursOf(slugs: readonly string[]): Promise<ListingHours[]>;

  /** Ids of listings of every status by their slugs; those that are gone are missing. */
  abstract idsOf(slugs: readonly string[]): Promise<Map<string, string>>;

  /** Pages of published businesses, in the order of their keys. */
  abstract businessPages(offset: number, limit: number): Promise<ChangedPage[]>;
  abstract countBusinesses(): Promise<number>;

  /** Each trade and city that somebody is listed for: the landing pages that people search for. */
  abstract landingPages(): Promise<LandingPage[]>;

  /** Published businesses of a trade that never close and can be called, the best first. */
  abstract neverClosing(industry: string, limit: number): Promise<ListingCard[]>;

  /** Whether the directory still shows the fictional listings of the first run. */
  abstract showsSample(): Promise<boolean>;

  /** Published listings that are not the fictional ones. */
  abstract countOwn(): Promise<number>;

  /** Whether nothing was ever put into the directory. */
  abstract isEmpty(): Promise<boolean>;
}

export class ListingNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'listing-not-found';
  constructor(what: { id: string } | { slug: string }) {
    super('id' in what ? `There is no listing with the id "${what.id}".` : `There is no business at "${what.slug}".`);
  }
}
