import { Suspense } from 'react';
import type { SearchAnswer, Settings } from '../../lib/reads.js';
import { type ReadState, useRead } from '../../lib/use-read.js';
import { lazyPart } from '../../lib/lazy-page.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Pagination } from '../../ui/pagination.js';
import { activeFilters, addressOf, type Filters, without } from './filters.js';
import { ListingCard } from './listing-card.js';
import { ResultsLine } from './results-line.js';
import { Skeletons } from './skeletons.js';
import type { Position, ViewMode } from './search-view.js';
import { useSearchWords } from './use-search-words.js';

// Parts that only some searches show: loaded at once on the server, lazily in browsers.
const Understood = import.meta.env.SSR ? (await import('./understood.js')).default : lazyPart(() => import('./understood.js'));
const NoResults = import.meta.env.SSR ? (await import('./no-results.js')).default : lazyPart(() => import('./no-results.js'));

/** Number of pictures that are visible without scrolling. */
const ABOVE_THE_FOLD = 2;

interface ResultsProps {
  filters: Filters;
  near: Position | null;
  mode: ViewMode;
  answer: ReadState<SearchAnswer>;
  settings: Settings | undefined;
}

/** The results, or the loading, empty or error state. */
export function Results(props: ResultsProps) {
  const words = useSearchWords();
  const { filters, near, answer, mode, settings } = props;
  const { data: found, error, retry } = answer;
  return (
    <>
      {found?.understood && (
        <Suspense>
          <Understood
            meaning={found.understood}
            hoursUnknown={found.hoursUnknown}
            isPlaced={near !== null || filters.city !== '' || filters.postCode !== '' || filters.bbox !== ''}
            isLicensed={filters.licensed}
            to={(changed) => addressOf({ ...filters, page: 1, ...changed })}
          />
        </Suspense>
      )}
      {/* Always at the same position in the tree, so that React keeps the element. */}
      <ResultsLine filters={filters} near={near} answer={answer} settings={settings} />
      {error ? (
        <LoadFailed title={words.failed} text={words.failedText} retry={retry} />
      ) : found ? (
        <Found {...props} found={found} />
      ) : (
        <Skeletons mode={mode} />
      )}
    </>
  );
}

function Found({ filters, near, mode, settings, found }: ResultsProps & { found: SearchAnswer }) {
  const words = useSearchWords();
  const { services, totalPages } = found;
  const { data: facts } = useRead('directory', {});
  const active = activeFilters(filters, words);
  const pageAddress = (page: number) => addressOf({ ...filters, page });
  return (
    <>
      {services.length === 0 ? (
        <Suspense>
          <NoResults
            page={filters.page}
            totalPages={totalPages}
            last={pageAddress(totalPages)}
            without={active.map(({ name, text }) => ({ text, to: addressOf(without(filters, name)) }))}
            isWordsAlone={!near && active.every(({ name }) => name === 'query' || name === 'literal')}
            near={near}
            text={settings?.noResultsText}
          />
        </Suspense>
      ) : (
        <ol className={`cards cards-${mode}`}>
          {services.map((listing, index) => (
            <li key={listing.id}>
              <ListingCard listing={listing} eager={index < ABOVE_THE_FOLD} found={found} near={near} facts={facts} />
            </li>
          ))}
        </ol>
      )}
      <Pagination current={filters.page} last={totalPages} to={pageAddress} />
    </>
  );
}
