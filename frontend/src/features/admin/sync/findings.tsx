import { DownloadOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import { csvOf, download } from './download.js';
import type { SyncFigures } from '../../../../../src/modules/listings/domain/import/sync-run.js';
import { QuietTable } from '../kit/quiet-table.js';

type FindingsProps = Pick<SyncFigures, 'skipped' | 'notes' | 'duplicates' | 'skippedTotal' | 'notesTotal' | 'duplicatesTotal'> & {
  /** Beginning of the names of downloaded files. */
  name: string;
};

/** Skipped rows, dropped cells, and possible duplicates. */
export function Findings({ skipped, skippedTotal, notes, notesTotal, duplicates, duplicatesTotal, name }: FindingsProps) {
  const tables = [
    {
      key: 'skipped',
      title: 'Skipped rows',
      total: skippedTotal,
      rows: skipped.map(({ row, reason }) => ({ Row: row, Reason: reason })),
    },
    {
      key: 'notes',
      title: 'Notes',
      total: notesTotal,
      rows: notes.map(({ row, field, reason }) => ({ Row: row, Field: field, Note: reason })),
    },
    {
      key: 'duplicates',
      title: 'Possible duplicates',
      total: duplicatesTotal,
      rows: duplicates.map(({ field, value, ids }) => ({ Field: field, Value: value, Listings: ids.join(', ') })),
    },
  ].filter(({ rows }) => rows.length > 0);
  // The lists are deleted after some months, and on the erasure of a person in them; the counts stay.
  if (tables.length === 0)
    return skippedTotal + notesTotal + duplicatesTotal > 0 ? <p className="sync-help">The lists of this run are no longer kept.</p> : null;
  return (
    <Tabs
      items={tables.map(({ key, title, total, rows }) => ({
        key,
        label: `${title} (${total.toLocaleString('en-CA')})`,
        children: (
          <div className="sync-findings">
            <QuietTable
              size="small"
              rowKey={(row) => JSON.stringify(row)}
              dataSource={rows as Record<string, string | number>[]}
              columns={Object.keys(rows[0]!).map((title) => ({ title, dataIndex: title, width: title === 'Row' ? 80 : undefined }))}
              perPage={10}
            />
            <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => download(`${name}-${key}.csv`, csvOf(rows))}>
              Download as CSV
            </Button>
            {total > rows.length && (
              <p className="sync-help">{`Of ${total.toLocaleString('en-CA')} the first ${rows.length.toLocaleString('en-CA')} are listed, here and in the file.`}</p>
            )}
          </div>
        ),
      }))}
    />
  );
}
