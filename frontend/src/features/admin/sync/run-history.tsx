import { Alert, Card, Empty, Table, Tag } from 'antd';
import { momentText } from '../shared/moment.js';
import { Findings } from './findings.js';
import type { SyncRun } from './sync-endpoints.js';

const TRIGGERS: Record<string, string> = { manual: 'By hand', schedule: 'By the clock', start: 'At the start', sample: 'Sample data', undo: 'Undo' };

const STATUS: Record<string, { colour: string; text: string }> = {
  running: { colour: 'processing', text: 'Running' },
  applied: { colour: 'success', text: 'Applied' },
  previewed: { colour: 'default', text: 'Preview' },
  undone: { colour: 'warning', text: 'Undone' },
  refused: { colour: 'warning', text: 'Refused' },
  failed: { colour: 'error', text: 'Failed' },
  interrupted: { colour: 'error', text: 'Interrupted' },
};

/** The latest syncs, newest first. */
export function RunHistory({ runs }: { runs: SyncRun[] }) {
  return (
    <Card title={<h2>History</h2>}>
      {runs.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Nothing has been synced yet" />
      ) : (
        <Table
          size="small"
          rowKey="id"
          dataSource={runs}
          pagination={false}
          scroll={{ x: 'max-content' }}
          expandable={{
            rowExpandable: ({ error, skipped, notes, duplicates }) => error !== null || skipped.length + notes.length + (duplicates?.length ?? 0) > 0,
            expandedRowRender: (run) => (
              <>
                {run.error && <Alert type="error" showIcon title={run.error} />}
                <Findings {...run} name={`sync-${run.startedAt.slice(0, 10)}`} />
              </>
            ),
          }}
          columns={[
            { title: 'When', dataIndex: 'startedAt', render: (at: string) => momentText(at) },
            { title: 'How', dataIndex: 'trigger', render: (trigger: string) => TRIGGERS[trigger] ?? trigger },
            { title: 'Source', dataIndex: 'source' },
            { title: 'Outcome', dataIndex: 'status', render: (status: string) => <Tag color={STATUS[status]?.colour}>{STATUS[status]?.text ?? status}</Tag> },
            { title: 'Created', dataIndex: 'created', align: 'right' },
            { title: 'Updated', dataIndex: 'updated', align: 'right' },
            { title: 'Unchanged', dataIndex: 'unchanged', align: 'right' },
            { title: 'Removed', dataIndex: 'removed', align: 'right' },
            { title: 'Skipped', key: 'skipped', align: 'right', render: (_, { skipped }) => skipped.length },
          ]}
        />
      )}
    </Card>
  );
}
