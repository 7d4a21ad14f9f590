import { DomainError } from '../../../../shared/domain-error.js';

export class ListingNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'listing-not-found';
  constructor(what: { id: string } | { slug: string }) {
    super('id' in what ? `There is no listing with the id "${what.id}".` : `There is no business at "${what.slug}".`);
  }
}

/** The listing was changed since it was read, by an admin or a sync. */
export class ListingChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'listing-changed-meanwhile';
  constructor(title: string) {
    super(`"${title}" was changed since you opened it. Nothing was changed by this request: load it again, then repeat your change.`);
  }
}

/** A sync, or another change of many listings, has locked the listings to be changed. */
export class ListingsInUse extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'listings-in-use';
  override readonly retryAfterSeconds = 10;
  constructor() {
    super(
      'A sync, an import or another admin is changing these listings at this moment. Nothing was changed: try again when that is done.',
    );
  }
}

/** A listing that its source no longer has can only be viewed. */
export class ListingGone extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'listing-gone';
  constructor(title: string) {
    super(`"${title}" is gone from the sheet: it can be neither corrected nor restored until its row is back. Nothing was changed.`);
  }
}

/** An owner's update of a merged listing belongs to the listing into which it was merged. */
export class ListingMerged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'listing-merged';
  constructor(title: string) {
    super(`"${title}" was merged into another listing just now. Nothing was changed: load it again, then choose that one.`);
  }
}

/** A listing of the sheet cannot be deleted: it would come back with the next sync. */
export class StillInTheSheet extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'still-in-the-sheet';
  constructor(title: string) {
    super(`"${title}" is in the sheet: remove its row, sync, then remove the listing. Nothing was changed.`);
  }
}

export class NothingToCorrect extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'nothing-to-correct';
  constructor() {
    super('Send at least one field with its new value, or name fields in "reset".');
  }
}
