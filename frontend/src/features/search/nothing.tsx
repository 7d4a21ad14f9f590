import { Link } from 'react-router-dom';
import { searchFor, useTrades } from '../../lib/trades.js';
import type { Position } from './search-view.js';
import { Notice } from '../../ui/notice.js';

export interface NothingProps {
  page: number;
  totalPages: number;
  /** The address of the last page. */
  last: string;
  /** The search without one of its filters, for each of them. */
  without: { text: string; to: string }[];
  near: Position | null;
  /** What the site says where nobody is found. */
  text: string | undefined;
}

/** The empty state: no results, a page beyond the end, or no search yet. */
export default function Nothing(props: NothingProps) {
  if (props.totalPages > 0) return <NoSuchPage {...props} />;
  return props.without.length > 0 || props.near ? <NothingFound {...props} /> : <IntroGuide />;
}

function NoSuchPage({ page, totalPages, last }: NothingProps) {
  return (
    <Notice drawing="no-results" title={`There is no page ${page}`}>
      <p>These results have {totalPages === 1 ? 'one page' : `${totalPages} pages`}.</p>
      <p>
        <Link className="button button-accent" to={last}>
          Go to the last page
        </Link>
      </p>
    </Notice>
  );
}

function NothingFound({ without, near, text }: NothingProps) {
  return (
    <Notice drawing="no-results" title="No Results Found">
      <p role="status">{text}</p>
      {without.length > 0 && (
        <ul className="chips" aria-label="Try without one of the filters">
          {without.map((filter) => (
            <li key={filter.to}>
              <Link className="chip" to={filter.to}>
                Without {filter.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {near && <p>Nobody is listed within {near.radiusKm} km of you. Choose a longer way, or turn off “Near me” to see everybody.</p>}
      <p>
        <Link className="button button-accent" to="/search">
          See all professionals
        </Link>
      </p>
    </Notice>
  );
}

const SHOWN = 3;

/** What the search is for, while there is nothing to show. */
function IntroGuide() {
  const trades = useTrades();
  return (
    <Notice drawing="directory-empty" title="Start with a trade">
      <p>Choose what needs doing. You will see who does it near you, what others say about them, and how to reach them.</p>
      <ul className="intro-links">
        {trades.few(SHOWN).map(({ name, plural, slug, summary }) => (
          <li key={slug}>
            <Link to={searchFor(name)}>
              <strong>{plural}</strong>
              {summary}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
