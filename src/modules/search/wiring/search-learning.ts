import { Injectable, Logger, type Provider } from '@nestjs/common';
import { PostgresTransaction } from '../../../platform/database/postgres-transaction.js';
import { PeriodicWriter } from '../../../platform/periodic-writer.js';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { DayFigures } from '../../../shared/office/day-figures.js';
import { PersonalData } from '../../../shared/privacy/personal-data.js';
import { SetupChecklist } from '../../../shared/office/setup-checklist.js';
import { Transaction } from '../../../shared/transaction.js';
import { CurrentTrades } from '../../trades/index.js';
import { CachedTaughtPhrases } from '../adapters/postgres/learning/cached-taught-phrases.js';
import { PostgresPublishedBusinesses } from '../adapters/postgres/learning/postgres-published-businesses.js';
import { PostgresSearchCounts } from '../adapters/postgres/learning/postgres-search-counts.js';
import { PostgresSearchReport } from '../adapters/postgres/learning/postgres-search-report.js';
import { PostgresTaughtPhrases } from '../adapters/postgres/learning/postgres-taught-phrases.js';
import { SearchCountPrivacy } from '../adapters/postgres/learning/search-count-privacy.js';
import { AdminSearches } from '../application/learning/admin-searches.js';
import { CountSearches } from '../application/learning/count-searches.js';
import { SearchReport } from '../application/learning/search-report.js';
import { TeachPhrases } from '../application/learning/teach-phrases.js';
import { Meanings } from '../application/meanings.js';
import { CurrentFacets, CurrentTaughtPhrases } from '../application/search-listings.js';
import { PublishedBusinesses } from '../domain/learning/published-businesses.js';
import { SearchCounts } from '../domain/learning/search-counts.js';
import { TaughtPhraseRepository } from '../domain/learning/taught-phrase-repository.js';
import { SiteCalendar } from '../../../shared/settings/site-calendar.js';
import { classProvider } from '../../../shared/providers.js';

const logger = new Logger('Search');
const WRITE_EVERY_MS = 3_000;

/** Writes counts every few seconds and on shutdown. */
@Injectable()
class SearchLearning extends PeriodicWriter {
  constructor(
    searches: CountSearches,
    data: PersonalData,
    figures: DayFigures,
    report: SearchReport,
    transaction: PostgresTransaction,
    checklist: SetupChecklist,
    calendar: SiteCalendar,
  ) {
    super({
      everyMs: WRITE_EVERY_MS,
      write: () => searches.write(),
      warn: (error) => logger.warn(`Search counts could not be written, retrying: ${String(error)}`),
    });
    data.register(new SearchCountPrivacy(transaction, calendar));
    checklist.register('search', async () => {
      const found = await transaction.query<object>('SELECT FROM search_counts LIMIT 1');
      return found.length > 0
        ? { done: true, says: 'The site was searched.' }
        : { done: false, says: 'No one has searched yet. Try what a homeowner would type, such as “leaking tap” with a town.' };
    });
    figures.registerTogether(['searches', 'nothing'], (from, to) => report.days(from, to));
  }
}

/** Providers for counting searches and teaching the search. */
export const LEARNING: Provider[] = [
  SearchLearning,
  Meanings,
  { provide: SearchCounts, useClass: PostgresSearchCounts },
  { provide: SearchReport, useClass: PostgresSearchReport },
  { provide: TaughtPhraseRepository, useClass: PostgresTaughtPhrases },
  { provide: PublishedBusinesses, useClass: PostgresPublishedBusinesses },
  { provide: CurrentTaughtPhrases, useClass: CachedTaughtPhrases },
  classProvider(CountSearches, [SearchCounts, Meanings, Clock, SiteCalendar]),
  classProvider(TeachPhrases, [TaughtPhraseRepository, PublishedBusinesses, CurrentTrades, CurrentFacets, Meanings, AuditLog, Transaction]),
  classProvider(AdminSearches, [
    SearchReport,
    TaughtPhraseRepository,
    PublishedBusinesses,
    CurrentTrades,
    CurrentFacets,
    Meanings,
    Clock,
    SiteCalendar,
  ]),
];
