import { Transaction } from '../../../shared/transaction.js';
import { RecordReferral } from './record-referral.js';
import { SubmittedBusinesses } from './submitted-businesses.js';

/** Backfills referrals of listing forms whose code was stored before referrals were recorded. Safe to repeat. */
export class BackfillReferrals {
  constructor(
    private readonly submitted: SubmittedBusinesses,
    private readonly record: RecordReferral,
    private readonly transaction: Transaction,
  ) {}

  /** @returns the number of forms that were read */
  async run(): Promise<number> {
    const forms = await this.submitted.unrecorded();
    for (const { id, code, business, listingId, submittedAt } of forms) {
      await this.transaction.run(() => this.record.run({ code, business, submissionId: id, listingId, at: submittedAt }));
    }
    return forms.length;
  }
}
