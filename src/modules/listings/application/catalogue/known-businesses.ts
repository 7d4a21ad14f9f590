import type { ListingStatus } from '../../domain/catalogue/listing.js';
import type { OwnersDetails } from '../../domain/catalogue/owner-update.js';

/** A listing as far as it can be compared with what an owner says. */
export interface KnownBusiness extends OwnersDetails {
  id: string;
  slug: string;
  status: ListingStatus;
}

/** By what a business can be told; what is `null` is not known. */
export interface BusinessTraits {
  title: string;
  city: string | null;
  phoneE164: string | null;
  website: string | null;
}

export type Likeness = 'phone' | 'website' | 'title and city' | 'title';

export interface LikeBusiness {
  business: KnownBusiness;
  /** In which way it is alike; never empty, the surest first. */
  by: Likeness[];
}

/**
 * Reads of listings that may be the business that somebody speaks of. Those that are gone from their source are none, and those that were
 * merged into another listing are told by their email address alone, or lead to it.
 */
export abstract class KnownBusinesses {
  /** By id; those that nobody has are missing. */
  abstract get(ids: string[]): Promise<Map<string, KnownBusiness>>;

  /** As {@link get}; for one that was merged into another listing that one, under the id that was asked for. */
  abstract standingFor(ids: string[]): Promise<Map<string, KnownBusiness>>;

  /** With this email address, whatever its capitals; a hundred at most. */
  abstract withEmail(email: string): Promise<KnownBusiness[]>;

  /** Listings like each of these, in the same order: the likest first, ten at most. */
  abstract like(traits: BusinessTraits[]): Promise<LikeBusiness[][]>;
}
