import { Link } from '../../ui/link.js';
import { searchFor, useTrades } from '../../lib/trades.js';
import type { Position } from './search-view.js';
import { Notice } from '../../ui/notice.js';
import { NOTHING_WORDS } from '../../../../src/shared/words/nothing-words.js';
import { usePartsOff } from '../../lib/parts.js';
import { useWords } from '../../lib/use-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

export interface NoResultsProps {
  page: number;
  totalPages: number;
  /** The address of the last page. */
  last: string;
  /** For each filter, a link to the search without it. */
  without: { text: string; to: string }[];
  /** The search has words but no filters. */
  isWordsAlone: boolean;
  near: Position | null;
  /** The operator's text for a search without results. */
  text: string | undefined;
}

/** The empty state: no results, a page beyond the end, or no search yet. */
export default function NoResults(props: NoResultsProps) {
  if (props.totalPages > 0) return <NoSuchPage {...props} />;
  return props.without.length > 0 || props.near ? <NothingFound {...props} /> : <IntroGuide />;
}

function NoSuchPage({ page, totalPages, last }: NoResultsProps) {
  const words = useWords('search-words', NOTHING_WORDS);
  return (
    <Notice drawing="no-results" title={fillTemplate(words.noPage, { page: page.toLocaleString('en-CA') })}>
      <p>{totalPages === 1 ? words.onePage : fillTemplate(words.manyPages, { pages: totalPages.toLocaleString('en-CA') })}</p>
      <p>
        <Link className="button button-accent" to={last}>
          {words.lastPage}
        </Link>
      </p>
    </Notice>
  );
}

function NothingFound({ without, isWordsAlone, near, text }: NoResultsProps) {
  const words = useWords('search-words', NOTHING_WORDS);
  const off = usePartsOff();
  return (
    <Notice drawing="no-results" title={words.nothing}>
      <p>{text}</p>
      {without.length > 0 && (
        <ul className="chips" aria-label={words.tryWithout}>
          {without.map((filter) => (
            <li key={filter.to}>
              <Link className="chip" to={filter.to}>
                {fillTemplate(words.without, { filter: filter.text })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isWordsAlone && <TradesHere title={words.tradesHere} />}
      {near && <p>{fillTemplate(words.nobodyNear, { km: near.radiusKm })}</p>}
      {!off.includes('emergency') && (
        <p>
          <Link to="/emergency-help">{words.emergency}</Link>
        </p>
      )}
      <p>
        <Link className="button button-accent" to="/search">
          {words.everybody}
        </Link>
      </p>
    </Notice>
  );
}

const MAX_TRADES = 12;

/** Links to trades of the directory, for a search whose words found nothing. */
function TradesHere({ title }: { title: string }) {
  const trades = useTrades().few(MAX_TRADES);
  if (trades.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="chips" aria-label={title}>
        {trades.map(({ name, plural, slug }) => (
          <li key={slug}>
            <Link className="chip" to={searchFor(name)}>
              {plural}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const SHOWN = 3;

/** The introduction that is shown before the first search. */
function IntroGuide() {
  const words = useWords('search-words', NOTHING_WORDS);
  const trades = useTrades();
  return (
    <Notice drawing="directory-empty" title={words.start}>
      <p>{words.startText}</p>
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
