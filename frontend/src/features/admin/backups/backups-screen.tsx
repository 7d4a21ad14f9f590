import { SaveOutlined } from '@ant-design/icons';
import { Alert, Button, Card, Empty } from 'antd';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type AdminError, adminApi, errorText, TAGS } from '../api/admin-api.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { useRestoredFocus } from '../kit/restore-focus.js';
import { useToast } from '../kit/use-toast.js';
import { SettingsCard } from '../site/settings-card.js';
import { UnsavedGroups } from '../site/unsaved-groups.js';
import { useSiteSettingsQuery } from '../site/site-endpoints.js';
import { type Backups, type BackupWork, useBackupsQuery, useWorkOnBackupsMutation } from './backup-endpoints.js';
import { BackupLine } from './backup-line.js';
import { LastRun, RunUnderWay } from './backup-runs.js';
import { UploadBackup } from './upload-button.js';
import '../site/site.css';
import './backups.css';

const POLL_MS = 1_000;

/** Backups of the whole directory: create, test, restore. */
export default function BackupsScreen() {
  const [follows, setFollows] = useState(false);
  const { data, error, refetch } = useBackupsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: follows ? POLL_MS : 0,
  });
  const underWay = data?.runs[0]?.endedAt === null ? data.runs[0] : undefined;
  const dispatch = useDispatch();
  useEffect(() => {
    if (data === undefined || follows === (underWay !== undefined)) return;
    setFollows(underWay !== undefined);
    // After a restore, every cached read is stale; after a backup, only the audit log and the setup checklist.
    if (underWay === undefined) dispatch(adminApi.util.invalidateTags(data.runs[0]?.kind === 'restore' ? [...TAGS] : ['audit', 'start']));
  }, [data, follows, underWay, dispatch]);
  return (
    <>
      <div className="site-head">
        <h1>Backups</h1>
        <p role="status">{data ? lastText(data) : 'The whole directory in one file: listings, wording, pictures, forms.'}</p>
      </div>
      {!data && error && <LoadError title="The backups could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label="Loading the backups" rows={10} />}
      {data && (
        <div className="site-parts">
          {underWay && error !== undefined && (error as AdminError).status !== 401 && (
            <Alert
              type="info"
              showIcon
              title="The site is briefly unavailable"
              description="A backup is being restored. This page updates itself."
            />
          )}
          <BackupsPanel backups={data} isBusy={underWay !== undefined} />
          <UnsavedGroups>
            <Schedule />
          </UnsavedGroups>
        </div>
      )}
    </>
  );
}

function BackupsPanel({ backups: { backups, runs, folder, machine }, isBusy }: { backups: Backups; isBusy: boolean }) {
  const [work, { error, isLoading }] = useWorkOnBackupsMutation();
  const failure = error && (error as AdminError).status !== 401 ? (error as AdminError) : undefined;
  const toast = useToast();
  const begin = async (what: BackupWork) => {
    const { error: failed } = await work(what);
    if (what.kind === 'delete' && !failed) toast({ title: 'Backup deleted' });
  };
  const busy = isBusy || isLoading;
  useRestoredFocus(busy);
  return (
    <>
      {failure && (
        <Alert type="error" showIcon role="alert" title="Nothing was done" description={failure.problem?.detail ?? errorText(failure)} />
      )}
      {isBusy ? <RunUnderWay run={runs[0]!} /> : runs[0] && <LastRun run={runs[0]} />}
      <Card
        className="site-card backups-card"
        title={<h2>Files</h2>}
        extra={
          <Button type="primary" icon={<SaveOutlined aria-hidden />} disabled={busy} onClick={() => void begin({ kind: 'backup' })}>
            Make a backup
          </Button>
        }
      >
        {backups.length === 0 ? (
          <Empty description="There is no backup yet" />
        ) : (
          <ul className="backup-lines">
            {backups.map((backup) => (
              <BackupLine key={backup.name} backup={backup} busy={busy} onWork={(what) => void begin(what)} />
            ))}
          </ul>
        )}
        <UploadBackup disabled={busy} />
        <p className="site-help">
          They are in {folder} on {machine}. Each contains personal data, but no passwords or keys: keep a copy somewhere else, where no one
          else can read it.
        </p>
      </Card>
    </>
  );
}

function Schedule() {
  const { data, error, refetch } = useSiteSettingsQuery();
  if (error && !data) return <LoadError title="The schedule could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading the schedule" rows={3} />;
  const group = data.groups.find(({ name }) => name === 'backups')!;
  return (
    <SettingsCard group={group} settings={data.settings.filter((setting) => setting.group === 'backups')} onReload={() => void refetch()} />
  );
}

function lastText({ lastGoodAt }: Backups): string {
  return lastGoodAt === null
    ? 'There is no backup yet: lost data cannot be recovered.'
    : `The last good backup was made on ${momentText(lastGoodAt)}.`;
}
