import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { useOverviewQuery } from './overview-endpoints.js';
import { BrokenParts, Figures } from './overview-parts.js';
import './overview.css';

/** A summary of the overview, above the editor of the pages; renders nothing when it cannot be read. */
export function OverviewSummary() {
  const { data, isLoading } = useOverviewQuery('7');
  // Reserve its space while loading, to avoid a layout shift.
  if (isLoading)
    return (
      <div className="overview overview-summary overview-awaited" aria-hidden>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    );
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
