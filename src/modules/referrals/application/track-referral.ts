import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/clock.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { ReferralCodeUnknown, SelfReferral } from '../domain/referral.errors.js';
import { isSelf } from '../domain/referral-flags.js';
import type { ReferredBusiness } from '../domain/referred-business.js';
import { codeFrom } from '../domain/referrer.js';
import { ReferrerRepository } from '../domain/referrer-repository.js';
import { RecordReferral } from './record-referral.js';
import { SubmittedBusinesses } from './submitted-businesses.js';

/** Records that a business came with a code, for forms or programs that do not send the code with a submission. */
export class TrackReferral extends Command<void> {
  constructor(
    readonly code: string,
    readonly business: Pick<ReferredBusiness, 'name' | 'industry' | 'phone' | 'phoneE164'>,
    readonly client: string,
  ) {
    super();
  }
}

/** Safe to repeat: one referral per business and code, whatever its state. Where a listing form exists, its details take precedence. */
@CommandHandler(TrackReferral)
export class TrackReferralHandler implements ICommandHandler<TrackReferral> {
  constructor(
    private readonly referrers: ReferrerRepository,
    private readonly submitted: SubmittedBusinesses,
    private readonly record: RecordReferral,
    private readonly intake: FormIntake,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManySubmissions, ReferralCodeUnknown or SelfReferral */
  async execute({ code: sent, business: said, client }: TrackReferral): Promise<void> {
    await this.intake.count(client, 'referral');
    const code = codeFrom(sent);
    await this.transaction.run(async () => {
      const referrer = await this.referrers.findByCode(code);
      if (!referrer) throw new ReferralCodeUnknown();
      const form = await this.submitted.find(code, said.phoneE164);
      if (form && isSelf(referrer.email, form.business)) throw new SelfReferral();
      // Spam becomes a referral only when an admin restores the form; its sender gets the same answer as others, and learns nothing.
      if (form) return;
      const business = { ...said, email: null, website: null, city: null };
      await this.record.run({ code, business, submissionId: null, at: this.clock.now() });
    });
  }
}
