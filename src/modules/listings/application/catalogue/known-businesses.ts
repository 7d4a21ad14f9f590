import type { ListingStatus } from '../../domain/catalogue/listing.js';
import type { OwnersDetails } from '../../domain/catalogue/owner-update.js';

/** The details of a listing that are compared with what an owner says. */
export interface KnownBusiness extends OwnersDetails {
  id: string;
  slug: string;
  status: ListingStatus;
}

/** The traits by which a business is recognised; what is `null` is not known. */
export interface BusinessTraits {
  title: string;
  city: string | null;
  phoneE164: string | null;
  website: string | null;
}

export type Likeness = 'phone' | 'website' | 'title and city' | 'title';

export interface SimilarBusiness {
  business: KnownBusiness;
  /** In which ways it is alike; never empty, the most certain first. */
  by: Likeness[];
}

/**
 * Finds listings that may be the business that somebody means. Listings that are gone from their source are not among them. Listings that
 * were merged into another one are found by their email address alone, or lead to their target.
 */
export abstract class KnownBusinesses {
  /** By id; unknown ids are missing. */
  abstract get(ids: string[]): Promise<Map<string, KnownBusiness>>;

  /** Like {@link get}; a merged listing is replaced by its target, under the id that was asked for. */
  abstract getMergeTargets(ids: string[]): Promise<Map<string, KnownBusiness>>;

  /** With this email address, whatever its capitals; a hundred at most. */
  abstract withEmail(email: string): Promise<KnownBusiness[]>;

  /** Listings like each of these, in the same order: the likest first, ten at most. */
  abstract similarTo(traits: BusinessTraits[]): Promise<SimilarBusiness[][]>;
}
