import { DomainError } from '../../../../shared/domain-error.js';

/** A saved view of the list of listings: filters, order and columns, as in the address of the back office. */
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
    super('There is no such view: someone may have deleted it.');
  }
}

/** The view was saved again since it was read. */
export class ListingViewChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'listing-view-changed';
  constructor() {
    super('Someone has saved this view again. Nothing was deleted: look at what it shows now.');
  }
}

export class TooManyListingViews extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'too-many-listing-views';
  constructor() {
    super(`There are ${MAX_VIEWS} views already. Nothing was saved: delete one, or save under the name of one.`);
  }
}

/** Another view has the name, or the view was saved again since it was read. */
export class ListingViewExists extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'listing-view-exists';
  constructor(name: string) {
    super(`There is a view “${name}” already, and it is not the one that was to be replaced. Nothing was saved: choose another name.`);
  }
}

/** All methods take part in the running transaction. */
export abstract class ListingViews {
  /** By name. */
  abstract all(): Promise<ListingView[]>;

  /**
   * Replaces a view of the same name, whatever its case.
   * @param replaces when the view was saved that may be replaced; `null` if none may be
   * @returns whether it was saved
   */
  abstract save(view: Omit<ListingView, 'id'>, replaces?: Date | null): Promise<boolean>;

  /**
   * @param savedAt removes the view only if it was saved then, and not since
   * @returns whether it was removed
   */
  abstract remove(id: number, savedAt?: Date): Promise<boolean>;
}
