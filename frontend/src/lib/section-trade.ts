import { entryOf } from './words.js';

const TRADES: Record<string, string> = { plumbing: 'Plumber', electrical: 'Electrician', hvac: 'HVAC Technician', 'hvac technician': 'HVAC Technician' };

/** The trade that a section of the guide is about, whatever its case; `null` for sections that are no trade's. */
export function tradeOf(section: string): string | null {
  return entryOf(TRADES, section.trim().toLowerCase()) ?? null;
}
