import { Link } from './link.js';
import { Icon } from './icon.js';
import { pageMarks } from './page-marks.js';
import './styles/pagination.css';
import { PAGINATION_WORDS } from '../../../src/shared/words/pagination-words.js';
import { useWords } from '../lib/use-words.js';
import { fillTemplate } from '../../../src/shared/text/fill-template.js';

/** Pagination with links, so that pages can be opened, shared and used without JavaScript. */
export function Pagination({ current, last, to }: { current: number; last: number; to: (page: number) => string }) {
  const words = useWords('page-words', PAGINATION_WORDS);
  if (last <= 1) return null;
  return (
    <nav className="pagination" aria-label={words.pages}>
      {current > 1 && (
        <Link className="pagination-step" to={to(current - 1)} rel="prev" aria-label={words.previousPage}>
          <Icon name="chevron-left" />
          <span>{words.previous}</span>
        </Link>
      )}
      <ol>
        {pageMarks(current, last).map((mark, index) => (
          <li key={mark === '...' ? `gap-${index}` : mark}>
            {mark === '...' ? (
              <span className="pagination-gap">...</span>
            ) : (
              <Link
                to={to(mark)}
                aria-current={mark === current ? 'page' : undefined}
                aria-label={fillTemplate(words.page, { page: mark })}
              >
                {mark}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <Link className="pagination-step" to={to(current + 1)} rel="next" aria-label={words.nextPage}>
          <span>{words.next}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
