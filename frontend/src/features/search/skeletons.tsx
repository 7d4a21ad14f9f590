import type { ViewMode } from './search-view.js';

const SKELETONS = 8;

/** Placeholders (skeletons) while results are loading. */
export function Skeletons({ mode }: { mode: ViewMode }) {
  return (
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
  );
}
