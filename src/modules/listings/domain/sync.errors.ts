import { DomainError } from '../../../shared/domain-error.js';

/** One sync at a time, across all processes. */
export class SyncAlreadyRunning extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'sync-already-running';
  constructor() {
    super('A sync is already running. Wait until it has finished; nothing was changed by this request.');
  }
}

/** There is nothing to sync from. */
export class NoListingSource extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'no-listing-source';
  constructor() {
    super('No source of listings is configured. Set GOOGLE_SHEETS_ID to a spreadsheet, or LISTINGS_CSV to a CSV file with the sheet\'s columns.');
  }
}

/** The source did not answer, or its answer could not be read. */
export class ListingSourceFailed extends DomainError {
  readonly kind = 'upstream-failed';
  readonly code = 'listing-source-failed';
}

/** The sheet was read, but applying it would do harm. */
export class SheetRefused extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'sheet-refused';
}
