import { DomainError } from '../../../../shared/domain-error.js';

const counted = (listings: number) => `${listings.toLocaleString('en-CA')} ${listings === 1 ? 'listing' : 'listings'}`;

/** The ids do not exist, or the filter matches no listing. */
export class NothingMatches extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'nothing-matches';
  constructor() {
    super('No listing matches any more. Nothing was changed: look at the list again, then select again.');
  }
}

/** The list has changed since the preview of a change was shown. */
export class OtherListingsMatch extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'other-listings-match';
  constructor(expected: number, now: number) {
    super(
      `The preview was about ${counted(expected)}, and ${counted(now)} would be changed now. Nothing was changed: look at the preview again.`,
    );
  }
}

export class TooManyListings extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'too-many-listings';
  constructor(total: number, most: number) {
    super(
      `${counted(total)} match, and at most ${most.toLocaleString('en-CA')} can be changed at once. Nothing was changed: narrow the filters, and change them in several steps.`,
    );
  }
}

export class BulkChangeNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'bulk-change-not-found';
  constructor() {
    super('There is no such change, or it has been undone already, or it is too old to be undone.');
  }
}
