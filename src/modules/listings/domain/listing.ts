import type { ListingCard } from '../../../shared/listing-card.js';
import type { DayHours } from './opening-hours.js';
import type { Review } from './review.js';

/** Where a listing came from. A sync touches `sheet` listings only; `sample` ones go when a real source arrives. */
export type ListingSource = 'sheet' | 'sample' | 'submission';

/** `unpublished`: by an admin. `removed`: gone from its source. Both are kept, and shown to admins alone. */
export type ListingStatus = 'published' | 'unpublished' | 'removed';

/** Everything that is known about a business. */
export interface ListingDetails extends Omit<ListingCard, 'id' | 'slug' | 'featured' | 'verified' | 'licensed'> {
  featured: boolean;
  verified: boolean;
  licensed: boolean;
  reviewsData: Review[];
  openingHours: DayHours[];
}

/** A listing on its own page. */
export interface ListingPage extends ListingCard {
  reviewsData: Review[];
  openingHours: DayHours[];
}
