import { Injectable } from '@nestjs/common';
import { PersonalData, type PersonalDataHolder, type PersonalRecords, type ErasureCount } from '../../shared/privacy/personal-data.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { NOTED_FOR_DAYS } from './removed-pages.js';

/**
 * Paths can contain the name of a business, so rows are deleted once no process can need them: after its longest supported disconnection.
 */
@Injectable()
export class RemovedPagePrivacy implements PersonalDataHolder {
  readonly columns = ['page_gone.path'];

  constructor(
    data: PersonalData,
    private readonly transaction: PostgresTransaction,
  ) {
    data.register(this);
  }

  collect(): Promise<PersonalRecords[]> {
    return Promise.resolve([]);
  }

  erase(): Promise<ErasureCount[]> {
    return Promise.resolve([]);
  }

  async expire(now: Date): Promise<ErasureCount[]> {
    const count = await this.transaction.changedCount(`DELETE FROM page_gone WHERE at < $1::timestamptz - make_interval(days => $2)`, [
      now,
      NOTED_FOR_DAYS,
    ]);
    return [{ what: 'addresses of pages that are gone', count, became: 'deleted' }];
  }
}
