import { DomainError } from '../../../../shared/domain-error.js';

/** A saved look at the list of listings: filters, order and columns, as the address of the back office says them. */
export interface ListingView {
  id: number;
  name: string;
  /** The query string, without its question mark. */
  question: string;
  savedAt: Date;
}

export const MAX_VIEWS = 50;

export class ListingViewNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'listing-view-not-found';
  constructor() {
    super('There is no such view: somebody may have deleted it.');
  }
}

export class TooManyListingViews extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'too-many-listing-views';
  constructor() {
    super(`There are ${MAX_VIEWS} views already. Nothing was saved: delete one, or save under the name of one.`);
  }
}

/** All methods take part in the running transaction. */
export abstract class ListingViews {
  /** By name. */
  abstract all(): Promise<ListingView[]>;

  /** A view of the same name, whatever its case, is replaced. */
  abstract save(view: Omit<ListingView, 'id'>): Promise<void>;

  /** @returns whether there was one */
  abstract remove(id: number): Promise<boolean>;
}
