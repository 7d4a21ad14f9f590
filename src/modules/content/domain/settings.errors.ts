import { DomainError } from '../../../shared/domain-error.js';

/** The settings were saved by somebody else since they were read. */
export class SettingsChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'settings-changed-meanwhile';
  constructor() {
    super(
      'Someone else has saved the settings since you opened them. Your changes were not saved: reload them, or save again to overwrite.',
    );
  }
}

export class NoSuchRevision extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'no-such-revision';
  constructor(version: number) {
    super(`There is no save with version ${version}.`);
  }
}
