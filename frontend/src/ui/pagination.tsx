import { Link } from 'react-router-dom';
import { Icon } from './icon.js';
import { pageMarks } from './page-marks.js';
import './styles/pagination.css';

/** Pagination with links, so that pages can be opened, shared and used without JavaScript. */
export function Pagination({ current, last, to }: { current: number; last: number; to: (page: number) => string }) {
  if (last <= 1) return null;
  return (
    <nav className="pagination" aria-label="Pages">
      {current > 1 && (
        <Link className="pagination-step" to={to(current - 1)} rel="prev" aria-label="Previous page">
          <Icon name="chevron-left" />
          <span>Previous</span>
        </Link>
      )}
      <ol>
        {pageMarks(current, last).map((mark, index) => (
          <li key={mark === '…' ? `gap-${index}` : mark}>
            {mark === '…' ? (
              <span className="pagination-gap">…</span>
            ) : (
              <Link to={to(mark)} aria-current={mark === current ? 'page' : undefined} aria-label={`Page ${mark}`}>
                {mark}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <Link className="pagination-step" to={to(current + 1)} rel="next" aria-label="Next page">
          <span>Next</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
