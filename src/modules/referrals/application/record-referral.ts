import { randomUUID } from 'node:crypto';
import { e164Of } from '../../../shared/contact/contact-values.js';
import { KnownBusinesses } from '../../listings/index.js';
import { Referral } from '../domain/referral.js';
import { flagsOf, type ReferralFlag } from '../domain/referral-flags.js';
import { ReferralRepository } from '../domain/referral-repository.js';
import type { ReferredBusiness } from '../domain/referred-business.js';
import { codeFrom, type Referrer } from '../domain/referrer.js';
import { ReferrerRepository } from '../domain/referrer-repository.js';
import { SubmittedBusinesses } from './submitted-businesses.js';

/** A listing form that came with a code. */
interface ReferredForm {
  id: string;
  ref: string;
  fields: { title?: string; industry?: string; phone?: string; email?: string; website?: string; city?: string };
  listingId: string | null;
  submittedAt: Date;
}

/** A business that came with a code. */
export interface ReferralReport {
  code: string;
  business: ReferredBusiness;
  /** The submitted listing form; `null` when the referral was only reported. */
  submissionId: string | null;
  /** The listing that the form has become. */
  listingId?: string | null;
  at: Date;
}

type RecordedDetails = Required<Pick<ReferralReport, 'business' | 'submissionId' | 'listingId'>> & { id: string; referredAt: Date };

/** Records a referral: one for each code and phone number, no matter how often and in which way it is reported. */
export class RecordReferral {
  constructor(
    private readonly referrers: ReferrerRepository,
    private readonly referrals: ReferralRepository,
    private readonly submitted: SubmittedBusinesses,
    private readonly listings: KnownBusinesses,
    private readonly calendar: { readonly timeZone: string },
  ) {}

  /**
   * Called in the transaction that writes the form, whether it is sent, corrected or restored. A form without a phone number records
   * nothing: the business could not be distinguished from others.
   */
  async submissionStored({ id, ref, fields, listingId, submittedAt }: ReferredForm): Promise<void> {
    const { title: name = '', industry = '', phone = '', email = null, website = null, city = null } = fields;
    const phoneE164 = e164Of(phone);
    if (phoneE164 === null) return;
    const business = { name, industry, phone, phoneE164, email, website, city };
    await this.run({ code: ref, business, submissionId: id, listingId, at: submittedAt });
  }

  /** Takes part in the running transaction and never fails it: an unknown code records nothing. */
  async run({ code: sent, business, submissionId, listingId = null, at }: ReferralReport): Promise<void> {
    const code = codeFrom(sent);
    const referrer = await this.referrers.findByCode(code);
    if (!referrer) return;
    await this.referrals.lock();
    const bySubmission = submissionId === null ? undefined : await this.referrals.findBySubmission(submissionId);
    const byPhone = await this.referrals.find(code, business.phoneE164);
    const known = bySubmission ?? byPhone;
    if (known && !(await this.addsDetails(known, byPhone, submissionId))) return;
    const { id = randomUUID(), referredAt = at } = known?.snapshot ?? {};
    const flags = await this.flagsFor(referrer, { business, submissionId, listingId, referredAt, id });
    if (known) {
      known.updateDetails({ business, flags, submissionId });
      await this.referrals.updateDetails(known);
    } else {
      await this.referrals.add(Referral.record({ id, referrerId: referrer.id, code, business, flags, submissionId, referredAt }));
    }
  }

  /**
   * Whether a listing form updates the details of a recorded referral. Details from another form are kept, unless that form was withdrawn
   * or rejected: then this form is the one that admins review.
   */
  private async addsDetails(known: Referral, byPhone: Referral | undefined, submissionId: string | null): Promise<boolean> {
    const { id, submissionId: recorded } = known.snapshot;
    const isTaken = byPhone !== undefined && byPhone.snapshot.id !== id;
    if (!known.isPending || submissionId === null || isTaken) return false;
    return recorded === null || recorded === submissionId || !(await this.submitted.stands(recorded));
  }

  private async flagsFor(referrer: Referrer, recorded: RecordedDetails): Promise<ReferralFlag[]> {
    const { business, submissionId, listingId, referredAt, id } = recorded;
    const listings = await this.listings.withEmail(referrer.email);
    const own = [
      ...(await this.submitted.ownedBy(referrer.email, submissionId)),
      ...listings.map(({ title, ...each }) => ({ ...each, name: title })),
    ];
    const earlier = await this.referrals.alike(business, referredAt, id);
    const [like = []] = await this.listings.similarTo([{ ...business, title: business.name }]);
    const listed = like.flatMap(({ business: { id: listing, title }, by }) => {
      const [sure] = by.filter((way) => way !== 'title');
      return sure && listing !== listingId ? [{ title, by: sure }] : [];
    });
    return flagsOf(business, { referrer, own, earlier, listed, timeZone: this.calendar.timeZone });
  }
}
