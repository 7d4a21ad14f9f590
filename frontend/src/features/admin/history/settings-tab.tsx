import { Button, Empty, Tag } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { namesText } from './difference.js';
import { type Revision, useRevisionsQuery } from './history-endpoints.js';
import { RestoreDialog } from './restore-dialog.js';
import { RevisionDrawer } from './revision-drawer.js';

const HELP = 'The latest saves of the settings, newest first. Restoring one makes a new save: the current state stays in the history.';

/** The last saves of the settings, newest first. */
export function SettingsTab() {
  const [parameters, setParameters] = useSearchParams();
  const { data, error, refetch } = useRevisionsQuery();
  const [restoring, setRestoring] = useState<number>();
  const view = parameters.get('view') ?? '';
  // Save 0 has the defaults.
  const viewed = /^\d+$/.test(view) ? Number(view) : undefined;
  if (error) return <LoadError title="The history could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  if (data.items.length === 0) {
    return (
      <Empty description="Nothing has been saved yet: the site shows its original wording and colours.">
        <Link to="/settings">Go to the pages</Link>
      </Empty>
    );
  }
  return (
    <>
      <p className="history-help">{HELP}</p>
      <ol className="history-list">
        {data.items.map((revision, index) => (
          <Row key={revision.version} revision={revision} newest={index === 0} onRestore={() => setRestoring(revision.version)} />
        ))}
      </ol>
      <RevisionDrawer version={viewed} onClose={() => setParameters({})} onRestore={setRestoring} />
      <RestoreDialog version={restoring} onClose={() => setRestoring(undefined)} onRestored={() => setParameters({})} />
    </>
  );
}

function Row({
  revision: { version, savedAt, fields, restoredFrom },
  newest,
  onRestore,
}: {
  revision: Revision;
  newest: boolean;
  onRestore: () => void;
}) {
  const when = momentText(savedAt);
  return (
    <li>
      <div className="history-what">
        <span className="history-when">
          <strong>{when}</strong>
          {newest && <Tag color="success">Now</Tag>}
          {restoredFrom !== null && <Tag>{`Restored save ${restoredFrom}`}</Tag>}
        </span>
        <span>{fields.length > 0 ? `Changed: ${namesText(fields)}` : version === 0 ? 'Original settings' : 'Changed nothing'}</span>
        <span className="history-nothing">{`Save ${version}`}</span>
      </div>
      {!newest && (
        <div className="history-buttons">
          <Link className="history-view" to={`?view=${version}`} aria-label={`View the save of ${when}`}>
            View
          </Link>
          <Button aria-label={`Restore the save of ${when}`} onClick={onRestore}>
            Restore
          </Button>
        </div>
      )}
    </li>
  );
}
