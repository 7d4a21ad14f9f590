import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_CSV } from '../../../../../platform/csv/spreadsheet-csv.js';
import type { TaughtPhraseView } from '../../../application/learning/admin-searches.js';

const HEADER = ['Phrase', 'Means a', 'Name', 'Target', 'Leads nowhere', 'Taught'];

/** The taught phrases for a spreadsheet: cells that would be formulas are escaped as text, and accents are shown as they were written. */
export function taughtPhrasesCsv(phrases: readonly TaughtPhraseView[]): string {
  const records = phrases.map(({ phrase, kind, name, target, leadsNowhere, taughtAt }) => [
    phrase,
    kind,
    name,
    target,
    leadsNowhere ? 'yes' : '',
    taughtAt.toISOString(),
  ]);
  return stringify([HEADER, ...records], { ...SPREADSHEET_CSV, record_delimiter: 'windows' });
}
