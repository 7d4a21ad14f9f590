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

/** Larger than the limit for uploads. */
export class BackupTooLarge extends DomainError {
  readonly kind = 'too-large';
  readonly code = 'backup-too-large';

  constructor() {
    super(
      `The file is larger than ${MAX_UPLOADED_BACKUP / 1024 ** 3} GB. Put it into the folder of the backups on the machine instead; it is found there. Nothing was changed.`,
    );
  }
}

/** In bytes. */
export const MAX_UPLOADED_BACKUP = 2 * 1024 ** 3;

/** The message is for the operator: what happened, and what to do. */
export class BackupFailed extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'backup-failed';
}
