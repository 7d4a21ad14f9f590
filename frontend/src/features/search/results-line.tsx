import type { SearchAnswer, Settings } from '../../lib/reads.js';
import type { ReadState } from '../../lib/use-read.js';
import { activeFilters, type Filters, SORT_ORDERS } from './filters.js';
import { isUsuallyByDistance, type Position } from './search-view.js';
import { useSearchWords } from './use-search-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

interface ResultsLineProps {
  filters: Filters;
  near: Position | null;
  answer: ReadState<SearchAnswer>;
  settings: Settings | undefined;
}

/**
 * The number of results, and the reason of their order. It is the only live region of the results, and is never recreated: screen readers
 * announce reliably only changes in an existing element. Where a visible notice says the same, this line is visually hidden.
 */
export function ResultsLine({ filters, near, answer: { data, loading }, settings }: ResultsLineProps) {
  const words = useSearchWords();
  const isNothing = data?.total === 0 && (near !== null || activeFilters(filters, words).length > 0);
  const isVisible = loading || (data !== undefined && data.total > 0);
  return (
    <p className={isVisible ? 'results-line' : 'visually-hidden'} role="status">
      {loading && words.searching}
      {isNothing && settings?.noResultsText}
      {data && data.total > 0 && <Count filters={filters} near={near} found={data} text={settings?.resultsFoundText} />}
    </p>
  );
}

interface CountProps {
  filters: Filters;
  near: Position | null;
  found: SearchAnswer;
  text: string | undefined;
}

function Count({ filters, near, found: { total, understood }, text }: CountProps) {
  const words = useSearchWords();
  const byDefault = filters.sortBy === 'featured';
  const reason =
    byDefault && isUsuallyByDistance(near, understood)
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
    <>
      <strong>{total.toLocaleString('en-CA')}</strong> {total === 1 ? text?.replace(/^professionals\b/, 'professional') : text}
      {where && ` ${where}`}
      <span className="results-reason">
        , <a href="/how-we-order">{reason}</a>
      </span>
    </>
  );
}
