import { Injectable } from '@nestjs/common';
import { PersonalData, type PersonalDataHolder, type Tally } from '../../shared/personal-data.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { NOTED_FOR_DAYS } from './gone-pages.js';

/** The address of a page may have the name of somebody's business in it, and is noted no longer than a process may be away. */
@Injectable()
export class GonePagePrivacy implements PersonalDataHolder {
  readonly columns = ['page_gone.path'];

  constructor(
    data: PersonalData,
    private readonly transaction: PostgresTransaction,
  ) {
    data.register(this);
  }

  erase(): Promise<Tally[]> {
    return Promise.resolve([]);
  }

  async expire(now: Date): Promise<Tally[]> {
    const [, count] = await this.transaction.manager.query<[unknown, number]>(
      `DELETE FROM page_gone WHERE at < $1::timestamptz - make_interval(days => $2)`,
      [now, NOTED_FOR_DAYS],
    );
    return [{ what: 'addresses of pages that are gone', count, became: 'deleted' }];
  }
}
