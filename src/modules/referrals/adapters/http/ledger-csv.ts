import { stringify } from 'csv-stringify/sync';
import { SPREADSHEET_CSV } from '../../../../platform/csv/spreadsheet-csv.js';
import type { LedgerRow } from '../../application/referral-views.js';

const HEADER = ['Entry', 'Date', 'Referrer', 'E-mail', 'Code', 'Business', 'Phone', 'Amount (dollars)'];

/** The ledger for a spreadsheet: cells that would be formulas are escaped as text, and accents are shown as they were written. */
export function ledgerCsv(rows: LedgerRow[]): string {
  const records = rows.map(({ entry, paidAt, referrerName, referrerEmail, code, businessName, businessPhone, amountCents }) => [
    entry,
    paidAt.toISOString(),
    referrerName,
    referrerEmail,
    code,
    businessName,
    businessPhone,
    (amountCents / 100).toFixed(2),
  ]);
  return stringify([HEADER, ...records], { ...SPREADSHEET_CSV, record_delimiter: 'windows' });
}
