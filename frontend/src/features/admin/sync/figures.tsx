import { Statistic } from 'antd';
import type { SyncFigures } from './sync-endpoints.js';

/** The numbers of one sync. */
export function Figures({
  created,
  updated,
  unchanged,
  removed,
  skipped,
}: Pick<SyncFigures, 'created' | 'updated' | 'unchanged' | 'removed' | 'skipped'>) {
  const numbers: [string, number][] = [
    ['Created', created],
    ['Updated', updated],
    ['Unchanged', unchanged],
    ['Removed', removed],
    ['Skipped rows', skipped.length],
  ];
  return (
    <div className="sync-figures">
      {numbers.map(([title, value]) => (
        <Statistic key={title} title={title} value={value} />
      ))}
    </div>
  );
}
