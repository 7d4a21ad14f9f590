import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import type { AuditLog } from '../../../../shared/office/audit-log.js';
import {
  addressPattern,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../../../shared/privacy/personal-data.js';
import { emailKeyOf } from '../../domain/referrer.js';

/**
 * Who referred whom. Payments must stay on record, so a referrer with a reward loses only name and address; any other is deleted with all
 * referrals.
 */
export class ReferralPrivacy implements PersonalDataHolder {
  readonly columns = [
    'referrer.email',
    'referrer.email_key',
    'referral.phone_e164',
    'referral.business',
    'referral.flags',
    'referral.reason',
  ];

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The referrer of a business is personal data of the referrer: if the address belongs to a referred business, only the business is
   * returned.
   */
  async collect(email: string): Promise<PersonalRecords[]> {
    const codes = await this.transaction.query<object>(
      `SELECT code, name, email, created_at AS "madeAt" FROM referrer WHERE email_key = $1 ORDER BY created_at`,
      [emailKeyOf(email)],
    );
    const referrals = await this.transaction.query<object>(
      `SELECT referral.business->>'name' AS business, status, reason, referred_at AS "referredAt", decided_at AS "decidedAt"
         FROM referral JOIN referrer ON referrer.id = referrer_id WHERE email_key = $1 ORDER BY referred_at`,
      [emailKeyOf(email)],
    );
    const rewards = await this.transaction.query<object>(
      `SELECT referral.business->>'name' AS business, cents, paid_at AS "paidAt"
         FROM reward_ledger JOIN referral ON referral.id = referral_id JOIN referrer ON referrer.id = reward_ledger.referrer_id
        WHERE email_key = $1 ORDER BY paid_at`,
      [emailKeyOf(email)],
    );
    const referred = await this.transaction.query<object>(
      `SELECT business, status, referred_at AS "referredAt" FROM referral WHERE lower(business->>'email') = $1 ORDER BY referred_at`,
      [email],
    );
    return [
      { what: 'referral codes', records: codes },
      { what: 'referrals made with them', records: referrals },
      { what: 'rewards', records: rewards },
      { what: 'referrals of a business that has the address', records: referred },
    ];
  }

  async erase({ email }: Person): Promise<ErasureCount[]> {
    const codes = await this.transaction.query<{ id: string }>('SELECT id FROM referrer WHERE email_key = $1 FOR UPDATE', [
      emailKeyOf(email),
    ]);
    const ids = [codes.map(({ id }) => id)];
    const [reward] = await this.transaction.query<{ paid: boolean }>(
      'SELECT EXISTS (SELECT FROM reward_ledger WHERE referrer_id = ANY($1)) AS paid',
      ids,
    );
    const paid = reward!.paid;
    const links = await this.transaction.changedCount('DELETE FROM referrer_sign_in WHERE referrer_id = ANY($1)', ids);
    const referrals = await this.transaction.changed<{ id: string }>(
      'DELETE FROM referral WHERE referrer_id = ANY($1) AND NOT EXISTS (SELECT FROM reward_ledger WHERE referral_id = referral.id) RETURNING id',
      ids,
    );
    // An erased referrer has an empty address; referrers with an empty address are never treated as the same person.
    const people = await this.transaction.changedCount(
      paid
        ? `UPDATE referrer SET name = '', email = '', email_key = 'erased ' || id WHERE id = ANY($1)`
        : 'DELETE FROM referrer WHERE id = ANY($1)',
      ids,
    );
    const businesses = await this.transaction.changedCount(
      `UPDATE referral SET business = jsonb_set(business, '{email}', 'null') WHERE lower(business->>'email') = $1`,
      [email],
    );
    const reasons = await this.transaction.changedCount('UPDATE referral SET reason = NULL WHERE reason ~* $1', [addressPattern(email)]);
    const entries = await this.audit.forget([...codes, ...referrals].map(({ id }) => id));
    return [
      { what: 'sign-in links of referrers', count: links, became: 'deleted' },
      { what: 'referrals without a reward', count: referrals.length, became: 'deleted' },
      { what: 'referral codes', count: people, became: paid ? 'emptied' : 'deleted' },
      { what: 'referrals of a business that has the address', count: businesses, became: 'emptied' },
      { what: 'reasons for rejecting referrals of others', count: reasons, became: 'emptied' },
      { what: 'entries of the log about these codes and referrals', count: entries, became: 'emptied' },
    ];
  }

  expire(): Promise<ErasureCount[]> {
    return Promise.resolve([]);
  }
}
