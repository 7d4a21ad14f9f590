import { Card, Empty, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { ListPages } from '../kit/list-pages.js';
import { momentText } from '../kit/moment.js';
import { runFiguresText } from '../sync/sync-words.js';
import { type ImportItem, type ImportRun, useImportsQuery } from './import-endpoints.js';

const STATUS: Record<ImportRun['status'] | 'new', { colour: string; text: string }> = {
  new: { colour: 'default', text: 'Not imported yet' },
  running: { colour: 'processing', text: 'Running' },
  applied: { colour: 'success', text: 'Imported' },
  previewed: { colour: 'default', text: 'Previewed' },
  undone: { colour: 'warning', text: 'Undone' },
  refused: { colour: 'warning', text: 'Refused' },
  failed: { colour: 'error', text: 'Failed' },
};

interface ImportHistoryProps {
  page: number;
  onTurn: (page: number) => void;
  open: string | undefined;
  /** Shows the runs of this source only. */
  source: string | undefined;
}

/** Files that were uploaded or fetched before, newest first. */
export function ImportHistory({ page, onTurn, open, source }: ImportHistoryProps) {
  const { data: last, currentData, error, refetch } = useImportsQuery({ page, source }, { refetchOnMountOrArgChange: true });
  // After an error, do not show the data of another page or source.
  const data = error ? currentData : last;
  return (
    <Card title={<h2>{source ? 'History of the source' : 'Files'}</h2>} extra={source && <Link to="?">All files</Link>}>
      {error && !data ? (
        <LoadError title="The files could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading the files" rows={4} />
      ) : data.items.length === 0 ? (
        <Empty
          description={
            data.total === 0
              ? source
                ? 'Nothing has been fetched from it yet'
                : 'Nothing has been uploaded or fetched yet'
              : 'There is no such page'
          }
        />
      ) : (
        <ul className="import-files">
          {data.items.map((item) => (
            <FileLine key={item.id} item={item} isOpen={item.id === open} />
          ))}
        </ul>
      )}
      {data && <ListPages page={page} total={data.total} onTurn={onTurn} />}
    </Card>
  );
}

function FileLine({ item: { id, name, fileName, createdAt, rows, run }, isOpen }: { item: ImportItem; isOpen: boolean }) {
  const { colour, text } = STATUS[run?.status ?? 'new'];
  return (
    <li aria-current={isOpen ? 'true' : undefined}>
      <span className="import-file">
        <Link to={`?file=${id}`}>{name}</Link>
        <span className="sync-help">{[fileName, counted(rows, 'row'), momentText(createdAt)].join(', ')}</span>
      </span>
      <Tag color={colour}>{text}</Tag>
      <span className="sync-help">{run && ['applied', 'previewed'].includes(run.status) ? runFiguresText(run) : ''}</span>
    </li>
  );
}
