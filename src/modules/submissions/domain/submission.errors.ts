import { DomainError, type FieldError } from '../../../shared/domain-error.js';
import { changesInWords, type FieldChange } from './submission-history.js';
import type { SubmissionStatus } from './submission-status.js';

const STATE: Record<SubmissionStatus, string> = {
  'pending': 'waits for a decision',
  'changes-requested': 'waits for its owner',
  'approved': 'was approved',
  'rejected': 'was rejected',
  'spam': 'lies with the spam',
  'withdrawn': 'was withdrawn by its owner',
}; // prettier-ignore

/** One decision each: what was decided stays so until it is restored. */
export class SubmissionDecided extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-decided';
  constructor(title: string, status: SubmissionStatus, wanted: string) {
    super(`"${title}" ${STATE[status]}: it cannot be ${wanted} now. Nothing was changed.`);
  }
}

/** What an admin looked at is not what would be decided about. `errors` says which fields have changed since. */
export class SubmissionChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-changed-meanwhile';
  override readonly errors?: FieldError[] = undefined;
  constructor(title: string, changes: FieldChange[]) {
    super(`"${title}" was changed since you opened it, by its owner or another admin. Nothing was changed by this request: load it again, then decide.`);
    if (changes.length > 0) this.errors = changesInWords(changes);
  }
}

export class SubmissionNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'submission-not-found';
  constructor(id: string) {
    super(`There is no submission with the id "${id}".`);
  }
}

/** Says nothing about the link, not even whether it once was one. */
export class StatusLinkUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'status-link-unknown';
  constructor() {
    super('This link leads to no submission. Look for the whole link in the e-mail or on the page that you were shown.');
  }
}

/** The owner can change what nobody has decided about yet. */
export class SubmissionClosed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-closed';
  constructor(wanted: 'corrected' | 'withdrawn') {
    super(`This submission is closed: it cannot be ${wanted} any more. You can send a new one.`);
  }
}
