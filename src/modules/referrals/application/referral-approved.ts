import { Logger } from '@nestjs/common';
import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';

/**
 * A referral was approved and its reward is in the ledger. Told after the commit, once, by the process that did it: what must not be
 * lost belongs into the transaction or the outbox instead.
 */
export class ReferralApproved {
  constructor(
    readonly referralId: string,
    readonly code: string,
    readonly cents: number,
  ) {}
}

/** For the operator's log. */
@EventsHandler(ReferralApproved)
export class LogApprovedReferrals implements IEventHandler<ReferralApproved> {
  private readonly logger = new Logger('Referrals');

  handle({ referralId, code, cents }: ReferralApproved): void {
    this.logger.log({ referralId, code, cents }, 'A referral was approved');
  }
}
