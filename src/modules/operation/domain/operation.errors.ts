import { DomainError, type FieldError } from '../../../shared/domain-error.js';

/** The setting was changed since it was read; the error contains the present value. */
export class OperatingSettingsChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'site-settings-changed-meanwhile';

  constructor(override readonly errors: FieldError[]) {
    super(
      `Someone changed ${errors.length === 1 ? 'this setting' : 'these settings'} after you opened the page. Nothing was saved: ${errors.map(({ message }) => message).join('; ')}.`,
    );
  }
}

export class SetInTheEnvironment extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'set-in-the-environment';

  constructor(override readonly errors: FieldError[]) {
    super(
      `Nothing was saved: ${errors.map(({ message }) => message).join('; ')}. Change it there and start again, or remove it there to change it here.`,
    );
  }
}

export class MailNotSetUp extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'mail-not-set-up';
}

/** The mail server refused the email; the message says why, and what to try. */
export class TestEmailRefused extends DomainError {
  readonly kind = 'upstream-failed';
  readonly code = 'test-letter-refused';
}
