import { EyeOutlined } from '@ant-design/icons';
import { Alert, App, Button, Card, Progress, Space } from 'antd';
import { useState } from 'react';
import { MAX_REMOVED_TEXT, TOO_MANY_REMOVED } from '../../../../../src/shared/listings/removal-limit.js';
import { popupContainer } from '../kit/layers.js';
import { startFailed } from '../kit/failed-toast.js';
import { counted } from '../../../lib/words.js';
import { RunHistory } from './run-history.js';
import { sampleText } from './sample-words.js';
import { SyncButton } from './sync-button.js';
import { type SyncState, useSyncStateQuery } from './sync-endpoints.js';
import { minutesLeft } from './sync-words.js';
import { useRestoredFocus } from '../kit/restore-focus.js';
import { SyncResult } from './sync-result.js';
import { UndoSync } from './undo-sync.js';
import { useSync } from './use-sync.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import './sync.css';

const LOOK_EVERY_MS = 1_000;

/** The sync of the sheet: preview, apply, undo. */
export default function SyncScreen() {
  const { sync, syncing, failure, answer } = useSync();
  const [follow, setFollow] = useState(false);
  /** The preview exceeds the limit of removals, and would be refused without `force`. */
  const [isForced, setForced] = useState(false);
  const { data, error, refetch } = useSyncStateQuery(undefined, { pollingInterval: syncing || follow ? LOOK_EVERY_MS : 0 });
  const { modal } = App.useApp();
  const running = syncing || (data?.running ?? false);
  useRestoredFocus(running);
  // A sync started elsewhere or by the schedule: its progress is polled until it ends.
  if (data && data.running !== follow) setFollow(data.running);

  const preview = (force: boolean) => {
    setForced(force);
    void sync({ dryRun: true, force });
  };
  const applyAnyway = () =>
    void modal.confirm({
      title: 'Remove these listings from the directory?',
      content: [
        sampleText(answer?.sample ?? 0, false),
        `The sheet would remove more than ${MAX_REMOVED_TEXT} of its listings. Their pages answer 404 until the sheet brings them back. The last sync can be undone.`,
      ]
        .join(' ')
        .trim(),
      okText: 'Sync anyway',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      onOk: () => void sync({ force: true }),
    });

  return (
    <>
      <div className="sync-head">
        <h1>Sync</h1>
        <div className="sync-actions">
          <Button icon={<EyeOutlined aria-hidden />} disabled={running} onClick={() => preview(false)}>
            Preview changes
          </Button>
          <SyncButton primary running={running} />
        </div>
      </div>
      <div className="sync-parts">
        {data?.paused && (
          <Alert
            type="warning"
            showIcon
            title="Automatic syncs are paused"
            description="A sync was undone, and the schedule would only repeat it. They resume with the next sync you start here."
          />
        )}
        {running && <Running progress={data?.progress ?? undefined} />}
        {!running && failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            {...startFailed(failure)}
            action={
              failure.problem?.type === `/problems/${TOO_MANY_REMOVED}` ? (
                <Space wrap>
                  <Button onClick={() => preview(true)}>Preview it anyway</Button>
                  <Button danger onClick={applyAnyway}>
                    Sync anyway
                  </Button>
                </Space>
              ) : undefined
            }
          />
        )}
        {!running && answer && <SyncResult answer={answer} onApply={() => (isForced ? applyAnyway() : void sync())} />}
        {error && <LoadError title="The history could not be read" error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading label="Loading the history" />}
        {data && <UndoSync state={data} disabled={running} />}
        {data && <RunHistory latest={data} />}
      </div>
    </>
  );
}

function Running({ progress }: { progress: NonNullable<SyncState['progress']> | undefined }) {
  const timeLeft = progress?.doneAt ? minutesLeft(progress.doneAt) : undefined;
  return (
    <Card>
      {/* Only this is the live region: the counter beside it would be announced at each change. */}
      <strong role="status">A sync is running</strong>
      <Progress percent={100} status="active" showInfo={false} aria-label="Syncing" />
      <p>{progress ? `${counted(progress.read, 'row')} read, ${counted(progress.written, 'listing')} written` : 'Reading the sheet ...'}</p>
      {timeLeft && <p>{timeLeft}</p>}
      <p className="sync-help">The directory changes only when everything is done. You can leave this page.</p>
    </Card>
  );
}
