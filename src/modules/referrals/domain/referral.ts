import { ReferralAlreadyDecided } from './referral.errors.js';
import type { ReferralFlag } from './referral-flags.js';
import type { ReferralStatus } from './referral-status.js';
import type { ReferredBusiness } from './referred-business.js';

export interface ReferralState {
  id: string;
  /** The referrer whose code it came with. */
  referrerId: string;
  code: string;
  business: ReferredBusiness;
  status: ReferralStatus;
  flags: ReferralFlag[];
  /** Why it was rejected. */
  reason: string | null;
  /** The listing form that came with the code, if one did. */
  submissionId: string | null;
  referredAt: Date;
  decidedAt: Date | null;
}

/** What an approval pays: one line of the ledger, never changed. */
export interface Reward {
  referralId: string;
  referrerId: string;
  cents: number;
  paidAt: Date;
}

/** What is known about a referral: the listing form, or only what its referrer reported. */
export type ReferralDetails = Pick<ReferralState, 'business' | 'flags' | 'submissionId'>;

/** A business that a referrer sent here, and the decision about its reward. */
export class Referral {
  constructor(private readonly state: ReferralState) {}

  static record(details: ReferralDetails & Pick<ReferralState, 'id' | 'referrerId' | 'code' | 'referredAt'>): Referral {
    return new Referral({ ...details, status: 'pending', reason: null, decidedAt: null });
  }

  get snapshot(): Readonly<ReferralState> {
    return this.state;
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  /** Updates the details while the referral is pending; afterwards it does nothing. */
  updateDetails({ business, flags, submissionId }: ReferralDetails): void {
    if (this.isPending) Object.assign(this.state, { business, flags, submissionId });
  }

  /** @returns the reward to pay @throws ReferralAlreadyDecided */
  approve(cents: number, at: Date): Reward {
    this.decide('approved', at);
    return { referralId: this.state.id, referrerId: this.state.referrerId, cents, paidAt: at };
  }

  /** @throws ReferralAlreadyDecided */
  reject(reason: string | null, at: Date): void {
    this.decide('rejected', at);
    this.state.reason = reason;
  }

  private decide(status: Exclude<ReferralStatus, 'pending'>, at: Date): void {
    if (!this.isPending) throw new ReferralAlreadyDecided(this.state.business.name);
    Object.assign(this.state, { status, decidedAt: at });
  }
}
