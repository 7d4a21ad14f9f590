import { Statistic } from 'antd';
import type { SyncFigures } from '../../../../../src/modules/listings/domain/import/sync-run.js';

/** The numbers of one sync. */
export function Figures({
  created,
  updated,
  unchanged,
  removed,
  skippedTotal,
}: Pick<SyncFigures, 'created' | 'updated' | 'unchanged' | 'removed' | 'skippedTotal'>) {
  const numbers: [string, number][] = [
    ['Created', created],
    ['Updated', updated],
    ['Unchanged', unchanged],
    ['Removed', removed],
    ['Skipped rows', skippedTotal],
  ];
  return (
    <div className="sync-figures">
      {numbers.map(([title, value]) => (
        <Statistic key={title} title={title} value={value} />
      ))}
    </div>
  );
}
