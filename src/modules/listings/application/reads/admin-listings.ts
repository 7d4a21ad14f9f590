import type { AdminList, PageRange } from '../../../../shared/admin-list.js';
import type { ListingCard } from '../../../../shared/listing-card.js';
import type { CorrectableField } from '../../domain/catalogue/corrections.js';
import type { ListingPage, ListingStatus, SourceKind } from '../../domain/catalogue/listing.js';
import type { CellNote } from '../../domain/import/sheet-row.js';

/** A listing in the admin's list. */
export interface AdminListingItem extends Pick<
  ListingCard,
  'id' | 'slug' | 'title' | 'industry' | 'city' | 'phone' | 'featured' | 'verified' | 'licensed'
> {
  status: ListingStatus;
  source: SourceKind;
  /** The name of the uploaded list that it is from. */
  list: string | null;
  /** Names of the corrected fields. */
  corrected: CorrectableField[];
  /** Rises with every change, also by a sync. */
  version: number;
  updatedAt: Date;
}

/** What stands in a field, and what the source says in its place; `yes` and `no` as everywhere in the API. */
export interface CorrectedField {
  value: unknown;
  source: unknown;
}

/** A listing with all that an admin may know about it. */
export interface AdminListing extends ListingPage {
  status: ListingStatus;
  source: SourceKind;
  /** The name of the uploaded list that it is from. */
  list: string | null;
  corrected: Partial<Record<CorrectableField, CorrectedField>>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** What the last sync remarked about cells of its row. */
  notes: CellNote[];
  /** An admin took it out of the directory; no sync brings it back. */
  heldBack: boolean;
}

export const LISTING_ORDERS = ['changed', 'title'] as const;

export interface AdminListingQuery extends PageRange {
  status?: ListingStatus;
  source?: SourceKind;
  /** Those with corrections alone. */
  corrected?: boolean;
  /** An id, words, part of a title, three digits of a phone number or more, part of an e-mail address. */
  q?: string;
  /** `changed`: the latest change first. */
  sortBy: (typeof LISTING_ORDERS)[number];
}

/** Reads of listings of every status, for admins. */
export abstract class AdminListings {
  abstract find(query: AdminListingQuery): Promise<AdminList<AdminListingItem>>;

  /** @throws ListingNotFound when there never was one with this id */
  abstract get(id: string): Promise<AdminListing>;
}
