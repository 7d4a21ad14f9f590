import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { emailKeyOf } from '../../../../shared/contact/confirmed-addresses.js';
import { Deliveries } from '../../../../shared/mail/deliveries.js';
import { FormIntake } from '../../../../shared/forms/forms.js';
import type { AuditLog } from '../../../../shared/office/audit-log.js';
import {
  addressPattern,
  adminAddressesOf,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../../../shared/privacy/personal-data.js';
import { retentionCutoff } from '../../../../shared/privacy/retention.js';
import type { SubmissionStatus } from '../../domain/submission-status.js';

/** Submissions of owners, with their links and emails. Listings that were made of them belong to the listings module. */
export class SubmissionPrivacy implements PersonalDataHolder {
  readonly columns = [
    'submission.fields',
    'submission.earlier',
    'submission.pictures',
    'submission.phone_key',
    'submission_status_link.mailed_key',
    'contact_notice.email',
    'contact_notice.changes',
  ];

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly deliveries: Deliveries,
    private readonly intake: FormIntake,
    private readonly audit: AuditLog,
  ) {}

  /** What strangers wanted to change is their personal data: a notice is returned without it. */
  async collect(email: string): Promise<PersonalRecords[]> {
    const submissions = await this.transaction.query<object>(
      `SELECT created_at AS "sentAt", kind, status, fields, earlier, pictures, reason, decided_at AS "decidedAt"
         FROM submission WHERE lower(fields->>'email') = $1 ORDER BY created_at`,
      [email],
    );
    const notices = await this.transaction.query<object>(
      `SELECT created_at AS "sentAt", listing_id AS "listing", objected_at AS "objectedAt"
         FROM contact_notice WHERE lower(email) = $1 ORDER BY created_at`,
      [email],
    );
    return [
      { what: 'submissions', records: submissions },
      { what: 'notices of a change of contact details', records: notices },
    ];
  }

  async erase({ email }: Person): Promise<ErasureCount[]> {
    const own = `SELECT id FROM submission WHERE lower(fields->>'email') = $1 FOR UPDATE`;
    const gone = await this.delete(await this.transaction.query<{ id: string }>(own, [email]));
    const entries = await this.audit.forget(gone);
    const earlier = await this.transaction.changedCount(`UPDATE submission SET earlier = '[]' WHERE earlier::text ~* $1`, [
      addressPattern(email),
    ]);
    await this.transaction.query('UPDATE submission_status_link SET proof_hash = NULL, mailed_key = NULL WHERE mailed_key = $1', [
      emailKeyOf(email),
    ]);
    const notices = await this.forgetNotices('lower(email) = $1 OR changes::text ~* $2', [email, addressPattern(email)]);
    const mentions = await this.transaction.query<{ id: string }>('SELECT id FROM submission WHERE fields::text ~* $1 OR reason ~* $1', [
      addressPattern(email),
    ]);
    return [
      { what: 'submissions, with their private links', count: gone.length, became: 'deleted' },
      { what: 'earlier versions of submissions that name the address', count: earlier, became: 'emptied' },
      { what: 'notices of a change of contact details', count: notices, became: 'deleted' },
      { what: 'entries of the log about these submissions', count: entries, became: 'emptied' },
      {
        what: 'submissions of others that name the address',
        count: mentions.length,
        became: 'kept',
        where: adminAddressesOf('submissions', mentions),
      },
    ];
  }

  async expire(now: Date, limit: number): Promise<ErasureCount[]> {
    const spam = await this.deleteOld(['spam'], retentionCutoff('spam', now), limit);
    const closed = await this.deleteOld(['rejected', 'withdrawn', 'changes-requested'], retentionCutoff('closedSubmissions', now), limit);
    const approved = await this.deleteOld(['approved'], retentionCutoff('approvedSubmissions', now), limit);
    return [
      { what: 'submissions of the spam', count: spam, became: 'deleted' },
      { what: 'submissions that came to nothing', count: closed, became: 'deleted' },
      { what: 'submissions that were approved', count: approved, became: 'deleted' },
    ];
  }

  /** Leaves out what another process is deleting or an admin is changing. @returns how many */
  private async deleteOld(states: readonly SubmissionStatus[], end: Date, limit: number): Promise<number> {
    const old = await this.transaction.query<{ id: string }>(
      `SELECT id FROM submission WHERE status = ANY($1) AND coalesce(decided_at, created_at) <= $2
        ORDER BY coalesce(decided_at, created_at) LIMIT $3 FOR UPDATE SKIP LOCKED`,
      [states, end, limit],
    );
    const gone = await this.delete(old);
    return gone.length;
  }

  /** Deletes notices and their emails, which have delivery rows of their own. */
  private async forgetNotices(condition: string, values: unknown[]): Promise<number> {
    const gone = await this.transaction.changed<{ id: string }>(`DELETE FROM contact_notice WHERE ${condition} RETURNING id`, values);
    await this.deliveries.forget(gone.map(({ id }) => id));
    return gone.length;
  }

  /** @returns the ids of the deleted submissions */
  private async delete(submissions: readonly { id: string }[]): Promise<string[]> {
    const ids = submissions.map(({ id }) => id);
    await this.forgetNotices('submission_id = ANY($1)', [ids]);
    await this.transaction.query('DELETE FROM submission WHERE id = ANY($1)', [ids]);
    await this.deliveries.forget(ids);
    await this.intake.forget(ids);
    return ids;
  }
}
