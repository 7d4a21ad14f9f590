import { DomainError } from '../../../shared/domain-error.js';

/** Only a signed-in admin may do this. */
export class AdminSessionRequired extends DomainError {
  readonly kind = 'unauthorized';
  readonly code = 'admin-session-required';
  constructor() {
    super('This is for admins. Sign in with the settings password and try again.');
  }
}

/** Only the operator of the server may see this. */
export class OperatorRequired extends DomainError {
  readonly kind = 'unauthorized';
  readonly code = 'operator-required';
  constructor() {
    super(
      'This is for the operator: ask with the operations token (OPS_TOKEN), as a signed-in admin, or, outside production, at http://localhost on the server itself.',
    );
  }
}

/** The client address has reached the limit of wrong passwords; until the window ends, not even the right one is checked. */
export class TooManyWrongPasswords extends DomainError {
  readonly kind = 'too-many-requests';
  readonly code = 'too-many-wrong-passwords';

  /** @param isFirst whether this attempt was the first one beyond the limit */
  constructor(
    override readonly retryAfterSeconds: number,
    readonly isFirst = false,
  ) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(`Too many wrong passwords. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`);
  }
}

/** The environment takes precedence: a change in the browser would be lost at the next start. */
export class PasswordSetByEnvironment extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'password-set-by-environment';
  constructor() {
    super('The password is set by SETTINGS_PASSWORD in the environment. Change it there, and start the site again. Nothing was changed.');
  }
}

export class PasswordChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'password-changed-meanwhile';
  constructor() {
    super('Someone else has just changed the password. Sign in with the new one. Nothing was changed.');
  }
}

/** A page of another site sent this request with a visitor's cookies of this site. */
export class CrossSiteRequest extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'cross-site-request';
  constructor() {
    super('This request came from another site. Open Homewright itself and try again there.');
  }
}
