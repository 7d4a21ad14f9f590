import { type KnownBusiness, KnownBusinesses, type SimilarBusiness } from '../../listings/index.js';
import { type SubmittedBusiness, SubmittedBusinesses } from '../application/submitted-businesses.js';
import type { PaidReferral } from '../domain/paid-before.js';
import type { Referral, Reward } from '../domain/referral.js';
import type { EarlierReferral, OwnBusiness } from '../domain/referral-flags.js';
import { ReferralRepository, RewardLedger } from '../domain/referral-repository.js';
import { emailKeyOf, type Referrer } from '../domain/referrer.js';
import { ReferrerRepository } from '../domain/referrer-repository.js';
import { type SignInGrant, SignInLinkRepository } from '../domain/sign-in-links.js';

/** For unit tests only, as is everything here. */
export class InMemoryReferrers extends ReferrerRepository {
  readonly all: Referrer[] = [];

  add(referrer: Referrer): Promise<void> {
    this.all.push(referrer);
    return Promise.resolve();
  }

  findByCode(code: string): Promise<Referrer | undefined> {
    return Promise.resolve(this.all.find((each) => each.code === code && each.email !== ''));
  }

  find(id: string): Promise<Referrer | undefined> {
    return Promise.resolve(this.all.find((each) => each.id === id));
  }

  findByEmailForUpdate(email: string): Promise<Referrer | undefined> {
    return Promise.resolve(this.all.find((each) => emailKeyOf(each.email) === emailKeyOf(email)));
  }

  async merge(referrerId: string): Promise<string> {
    const referrer = await this.find(referrerId);
    return (referrer && (await this.findByEmailForUpdate(referrer.email)))?.id ?? referrerId;
  }
}

export class InMemoryReferrals extends ReferralRepository {
  readonly all: Referral[] = [];
  /** What a test says of earlier ones. */
  earlier: EarlierReferral[] = [];
  paid: PaidReferral[] = [];
  /** Somebody else decides first. */
  isDecidedMeanwhile = false;

  lock(): Promise<void> {
    return Promise.resolve();
  }

  find(code: string, phoneE164: string): Promise<Referral | undefined> {
    return Promise.resolve(this.all.find(({ snapshot }) => snapshot.code === code && snapshot.business.phoneE164 === phoneE164));
  }

  findBySubmission(submissionId: string): Promise<Referral | undefined> {
    return Promise.resolve(this.all.find(({ snapshot }) => snapshot.submissionId === submissionId));
  }

  alike(): Promise<EarlierReferral[]> {
    return Promise.resolve(this.earlier);
  }

  paidAlike(): Promise<PaidReferral[]> {
    return Promise.resolve(this.paid);
  }

  add(referral: Referral): Promise<void> {
    this.all.push(referral);
    return Promise.resolve();
  }

  updateDetails(): Promise<void> {
    return Promise.resolve();
  }

  decide(): Promise<boolean> {
    return Promise.resolve(!this.isDecidedMeanwhile);
  }
}

export class InMemoryLedger extends RewardLedger {
  readonly rows: Reward[] = [];

  add(reward: Reward): Promise<void> {
    this.rows.push(reward);
    return Promise.resolve();
  }
}

export class InMemorySignInLinks extends SignInLinkRepository {
  private readonly links = new Map<string, { grant: SignInGrant; at: Date }>();

  constructor(private readonly referrers: InMemoryReferrers) {
    super();
  }

  add(tokenHash: Buffer, grant: SignInGrant, at: Date): Promise<void> {
    this.links.set(tokenHash.toString('hex'), { grant, at });
    return Promise.resolve();
  }

  use(tokenHash: Buffer, now: Date): Promise<SignInGrant | undefined> {
    const key = tokenHash.toString('hex');
    const grant = this.links.get(key)?.grant;
    this.links.delete(key);
    return Promise.resolve(grant && grant.expiresAt > now ? grant : undefined);
  }

  async mailedSince(email: string, since: Date): Promise<number> {
    const referrer = await this.referrers.findByEmailForUpdate(email);
    return [...this.links.values()].filter(({ grant, at }) => grant.provesEmail && grant.referrerId === referrer?.id && at >= since).length;
  }
}

export class InMemoryForms extends SubmittedBusinesses {
  readonly all: SubmittedBusiness[] = [];
  own: OwnBusiness[] = [];
  readonly closed = new Set<string>();

  stands(id: string): Promise<boolean> {
    return Promise.resolve(!this.closed.has(id));
  }

  find(code: string, phoneE164: string): Promise<SubmittedBusiness | undefined> {
    return Promise.resolve(this.all.find((form) => form.code === code && form.business.phoneE164 === phoneE164));
  }

  ownedBy(): Promise<OwnBusiness[]> {
    return Promise.resolve(this.own);
  }

  unrecorded(): Promise<SubmittedBusiness[]> {
    return Promise.resolve(this.all);
  }
}

/** The directory as a test says it is: whatever is asked about is like these. */
export class ListedBusinesses extends KnownBusinesses {
  alike: SimilarBusiness[] = [];

  get(): Promise<Map<string, KnownBusiness>> {
    return Promise.resolve(new Map<string, KnownBusiness>());
  }

  getMergeTargets(): Promise<Map<string, KnownBusiness>> {
    return this.get();
  }

  withEmail(): Promise<KnownBusiness[]> {
    return Promise.resolve([]);
  }

  similarTo(traits: unknown[]): Promise<SimilarBusiness[][]> {
    return Promise.resolve(traits.map(() => this.alike));
  }
}
