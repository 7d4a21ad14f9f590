import { DomainError, type FieldError } from '../../../shared/domain-error.js';

/** A referral is decided once, and the decision stays. */
export class ReferralAlreadyDecided extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'referral-already-decided';
  constructor(business: string) {
    super(`The referral of "${business}" is decided already. Nothing was changed, and nothing was paid again.`);
  }
}

/** Paying for one business a second time needs an explicit confirmation. */
export class BusinessPaidBefore extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'business-paid-before';
  override readonly errors: FieldError[] = [{ field: 'payAgain', message: 'must be true to pay for this business a second time' }];
}

export class ReferralNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'referral-not-found';
  constructor() {
    super('There is no referral with this code and phone number.');
  }
}

export class ReferralCodeUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'referral-code-unknown';
  constructor() {
    super('No one has this referral code.');
  }
}

/** A referrer is not rewarded for their own business. */
export class SelfReferral extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'self-referral';
  constructor() {
    super('This business has the same email address as its referrer. A referral is for someone else’s business.');
  }
}

export class ReferrerNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'referrer-not-found';
  constructor(id: string) {
    super(`There is no referrer with the id "${id}".`);
  }
}

/** The message is the same for unknown, used and expired links: it reveals nothing about the token. */
export class SignInLinkUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'sign-in-link-unknown';
  constructor() {
    super('This link works once, for a short time, and it does not work any more. Ask for a new one on the referral page.');
  }
}
