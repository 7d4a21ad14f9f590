import { e164Of } from '../../../shared/contact-values.js';
import { RecordReferral } from './record-referral.js';
import { type ReferralBeside, ReferralQueries } from './referral-queries.js';

/** A listing form that came with a code. */
interface ReferredForm {
  id: string;
  ref: string;
  fields: { title?: string; industry?: string; phone?: string; email?: string; website?: string; city?: string };
  listingId: string | null;
  submittedAt: Date;
}

/** What submissions hear of referrals, and the other way round. */
export class RewardSubmissions {
  constructor(
    private readonly record: RecordReferral,
    private readonly queries: ReferralQueries,
  ) {}

  /** Records the referral in the transaction that stores the form; a code that nobody has fails nothing. */
  async heard({ id, ref, fields, listingId, submittedAt }: ReferredForm): Promise<void> {
    const { title: name = '', industry = '', phone = '', email = null, website = null, city = null } = fields;
    const phoneE164 = e164Of(phone);
    if (phoneE164 === null) return;
    const business = { name, industry, phone, phoneE164, email, website, city };
    await this.record.run({ code: ref, business, submissionId: id, listingId, at: submittedAt });
  }

  beside(submissions: string[]): Promise<Map<string, ReferralBeside>> {
    return this.queries.beside(submissions);
  }
}
