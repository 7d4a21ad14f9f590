import { type Filters, SORT_ORDERS } from './filters.js';
import type { Position } from './search-view.js';
import { useSearchWords } from './use-search-words.js';
import { fillTemplate } from '../../../../src/shared/fill-template.js';

/** How many, and why in this order. */
export function ResultsLine({
  filters,
  near,
  byDistance,
  total,
  text,
}: {
  filters: Filters;
  near: Position | null;
  /** The usual order is by distance. */
  byDistance: boolean;
  total: number;
  text: string | undefined;
}) {
  const words = useSearchWords();
  const byDefault = filters.sortBy === 'featured';
  const reason =
    byDistance && byDefault
      ? words.becauseDistance
      : filters.query && byDefault
        ? words.becauseMatch
        : words[SORT_ORDERS[filters.sortBy][1]];
  const where = [
    near && fillTemplate(words.lineWithin, { km: near.radiusKm }),
    filters.city && fillTemplate(words.lineIn, { city: filters.city }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <p className="results-line" role="status">
      <strong>{total.toLocaleString('en-CA')}</strong> {total === 1 ? text?.replace(/^professionals\b/, 'professional') : text}
      {where && ` ${where}`}
      <span className="results-reason">
        , <a href="/how-we-order">{reason}</a>
      </span>
    </p>
  );
}
