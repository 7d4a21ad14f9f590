import { DomainError } from '../../../../../shared/domain-error.js';

export class RemoteSourceNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'listing-source-not-found';
  constructor() {
    super('No source of listings has this id. Someone may have removed it: reload the page.');
  }
}

/** Lists are identified by their names, and so are sources. */
export class RemoteSourceNameTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'listing-source-name-taken';
  constructor(name: string) {
    super(`There is a source with the name "${name}" already. Give this one another name. Nothing was changed.`);
  }
}

export class TooManyRemoteSources extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'too-many-listing-sources';
  constructor(most: number) {
    super(`There are ${most} sources already, which is the limit. Remove one first. Nothing was changed.`);
  }
}
