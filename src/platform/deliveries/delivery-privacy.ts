import { addressPattern, type Person, type PersonalDataHolder, type Tally } from '../../shared/personal-data.js';
import { endOf } from '../../shared/retention.js';
import { TypeormTransaction } from '../database/typeorm-transaction.js';

/** Letters and forwarded forms. Those of a submission go with it; these are the others, such as a letter about somebody else's. */
export class DeliveryPrivacy implements PersonalDataHolder {
  readonly columns = ['delivery.content', 'delivery.last_error'];

  constructor(private readonly transaction: TypeormTransaction) {}

  async erase({ email }: Person): Promise<Tally[]> {
    const count = await this.delete('content::text ~* $1 OR last_error ~* $1', addressPattern(email));
    return [{ what: 'deliveries that name the address', count, became: 'deleted' }];
  }

  async expire(now: Date): Promise<Tally[]> {
    const count = await this.delete(`state = 'given-up' AND updated_at <= $1`, endOf('undelivered', now));
    return [{ what: 'deliveries that were given up', count, became: 'deleted' }];
  }

  private async delete(condition: string, value: unknown): Promise<number> {
    const [, count] = await this.transaction.manager.query<[unknown, number]>(`DELETE FROM delivery WHERE ${condition}`, [value]);
    return count;
  }
}
