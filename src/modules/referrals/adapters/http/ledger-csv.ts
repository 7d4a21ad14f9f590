import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_CSV } from '../../../../platform/csv/spreadsheet-csv.js';
import type { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import type { LedgerRow } from '../../application/referral-views.js';

const HEADER = ['Entry', 'Date', 'Referrer', 'Email', 'Code', 'Business', 'Phone', 'Amount (dollars)'];

/**
 * The ledger for a spreadsheet: cells that would be formulas are escaped as text, accents are shown as they were written, and times are in
 * the site's time zone, as everywhere in the back office: an evening's reward counts for the month in which it was paid.
 */
export function ledgerCsv(rows: LedgerRow[], calendar: Pick<SiteCalendar, 'timeOf'>): string {
  const records = rows.map(({ entry, paidAt, referrerName, referrerEmail, code, businessName, businessPhone, amountCents }) => [
    entry,
    calendar.timeOf(paidAt),
    referrerName,
    referrerEmail,
    code,
    businessName,
    businessPhone,
    (amountCents / 100).toFixed(2),
  ]);
  return stringify([HEADER, ...records], { ...SPREADSHEET_CSV, record_delimiter: 'windows' });
}
