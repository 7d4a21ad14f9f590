import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { e164Of } from '../../../shared/contact/contact-values.js';
import { SiteCalendar } from '../../../shared/settings/site-calendar.js';
import { Transaction } from '../../../shared/transaction.js';
import { paidBefore, paidBeforeInWords } from '../domain/paid-before.js';
import { BusinessPaidBefore, ReferralAlreadyDecided, ReferralNotFound } from '../domain/referral.errors.js';
import { ReferralRepository } from '../domain/referral-repository.js';
import { codeFrom } from '../domain/referrer.js';
import { dollarsOf, rewardFrom } from '../domain/reward.js';
import { PayReward } from './pay-reward.js';

/** Approves a referral and pays its reward. */
export class ApproveReferral extends Command<void> {
  constructor(
    readonly code: string,
    readonly phone: string,
    /** As the admin gave it: see {@link rewardFrom}. */
    readonly amount: unknown,
    readonly client: string | null,
    /** The admin has confirmed that the business was paid for before. */
    readonly payAgain = false,
  ) {
    super();
  }
}

/** Pays exactly once under concurrent requests: the decision is written only where none exists. */
@CommandHandler(ApproveReferral)
export class ApproveReferralHandler implements ICommandHandler<ApproveReferral> {
  constructor(
    private readonly referrals: ReferralRepository,
    private readonly pay: PayReward,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly calendar: SiteCalendar,
  ) {}

  /** @throws InvalidValues, ReferralNotFound, ReferralAlreadyDecided or BusinessPaidBefore; nothing was paid then */
  async execute({ code: sent, phone, amount, client, payAgain }: ApproveReferral): Promise<void> {
    const cents = rewardFrom(amount);
    const code = codeFrom(sent);
    await this.transaction.run(async () => {
      // Locked before anything is read: two codes of one business may be approved at the same time, and a form may correct the business.
      await this.referrals.lock();
      const referral = await this.referrals.find(code, e164Of(phone) ?? '');
      if (!referral) throw new ReferralNotFound();
      const { snapshot } = referral;
      const { name } = snapshot.business;
      const reward = referral.approve(cents, this.clock.now());
      const before = cents > 0 ? paidBefore(snapshot.business, await this.referrals.paidAlike(referral)) : undefined;
      if (before && !payAgain) throw new BusinessPaidBefore(paidBeforeInWords(snapshot.business, before, this.calendar.timeZone));
      if (!(await this.referrals.decide(referral))) throw new ReferralAlreadyDecided(name);
      await this.pay.run(reward, name);
      const flags = snapshot.flags.map(({ kind }) => kind);
      await this.audit.record({
        action: 'referral-approved',
        client,
        detail: {
          id: snapshot.id,
          code,
          business: name,
          reward: dollarsOf(cents),
          flags,
          ...(before ? { paidBefore: before.payment.code } : {}),
        },
      });
    });
  }
}
