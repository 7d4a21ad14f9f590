import { SECTION_NAMES } from '../../../src/shared/guide/section-names.js';

/** The trade of a section of the guide, ignoring case; `null` for a section without a trade. */
export function tradeOf(section: string): string | null {
  const name = section.trim().toLowerCase();
  return Object.entries(SECTION_NAMES).find(([id, { trade }]) => id === name || trade.toLowerCase() === name)?.[1].trade ?? null;
}
