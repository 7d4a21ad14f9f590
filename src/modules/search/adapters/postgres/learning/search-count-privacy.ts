import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import {
  addressPattern,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../../../../shared/privacy/personal-data.js';
import { retentionCutoff } from '../../../../../shared/privacy/retention.js';
import type { SiteCalendar } from '../../../../../shared/settings/site-calendar.js';

/**
 * Queries are checked for personal data before they are stored. What the check missed is erased on request, and with the rest at the end of
 * the term.
 */
export class SearchCountPrivacy implements PersonalDataHolder {
  readonly columns = ['search_counts.query', 'search_counts.understood', 'taught_phrases.phrase'];

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly calendar: SiteCalendar,
  ) {}

  /** Searches are stored without the people who made them: only a query that contains the address can be found. */
  async collect(email: string): Promise<PersonalRecords[]> {
    const records = await this.transaction.query<object>('SELECT day, query, searches FROM search_counts WHERE query ~* $1 ORDER BY day', [
      addressPattern(email),
    ]);
    return [{ what: 'counts of searches that name the address', records }];
  }

  async erase({ email }: Person): Promise<ErasureCount[]> {
    const count = await this.transaction.changedCount('DELETE FROM search_counts WHERE query ~* $1', [addressPattern(email)]);
    const phrases = await this.transaction.changedCount('DELETE FROM taught_phrases WHERE phrase ~* $1', [addressPattern(email)]);
    return [
      { what: 'counts of searches', count, became: 'deleted' },
      { what: 'phrases that were taught to the search', count: phrases, became: 'deleted' },
    ];
  }

  async expire(now: Date): Promise<ErasureCount[]> {
    const count = await this.transaction.changedCount('DELETE FROM search_counts WHERE day <= $1', [
      this.calendar.dayOf(retentionCutoff('searches', now)),
    ]);
    return [{ what: 'counts of searches', count, became: 'deleted' }];
  }
}
