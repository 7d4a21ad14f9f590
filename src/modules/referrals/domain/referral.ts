import { ReferralAlreadyDecided } from './referral.errors.js';
import type { ReferralFlag } from './referral-flags.js';
import type { ReferralStatus } from './referral-status.js';
import type { ReferredBusiness } from './referred-business.js';

export interface ReferralState {
  id: string;
  /** Whose code it came with. */
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

/** What came with a code: a listing form, or no more than the word of whoever sent it. */
export type Told = Pick<ReferralState, 'business' | 'flags' | 'submissionId'>;

/** A business that somebody sent here, and what was decided about rewarding that. */
export class Referral {
  constructor(private readonly state: ReferralState) {}

  static record(told: Told & Pick<ReferralState, 'id' | 'referrerId' | 'code' | 'referredAt'>): Referral {
    return new Referral({ ...told, status: 'pending', reason: null, decidedAt: null });
  }

  get snapshot(): Readonly<ReferralState> {
    return this.state;
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  /** What is known better now, as long as nothing is decided; later it is ignored. */
  retell({ business, flags, submissionId }: Told): void {
    if (this.isPending) Object.assign(this.state, { business, flags, submissionId });
  }

  /** @returns what is to be paid @throws ReferralAlreadyDecided */
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
