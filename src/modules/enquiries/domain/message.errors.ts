import { DomainError } from '../../../shared/domain-error.js';

export class MessageNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'message-not-found';
  constructor() {
    super('There is no such message. It may have been deleted.');
  }
}
