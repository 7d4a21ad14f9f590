import { DomainError, type FieldError } from '../../../shared/domain-error.js';

/** Two people changed one setting: the second is told what it is now. */
export class SettingsChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'site-settings-changed-meanwhile';

  constructor(override readonly errors: FieldError[]) {
    super(
      `Somebody changed ${errors.length === 1 ? 'this setting' : 'these settings'} after you opened the page. Nothing was saved: ${errors.map(({ message }) => message).join('; ')}.`,
    );
  }
}

export class SetInTheEnvironment extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'set-in-the-environment';

  constructor(override readonly errors: FieldError[]) {
    super(
      `Nothing was saved: ${errors.map(({ message }) => message).join('; ')}. Change it there and start again, or take it out there to change it here.`,
    );
  }
}

export class MailNotSetUp extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'mail-not-set-up';
}

/** The mail server did not take the letter; the message says why, and what to try. */
export class TestLetterRefused extends DomainError {
  readonly kind = 'upstream-failed';
  readonly code = 'test-letter-refused';
}
