import { Alert, Card, Progress } from 'antd';
import { counted } from '../../../lib/words.js';
import { momentText } from '../kit/moment.js';
import type { BackupRun } from './backup-endpoints.js';

const GOING_ON: Record<BackupRun['kind'], { title: string; help: string }> = {
  backup: { title: 'A backup is being made', help: 'The site stays available. You can leave this page.' },
  test: {
    title: 'A backup is being tried out',
    help: 'It is restored into a temporary database. Nothing on the site changes.',
  },
  restore: {
    title: 'A backup is being restored',
    help: 'The current state is backed up first, then the backup is restored. Visitors may wait a few seconds. Leave this page open: it updates itself.',
  },
};

export function RunUnderWay({ run: { kind } }: { run: BackupRun }) {
  const { title, help } = GOING_ON[kind];
  return (
    <Card role="status" className="site-card">
      <strong>{title}</strong>
      <Progress percent={100} status="active" showInfo={false} aria-label={title} />
      <p className="site-help">{help}</p>
    </Card>
  );
}

const FAILED: Record<BackupRun['kind'], string> = {
  backup: 'No backup was made',
  test: 'The backup could not be restored',
  restore: 'Nothing was restored',
};

/** The outcome of the last run. */
export function LastRun({ run: { kind, endedAt, problem, detail } }: { run: BackupRun }) {
  const when = momentText(endedAt!);
  if (problem !== null) return <Alert type="error" showIcon title={`${FAILED[kind]} (${when})`} description={problem} />;
  if (kind === 'restore') {
    return (
      <Alert
        type="success"
        showIcon
        title={`The directory was restored on ${when}`}
        description={`It has ${counted(detail.listings ?? 0, 'listing')} now. The state before is in ${detail.madeFirst}.`}
      />
    );
  }
  if (kind === 'test') {
    return (
      <Alert
        type="success"
        showIcon
        title="The backup can be restored"
        description={`It was tried out on ${when}: ${counted(detail.listings ?? 0, 'listing')}, ${counted(detail.rows ?? 0, 'row')} in all.`}
      />
    );
  }
  return null;
}
