import { Link } from 'react-router-dom';
import { useOverviewQuery } from './overview-endpoints.js';
import { BrokenParts, Figures } from './overview-parts.js';
import { NO_FIGURES } from './overview-words.js';
import './overview.css';

/** A summary of the overview, above the editor of the pages; renders nothing when it cannot be read. */
export function OverviewSummary() {
  // An admin who comes back to the pages sees the figures of before at once: the editor below does not move.
  const { data, isLoading } = useOverviewQuery('7', { refetchOnMountOrArgChange: true });
  if (isLoading) return <AwaitedSummary />;
  if (!data) return null;
  return (
    <div className="overview overview-summary">
      <BrokenParts overview={data} />
      <Figures overview={data} />
      <p>
        <Link to="/settings/overview">The whole overview: by day, by trade and by city</Link>
      </p>
    </div>
  );
}

/** Until the figures have come: tiles with their names only, as high as they will be. */
function AwaitedSummary() {
  return (
    <div className="overview overview-summary overview-awaited" inert>
      <Figures overview={NO_FIGURES} />
    </div>
  );
}
