import { randomBytes } from 'node:crypto';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { emailKeyOf, ConfirmedAddresses } from '../../../shared/contact/confirmed-addresses.js';
import { Deliveries } from '../../../shared/mail/deliveries.js';
import { FailedSignIns } from '../../../shared/office/failed-sign-ins.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { signInEmail } from './emails.js';
import { ReferrerNotFound, SignInLinkUnknown } from '../domain/referral.errors.js';
import { ReferrerRepository } from '../domain/referrer-repository.js';
import { SignInLinkRepository } from '../domain/sign-in-links.js';
import type { ReferrerIdentity } from './referral-queries.js';
import type { SignInLink } from './referral-views.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

const MINUTE_MS = 60_000;
const MAILED_FOR_MINUTES = 60;
/** Lifetime of a link that an admin copies and sends by other means. */
const COPIED_FOR_MINUTES = 72 * 60;
/** Limit of mails to one address, so that nobody can have another person's mailbox filled. */
const MAX_MAILED_AN_HOUR = 3;

/** The links by which referrers sign in, without a password. */
export class SignInLinks {
  constructor(
    private readonly links: SignInLinkRepository,
    private readonly clock: Clock,
    private readonly origin: { readonly value: string },
  ) {}

  /** Creates a link. It is returned once and only its hash is stored. Takes part in the running transaction. */
  async issue(referrerId: string, provesEmail: boolean): Promise<SignInLink> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + (provesEmail ? MAILED_FOR_MINUTES : COPIED_FOR_MINUTES) * MINUTE_MS);
    await this.links.add(hashOfToken(token), { referrerId, provesEmail, expiresAt }, now);
    return { link: `${this.origin.value}/referral-program/sign-in/${token}`, expiresAt };
  }

  use(token: string) {
    return this.links.use(hashOfToken(token), this.clock.now());
  }

  /** Whether the limit of links to this address allows one more. */
  async mayMail(email: string): Promise<boolean> {
    const anHourAgo = new Date(this.clock.now().getTime() - 60 * MINUTE_MS);
    return (await this.links.mailedSince(email, anHourAgo)) < MAX_MAILED_AN_HOUR;
  }
}

/** Mails a sign-in link if the address takes part. The answer is the same either way, so that nobody can find out who takes part. */
export class MailSignInLink {
  constructor(
    private readonly links: SignInLinks,
    private readonly referrers: ReferrerRepository,
    private readonly deliveries: Deliveries,
    private readonly intake: FormIntake,
    private readonly transaction: Transaction,
  ) {}

  /** @throws TooManySubmissions */
  async run(email: string, client: string): Promise<void> {
    await this.intake.count(client, 'sign-in');
    await this.transaction.run(async () => {
      // Locked before links are counted: otherwise concurrent requests could each find that one more is allowed.
      const referrer = await this.referrers.findByEmailForUpdate(email);
      if (!referrer || !(await this.links.mayMail(email))) return;
      const { link, expiresAt } = await this.links.issue(referrer.id, true);
      await this.deliveries.mail({ to: referrer.email, ...signInEmail(link, MAILED_FOR_MINUTES), about: referrer.id, expiresAt });
    });
  }
}

/** A link that an admin gives to a referrer they know. It merges no codes, because it does not prove the address. */
export class CopySignInLink {
  constructor(
    private readonly links: SignInLinks,
    private readonly referrers: ReferrerRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws ReferrerNotFound */
  run(referrerId: string, client: string | null): Promise<SignInLink> {
    return this.transaction.run(async () => {
      const referrer = await this.referrers.find(referrerId);
      if (!referrer) throw new ReferrerNotFound(referrerId);
      await this.audit.record({
        action: 'referrer-link-copied',
        client,
        detail: { id: referrer.id, code: referrer.code, name: referrer.name },
      });
      return this.links.issue(referrer.id, false);
    });
  }
}

/** Signs a referrer in by a link, once. A mailed link proves the address: all codes with this address become one person's. */
export class FollowSignInLink {
  constructor(
    private readonly links: SignInLinks,
    private readonly referrers: ReferrerRepository,
    private readonly addresses: ConfirmedAddresses,
    private readonly transaction: Transaction,
    private readonly failed: FailedSignIns,
  ) {}

  /**
   * @param countedAs the client, for the operator's log
   * @throws SignInLinkUnknown
   */
  run(token: string, countedAs: string): Promise<ReferrerIdentity> {
    return this.transaction.run(async () => {
      const grant = await this.links.use(token);
      if (!grant) {
        this.failed.report({ who: 'referrer', why: 'unknown-link', client: countedAs });
        throw new SignInLinkUnknown();
      }
      const { referrerId, provesEmail } = grant;
      if (!provesEmail) return { referrerId, whole: true };
      const referrer = await this.referrers.find(referrerId);
      if (referrer) await this.addresses.confirm(emailKeyOf(referrer.email));
      return { referrerId: await this.referrers.merge(referrerId), whole: true };
    });
  }
}
