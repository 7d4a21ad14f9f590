import type { AdminList, PageRange } from '../../../../shared/office/admin-list.js';
import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import type { ApproximatePlace } from '../../domain/catalogue/approximate-place.js';
import type { LicenceCheck } from '../../domain/catalogue/licence-check.js';
import type { CorrectableField } from '../../domain/catalogue/corrections.js';
import type { ListingDetails, ListingPage, ListingStatus, SourceKind } from '../../domain/catalogue/listing.js';
import type { CellNote } from '../../domain/import/cell-reader.js';

/** The fields that the list has of each listing: its columns are chosen from these. */
export const LISTED_FIELDS = [
  'id', 'slug', 'title', 'industry', 'city', 'region', 'postCode', 'address', 'phone', 'email', 'website', 'featured', 'verified', 'licensed', 'rating', 'reviews',
] as const; // prettier-ignore
type ListedField = (typeof LISTED_FIELDS)[number];

/** A listing in the admin's list. */
export interface AdminListingItem extends Pick<ListingCard, ListedField> {
  status: ListingStatus;
  source: SourceKind;
  /** The name of the uploaded list that it is from. */
  list: string | null;
  /** Names of the corrected fields. */
  corrected: CorrectableField[];
  /** Increases with every change, also by a sync. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** When it stops being featured automatically. */
  featuredUntil: Date | null;
  /** When somebody last confirmed that it is right as it is. */
  confirmedAt: Date | null;
  /** The listing that visitors are redirected to. */
  mergedInto: string | null;
}

/** The value of a field, and the source's value; `yes` and `no` as everywhere in the API. */
export interface CorrectedField {
  value: unknown;
  source: unknown;
}

export const DOUBLE_KEYS = ['phone', 'website', 'address'] as const;

/** Another published listing with the same value. */
export interface DoubleOf {
  id: string;
  title: string;
  /** What is the same, the most certain first. */
  same: (typeof DOUBLE_KEYS)[number][];
}

/** A listing with all that an admin may know about it. */
export interface AdminListing extends ListingPage {
  status: ListingStatus;
  source: SourceKind;
  /** The name of the uploaded list that it is from. */
  list: string | null;
  corrected: Partial<Record<CorrectableField, CorrectedField>>;
  /** Where searches around a place find it while its own coordinates are not known. */
  approximatePlace: ApproximatePlace | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** What the last sync remarked about cells of its row. */
  notes: CellNote[];
  /** An admin took it out of the directory; no sync brings it back. */
  heldBack: boolean;
  featuredUntil: Date | null;
  confirmedAt: Date | null;
  /** Who compared its present licence number with the register, and when; `null` if nobody did. */
  licenceCheck: LicenceCheck | null;
  mergedInto: string | null;
  /** Others that were merged into it, the latest changed first: a hundred at most. */
  merged: { id: string; title: string }[];
  /** If it is published: some of the others that may be the same business. */
  doubles: DoubleOf[];
}

export const LISTING_ORDERS = ['changed', 'title'] as const;

/** What a listing may need an admin for. `contact`: neither phone nor email nor website. `licence`: its number was not compared with the register for a year. `hidden-merge`: it was merged into a listing that visitors do not see. `confirmation`: nothing of it was changed or confirmed for a year. */
export const NEEDS = ['phone', 'contact', 'place', 'hours', 'confirmation', 'licence', 'double', 'hidden-merge'] as const;
export type Need = (typeof NEEDS)[number];

export const BADGES = ['featured', 'verified', 'licensed'] as const;

export interface AdminListingFilter {
  status?: ListingStatus;
  source?: SourceKind;
  /** Id of the uploaded list that it is from. */
  list?: string;
  /** In any spelling that differs only in case and accents. */
  trade?: string;
  city?: string;
  badge?: (typeof BADGES)[number];
  needs?: Need;
  /** Those with corrections alone. */
  corrected?: boolean;
  /** An id, words, part of a title, three digits of a phone number or more, part of an email address. */
  q?: string;
}

export interface AdminListingQuery extends AdminListingFilter, PageRange {
  /** `changed`: the latest change first. */
  sortBy: (typeof LISTING_ORDERS)[number];
}

export interface NamedCount {
  name: string;
  count: number;
}

/** What listings can be filtered by. Listings that are gone from their source do not count. */
export interface ListingChoices {
  trades: NamedCount[];
  cities: NamedCount[];
  lists: (NamedCount & { id: string })[];
}

/** Reads of listings of every status, for admins. */
export abstract class AdminListings {
  abstract find(query: AdminListingQuery): Promise<AdminList<AdminListingItem>>;

  /** The first ids that match, and how many do. */
  abstract idsOf(filter: AdminListingFilter, most: number): Promise<{ ids: string[]; total: number }>;

  /** All that match, as they are shown, in the order in which they came. */
  abstract each(filter: AdminListingFilter): AsyncIterable<{ id: string; details: ListingDetails }>;

  abstract choices(): Promise<ListingChoices>;

  /** @throws ListingNotFound when there never was one with this id */
  abstract get(id: string): Promise<AdminListing>;
}
