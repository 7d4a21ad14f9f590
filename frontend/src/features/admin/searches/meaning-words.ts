import { counted } from '../../../lib/words.js';
import type { MeaningChoice, ReportedQuery } from './search-endpoints.js';

const WHEN = { 'open-now': 'open now', 'around-the-clock': '24 hours' } as const;

/** The interpretation of a query, as text; `undefined` when its exact words were searched. */
export function meaningText({ understood }: Pick<ReportedQuery, 'understood'>): string | undefined {
  if (!understood) return undefined;
  const { trades, place, when, words, nearest } = understood;
  const where = place === null ? '' : nearest ? `${place} (the nearest)` : place;
  const parts = [trades.join(' or '), where, when === null ? '' : WHEN[when], words.length > 0 ? `and the words “${words.join(' ')}”` : ''];
  return parts.filter(Boolean).join(', ') || undefined;
}

export const KIND_NAMES: Record<MeaningChoice['kind'], { one: string; many: string }> = {
  trade: { one: 'Trade', many: 'Trades' },
  place: { one: 'Place', many: 'Places' },
  business: { one: 'Business', many: 'Businesses' },
};

/** "3 searches, 1 found nothing" */
export function countsText({ searches, nothing }: Pick<ReportedQuery, 'searches' | 'nothing'>): string {
  const found =
    nothing === 0
      ? `${searches === 1 ? 'it' : 'all'} found something`
      : `${searches === 1 ? 'it' : nothing.toLocaleString('en-CA')} found nothing`;
  return `${counted(searches, 'search', 'searches')}, ${found}`;
}
