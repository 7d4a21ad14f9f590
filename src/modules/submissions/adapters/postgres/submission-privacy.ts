import { TypeormTransaction } from '../../../../platform/database/typeorm-transaction.js';
import { Deliveries } from '../../../../shared/deliveries.js';
import { FormIntake } from '../../../../shared/forms.js';
import { addressPattern, type Person, type PersonalDataHolder, type Tally } from '../../../../shared/personal-data.js';
import { endOf } from '../../../../shared/retention.js';

/** What owners sent about their businesses, with its links and letters. The listings that came of it are the listings' own. */
export class SubmissionPrivacy implements PersonalDataHolder {
  readonly columns = ['submission.fields', 'submission.earlier', 'submission.phone_key'];

  constructor(
    private readonly transaction: TypeormTransaction,
    private readonly deliveries: Deliveries,
    private readonly intake: FormIntake,
  ) {}

  async erase({ email }: Person): Promise<Tally[]> {
    const count = await this.delete(`lower(fields->>'email') = $1`, [email]);
    const [, earlier] = await this.transaction.manager.query<[unknown, number]>(`UPDATE submission SET earlier = '[]' WHERE earlier::text ~* $1`, [addressPattern(email)]);
    const [mentions] = await this.transaction.manager.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM submission WHERE fields::text ~* $1 OR reason ~* $1',
      [addressPattern(email)],
    );
    return [
      { what: 'submissions, with their private links', count, became: 'deleted' },
      { what: 'earlier versions of submissions that name the address', count: earlier, became: 'emptied' },
      { what: 'submissions of others that name the address', count: mentions.count, became: 'kept' },
    ];
  }

  async expire(now: Date): Promise<Tally[]> {
    const of = (states: string) => `status IN (${states}) AND coalesce(decided_at, created_at) <= $1`;
    const spam = await this.delete(of(`'spam'`), [endOf('spam', now)]);
    const closed = await this.delete(of(`'rejected', 'withdrawn', 'changes-requested'`), [endOf('closedSubmissions', now)]);
    const approved = await this.delete(of(`'approved'`), [endOf('approvedSubmissions', now)]);
    return [
      { what: 'submissions of the spam', count: spam, became: 'deleted' },
      { what: 'submissions that came to nothing', count: closed, became: 'deleted' },
      { what: 'submissions that were approved', count: approved, became: 'deleted' },
    ];
  }

  private async delete(condition: string, values: unknown[]): Promise<number> {
    const [gone] = await this.transaction.manager.query<[{ id: string }[], number]>(`DELETE FROM submission WHERE ${condition} RETURNING id`, values);
    for (const { id } of gone) {
      await this.deliveries.forget(id);
      await this.intake.forget(id);
    }
    return gone.length;
  }
}
