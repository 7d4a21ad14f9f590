import { Alert, Card, Progress } from 'antd';
import { counted } from '../../../lib/words.js';
import { momentText } from '../kit/moment.js';
import type { BackupRun } from './backup-endpoints.js';

const GOING_ON: Record<BackupRun['kind'], { title: string; help: string }> = {
  backup: { title: 'A backup is being made', help: 'The site goes on meanwhile. You can leave this page.' },
  test: {
    title: 'A backup is being tried out',
    help: 'It is restored into an empty database, which is thrown away. Nothing of the site changes.',
  },
  restore: {
    title: 'A backup is being put back',
    help: 'First a backup of how it is now, then the restore. Visitors may wait for some seconds. Leave this page open: it goes on by itself.',
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
        title={`The directory was put back on ${when}`}
        description={`It has ${counted(detail.listings ?? 0, 'listing')} now. How it was before is in ${detail.madeFirst}.`}
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
