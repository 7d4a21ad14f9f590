import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_CSV } from '../../../../../platform/csv/spreadsheet-csv.js';
import type { SiteCalendar } from '../../../../../shared/settings/site-calendar.js';
import type { TaughtPhraseView } from '../../../application/learning/admin-searches.js';

const HEADER = ['Phrase', 'Means a', 'Name', 'Target', 'Leads nowhere', 'Taught'];

/**
 * The taught phrases for a spreadsheet: cells that would be formulas are escaped as text, accents are shown as they were written, and times
 * are in the site's time zone.
 */
export function taughtPhrasesCsv(phrases: readonly TaughtPhraseView[], calendar: Pick<SiteCalendar, 'timeOf'>): string {
  const records = phrases.map(({ phrase, kind, name, target, leadsNowhere, taughtAt }) => [
    phrase,
    kind,
    name,
    target,
    leadsNowhere ? 'yes' : '',
    calendar.timeOf(taughtAt),
  ]);
  return stringify([HEADER, ...records], { ...SPREADSHEET_CSV, record_delimiter: 'windows' });
}
