import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { e164Of } from '../../../shared/contact/contact-values.js';
import { Transaction } from '../../../shared/transaction.js';
import { ReferralAlreadyDecided, ReferralNotFound } from '../domain/referral.errors.js';
import { ReferralRepository } from '../domain/referral-repository.js';
import { codeFrom } from '../domain/referrer.js';

/** Rejects a referral: nothing is paid for it. */
export class RejectReferral extends Command<void> {
  constructor(
    readonly code: string,
    readonly phone: string,
    /** For admins only. */
    readonly reason: string | null,
    readonly client: string | null,
  ) {
    super();
  }
}

@CommandHandler(RejectReferral)
export class RejectReferralHandler implements ICommandHandler<RejectReferral> {
  constructor(
    private readonly referrals: ReferralRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws ReferralNotFound or ReferralAlreadyDecided */
  async execute({ code: sent, phone, reason, client }: RejectReferral): Promise<void> {
    const code = codeFrom(sent);
    await this.transaction.run(async () => {
      const referral = await this.referrals.find(code, e164Of(phone) ?? '');
      if (!referral) throw new ReferralNotFound();
      const { id, business } = referral.snapshot;
      referral.reject(reason, this.clock.now());
      if (!(await this.referrals.decide(referral))) throw new ReferralAlreadyDecided(business.name);
      await this.audit.record({
        action: 'referral-rejected',
        client,
        detail: { id, code, business: business.name, ...(reason ? { reason } : {}) },
      });
    });
  }
}
