import type { SectionId } from '../../../src/shared/guide-topics.js';
import { entryOf } from './words.js';

/** The trade that each section of the guide is about, by the name that the product has for it. */
export const SECTION_TRADES: Record<SectionId, string> = { plumbing: 'Plumber', electrical: 'Electrician', hvac: 'HVAC Technician' };

/** Whatever its case; `null` for sections that are no trade's. */
export function tradeOf(section: string): string | null {
  const name = section.trim().toLowerCase();
  return entryOf<string>(SECTION_TRADES, name) ?? Object.values(SECTION_TRADES).find((trade) => trade.toLowerCase() === name) ?? null;
}
