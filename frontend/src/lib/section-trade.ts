import { SECTION_NAMES } from '../../../src/shared/guide/section-names.js';

/** The trade of a section of the guide, whatever its case; `null` for sections that are no trade's. */
export function tradeOf(section: string): string | null {
  const name = section.trim().toLowerCase();
  return Object.entries(SECTION_NAMES).find(([id, { trade }]) => id === name || trade.toLowerCase() === name)?.[1].trade ?? null;
}
