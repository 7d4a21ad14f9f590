import { DomainError } from '../../../../shared/domain-error.js';

export class TaughtPhraseNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'taught-phrase-not-found';

  constructor() {
    super('There is no such phrase: someone has deleted it.');
  }
}
