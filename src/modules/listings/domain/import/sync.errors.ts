import { DomainError } from '../../../../shared/domain-error.js';
import { TOO_MANY_REMOVED } from '../../../../shared/listings/removal-limit.js';

/** One sync at a time, across all processes. */
export class SyncAlreadyRunning extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'sync-already-running';
  constructor() {
    super('A sync or an import is already running. Wait until it has finished; nothing was changed by this request.');
  }
}

/** The process is about to stop, and has closed its connections: the next sync starts from the beginning. */
export class SyncInterrupted extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'sync-interrupted';
  constructor(options?: ErrorOptions) {
    super('The sync was interrupted, as this process stops. Nothing was changed.', options);
  }
}

/** There is nothing to sync from. */
export class NoListingSource extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'no-listing-source';
  constructor() {
    super(
      "No source of listings is configured. Upload a list or add a link on the Import page, or set GOOGLE_SHEETS_ID to a spreadsheet or LISTINGS_CSV to a CSV file with the sheet's columns.",
    );
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
  readonly code: string = 'sheet-refused';
}

/** More of its listings are missing than a sync may remove: the only refusal that `force` overrules. */
export class TooManyRemoved extends SheetRefused {
  override readonly code = TOO_MANY_REMOVED;
}

/** There is no sync to undo: none yet, or it has been undone already. */
export class NothingToUndo extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'nothing-to-undo';
  constructor() {
    super('There is no sync to undo: only the last one that changed listings can be undone, and only once. Nothing was changed.');
  }
}

/** After an undo, automatic syncs are paused: the same sheet would bring everything back. */
export class SyncPaused extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'sync-paused';
  constructor() {
    super('Automatic syncs are paused since a sync was undone. Sync manually to resume.');
  }
}

/** Another process has run the same scheduled sync. */
export class SyncDoneElsewhere extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'sync-done-elsewhere';
  constructor() {
    super('Another process has synced at this scheduled time.');
  }
}

export class RunNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'run-not-found';
  constructor() {
    super('No sync or import has this id.');
  }
}
