import { Link } from 'react-router-dom';
import type { SearchAnswer, Settings } from '../../lib/reads.js';
import type { ReadState } from '../../lib/use-read.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Notice } from '../../ui/notice.js';
import { Pagination } from '../../ui/pagination.js';
import { activeFilters, addressOf, type Filters, without } from './filters.js';
import { IntroGuide } from './intro-guide.js';
import { ListingCard } from './listing-card.js';
import { ResultsLine } from './results-line.js';
import { Understood } from './understood.js';
import type { ViewMode } from './search-view.js';

const SKELETONS = 8;
/** Pictures that can be seen without scrolling. */
const ABOVE_THE_FOLD = 2;

interface ResultsProps {
  filters: Filters;
  near: boolean;
  mode: ViewMode;
  answer: ReadState<SearchAnswer>;
  settings: Settings | undefined;
}

/** The results, or whatever there is to say instead. */
export function Results(props: ResultsProps) {
  const { answer, mode } = props;
  if (answer.error) return <LoadFailed title="Error Loading Results" text="Sorry, we couldn't load the search results. Please try again." retry={answer.retry} />;
  if (!answer.data) return <Skeletons mode={mode} />;
  return <Found {...props} found={answer.data} />;
}

function Found({ filters, near, mode, settings, found }: ResultsProps & { found: SearchAnswer }) {
  const { services, total, totalPages } = found;
  const isFiltered = activeFilters(filters).length > 0 || near;
  if (total === 0) return isFiltered ? <NothingFound filters={filters} near={near} settings={settings} /> : <IntroGuide />;
  const pageAddress = (page: number) => addressOf({ ...filters, page });
  return (
    <>
      {found.understood && <Understood filters={filters} understood={found.understood} />}
      <ResultsLine filters={filters} near={near} nearest={found.understood?.nearest === true || found.understood?.place?.kind === 'postal'} total={total} text={settings?.resultsFoundText} />
      {services.length === 0 ? (
        <Notice drawing="no-results" title={`There is no page ${filters.page}`}>
          <p>These results have {totalPages === 1 ? 'one page' : `${totalPages} pages`}.</p>
          <p>
            <Link className="button button-accent" to={pageAddress(totalPages)}>
              Go to the last page
            </Link>
          </p>
        </Notice>
      ) : (
        <ol className={`cards cards-${mode}`}>
          {services.map((listing, index) => (
            <li key={listing.id}>
              <ListingCard listing={listing} eager={index < ABOVE_THE_FOLD} />
            </li>
          ))}
        </ol>
      )}
      <Pagination current={filters.page} last={totalPages} to={pageAddress} />
    </>
  );
}

function NothingFound({ filters, near, settings }: Pick<ResultsProps, 'filters' | 'near' | 'settings'>) {
  const active = activeFilters(filters);
  return (
    <Notice drawing="no-results" title="No Results Found">
      <p role="status">{settings?.noResultsText}</p>
      {active.length > 0 && (
        <ul className="chips" aria-label="Try without one of the filters">
          {active.map(({ name, text }) => (
            <li key={name}>
              <Link className="chip" to={addressOf(without(filters, name))}>
                Without {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {near && <p>Nobody is listed within 25 km of you. Turn off “Near me” to see everybody.</p>}
      <p>
        <Link className="button button-accent" to="/search">
          See all professionals
        </Link>
      </p>
    </Notice>
  );
}

function Skeletons({ mode }: { mode: ViewMode }) {
  return (
    <>
      <p className="results-line" role="status">
        Searching …
      </p>
      <ol className={`cards cards-${mode}`} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index}>
            <div className="card skeleton">
              <div className="picture" />
              <div className="card-main">
                <span style={{ width: '30%' }} />
                <span className="skeleton-title" />
                <span style={{ width: '45%' }} />
                <span style={{ width: '70%' }} />
              </div>
              <div className="actions" />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
