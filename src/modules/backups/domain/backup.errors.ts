import { DomainError } from '../../../shared/domain-error.js';

export class BackupNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'backup-not-found';

  constructor(name: string) {
    super(`There is no backup ${name} on this machine.`);
  }
}

export class BackupUnderWay extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'backup-under-way';

  constructor() {
    super('A backup, a test or a restore is under way. Wait until it is done, then try again.');
  }
}

/** The message is for the operator: what happened, and what to do. */
export class BackupFailed extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'backup-failed';
}
