import { Alert, Card, Empty, Grid, Tag } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { ListPages, NoSuchPage } from '../kit/list-pages.js';
import { PER_PAGE } from '../kit/per-page.js';
import { useListAddress } from '../kit/use-list-address.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { Findings } from './findings.js';
import { type SyncRun, type SyncState, useEarlierRunsQuery, useSyncRunQuery } from './sync-endpoints.js';
import { runFiguresText } from './sync-words.js';
import { QuietTable } from '../kit/quiet-table.js';

const TRIGGERS: Record<string, string> = {
  manual: 'By hand',
  schedule: 'Scheduled',
  start: 'At startup',
  sample: 'Sample data',
  upload: 'Upload',
  undo: 'Undo',
};

const STATUS: Record<string, { colour: string; text: string }> = {
  running: { colour: 'processing', text: 'Running' },
  applied: { colour: 'success', text: 'Applied' },
  previewed: { colour: 'default', text: 'Preview' },
  undone: { colour: 'warning', text: 'Undone' },
  refused: { colour: 'warning', text: 'Refused' },
  failed: { colour: 'error', text: 'Failed' },
  interrupted: { colour: 'error', text: 'Interrupted' },
};

/** All syncs, newest first. @param latest the first page, which is polled during a sync */
export function RunHistory({ latest }: { latest: SyncState }) {
  const { page, turnTo } = useListAddress({});
  const { currentData, error, isFetching, refetch } = useEarlierRunsQuery(page === 1 ? skipToken : page);
  const { runs, runsTotal } = (page === 1 ? undefined : currentData) ?? { ...latest, runs: page === 1 ? latest.runs : undefined };
  const last = Math.ceil(runsTotal / PER_PAGE);
  return (
    <Card title={<h2>History</h2>}>
      {runsTotal === 0 && <Empty description="Nothing has been synced yet" />}
      {!runs && error && <LoadError title="The earlier syncs could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!runs && !error && <Loading label="Loading the earlier syncs" rows={12} />}
      {runs?.length === 0 && runsTotal > 0 && <NoSuchPage page={page} data={{ totalPages: last }} onTurn={turnTo} />}
      {runs && runs.length > 0 && <Runs runs={runs} waiting={isFetching} />}
      <ListPages page={page} total={runsTotal} onTurn={turnTo} />
    </Card>
  );
}

function Runs({ runs, waiting }: { runs: SyncRun[]; waiting: boolean }) {
  const { md = false } = Grid.useBreakpoint();
  return (
    <QuietTable
      size="small"
      rowKey="id"
      dataSource={runs}
      waiting={waiting}
      expandable={{
        columnTitle: <span className="visually-hidden">Details</span>,
        rowExpandable: (run) => run.error !== null || foundBy(run) > 0,
        expandedRowRender: (run) => (
          <>
            {run.error && <Alert className="sync-note" type="error" showIcon title={run.error} />}
            {foundBy(run) > 0 && <Found run={run} />}
          </>
        ),
      }}
      columns={[
        { title: 'When and how', key: 'startedAt', render: (_, run) => <Occasion run={run} isWhole={!md} /> },
        { title: 'Outcome', key: 'status', hidden: !md, render: (_, run) => <Outcome run={run} /> },
        { title: 'Listings', key: 'figures', hidden: !md, render: (_, run) => runFiguresText(run) },
      ]}
    />
  );
}

const foundBy = ({ skippedTotal, notesTotal, duplicatesTotal }: SyncRun) => skippedTotal + notesTotal + duplicatesTotal;

/** The findings of a run, read on demand. */
function Found({ run: { id, startedAt } }: { run: SyncRun }) {
  const { data, error, refetch } = useSyncRunQuery(id);
  if (data) return <Findings {...data} name={`sync-${startedAt.slice(0, 10)}`} />;
  if (error) return <LoadError title="What it found could not be read" error={error} onRetry={() => void refetch()} />;
  return <Loading label="Loading what it found" rows={3} />;
}

function Outcome({ run: { status } }: { run: SyncRun }) {
  return <Tag color={STATUS[status]?.colour}>{STATUS[status]?.text ?? status}</Tag>;
}

/** Time, trigger and source of a run. @param isWhole all in one cell, for phones without further columns */
function Occasion({ run, isWhole }: { run: SyncRun; isWhole: boolean }) {
  const { startedAt, trigger, source } = run;
  return (
    <span className="sync-occasion">
      <span>{momentText(startedAt)}</span>
      {isWhole && <Outcome run={run} />}
      <span>{[TRIGGERS[trigger] ?? trigger, source].filter(Boolean).join(', ')}</span>
      {isWhole && <span>{runFiguresText(run)}</span>}
    </span>
  );
}
