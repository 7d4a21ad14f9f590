import { DomainError, type FieldError } from '../../../shared/domain-error.js';
import { changesInWords, type FieldChange } from './submission-history.js';
import type { SubmissionStatus } from './submission-status.js';

const STATE: Record<SubmissionStatus, string> = {
  pending: 'waits for a decision',
  'changes-requested': 'waits for its owner',
  approved: 'was approved',
  rejected: 'was rejected',
  spam: 'is in spam',
  withdrawn: 'was withdrawn by its owner',
};

/** A submission is decided once: the decision stays until it is restored. */
export class SubmissionDecided extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-decided';
  /** @param isAsWanted whether someone else has decided the same */
  constructor(
    title: string,
    status: SubmissionStatus,
    wanted: string,
    readonly isAsWanted = false,
  ) {
    super(`"${title}" ${STATE[status]}${isAsWanted ? ' already' : `: it cannot be ${wanted} now`}. Nothing was changed.`);
  }
}

/** The submission was changed since the admin saw it. `errors` names the changed fields. */
export class SubmissionChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-changed-meanwhile';
  override readonly errors?: FieldError[] = undefined;
  constructor(title: string, changes: FieldChange[]) {
    super(
      `"${title}" was changed since you opened it, by its owner or another admin. Nothing was changed by this request: load it again, then decide.`,
    );
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

/** The business objects to the change of its contact details; approving it needs a confirmation. */
export class ContactChangeObjected extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'contact-change-objected';
  override readonly errors: FieldError[] = [{ field: 'despiteObjection', message: 'must be true to approve it nevertheless' }];
  constructor(title: string, { email }: { email: string }) {
    super(
      `The address on file, ${email}, objects to a new phone number, email address or website of "${title}". Nothing was changed: find out who owns the business before you approve it.`,
    );
  }
}

/** The email to the business has not arrived; approving the change needs a confirmation. */
export class ContactChangeUnreached extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'contact-change-unreached';
  override readonly errors: FieldError[] = [{ field: 'despiteObjection', message: 'must be true to approve it nevertheless' }];
  constructor(title: string, { email }: { email: string | null }, why: string | null) {
    super(
      `This changes how "${title}" is reached, and the address on file, ${email ?? ''}, could not be told${why ? `: ${why}` : ''}. Nothing was changed: ask the business in another way, such as by the number on file, before you approve it.`,
    );
  }
}

/** The business is being notified and could not object yet. */
export class ContactNoticeRequired extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'contact-change-untold';
  constructor(title: string, { email }: { email: string | null }) {
    super(
      `This changes how "${title}" is reached, and the address on file, ${email ?? ''}, did not know about it. We are emailing it now, with a link to object. Nothing was changed: give it some time, then approve again.`,
    );
  }
}

/** The message is the same for unknown, used and expired links: it reveals nothing about the token. */
export class ContactLinkUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'contact-link-unknown';
  constructor() {
    super('This link does not work, or no longer works. Copy all of it from our email, or write to us.');
  }
}

/** The message is the same for unknown, used and expired links: it reveals nothing about the token. */
export class StatusLinkUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'status-link-unknown';
  constructor() {
    super('No submission found at this link. Look for the whole link in the email or on the page that you were shown.');
  }
}

/** The submission is closed: its owner can change it only until it is decided. */
export class SubmissionClosed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'submission-closed';
  constructor(status: SubmissionStatus, wanted: 'corrected' | 'withdrawn') {
    const closed = status === 'withdrawn' ? 'withdrawn' : 'decided';
    super(`This submission has been ${closed}: it cannot be ${wanted} any more. Reload its page to see its status.`);
  }
}

/** The owner's page was open twice, and the other page has sent a correction since. */
export class OwnSubmissionChanged extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'own-submission-changed';
  constructor() {
    super('This was corrected elsewhere since you opened it. What you have just sent was not saved: compare it with what is there now.');
  }
}

export class PictureUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'not-found';
  constructor() {
    super('There is no such picture with this submission.');
  }
}

export class TooManyProposed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'too-many-proposed';
  constructor(most: number) {
    super(`There are already ${most} pictures. Remove one to send another.`);
  }
}

/** Pictures become public with the approval, so an admin has to see them before. */
export class PicturesUnseen extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'pictures-unseen';
  constructor(title: string) {
    super(`"${title}" comes with pictures: open it and look at them, then approve it on its own. Nothing was changed.`);
  }
}
