import { DomainError } from '../../../../shared/domain-error.js';

/** The texts of a page were saved by somebody else since they were read. */
export class TextsChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'texts-changed-meanwhile';
  constructor() {
    super(
      'Someone else has saved these texts since you opened them. Your changes were not saved: reload them, or save again to overwrite.',
    );
  }
}

export class NoSuchTextPage extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'no-such-text-page';
  constructor(page: string) {
    super(`There are no texts of a page "${page}".`);
  }
}

export class NoSuchGuide extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'no-such-guide';
  constructor(slug: string) {
    super(`There is no guide "${slug}".`);
  }
}

export class NoSuchTextRevision extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'no-such-text-revision';
  constructor(version: number) {
    super(`These texts were never saved as version ${version}.`);
  }
}
