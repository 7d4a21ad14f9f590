import type { Filters } from './filters.js';
import type { Position } from './search-view.js';

const REASONS: Record<Filters['sortBy'], string> = {
  featured: 'featured first, then the best rated',
  rating_desc: 'highest rating first',
  rating_asc: 'lowest rating first',
  reviews_desc: 'most reviews first',
  name_asc: 'by name, A to Z',
  distance: 'nearest first',
};

/** How many, and why in this order. */
export function ResultsLine({
  filters,
  near,
  nearest,
  total,
  text,
}: {
  filters: Filters;
  near: Position | null;
  nearest: boolean;
  total: number;
  text: string | undefined;
}) {
  const byDefault = filters.sortBy === 'featured';
  const reason =
    (near || nearest) && byDefault
      ? 'nearest first'
      : filters.query && byDefault
        ? 'featured first, then the best match'
        : REASONS[filters.sortBy];
  const where = [near && `within ${near.radiusKm} km of you`, filters.city && `in ${filters.city}`].filter(Boolean).join(', ');
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
