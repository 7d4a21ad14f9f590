import { DomainError } from '../../../shared/domain-error.js';

export class TradeNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'trade-not-found';
  constructor(name: string) {
    super(`There is no trade or industry "${name}" here.`);
  }
}

export class TradesChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'trades-changed-meanwhile';
  constructor() {
    super('Someone changed the trades since you opened them. Nothing was saved: look at them again, then repeat your change.');
  }
}

/** A sync, or a change of a trade with thousands of listings, has locked the names of trades until it is done. */
export class TradesLocked extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'trades-in-use';
  constructor() {
    super(
      'Listings are being written at this moment, by a sync or after another change of a trade. Nothing was saved: try again in a minute.',
    );
  }
}
