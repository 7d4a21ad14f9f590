import { Button, Empty, Tag } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ListPages, NoSuchPage } from '../kit/list-pages.js';
import { useListAddress } from '../kit/use-list-address.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { namesText } from './difference.js';
import { type Revision, useRevisionsQuery } from './history-endpoints.js';
import { RestoreDialog } from './restore-dialog.js';
import { RevisionDrawer } from './revision-drawer.js';

const HELP =
  'All saves of the settings, newest first. Restoring one makes a new save: the current state stays in the history. Pictures are kept for the last twenty saves.';

/** The saves of the settings, newest first. */
export function SettingsTab() {
  const [parameters, setParameters] = useSearchParams();
  const { page, turnTo } = useListAddress({});
  const { data, error, isFetching, refetch } = useRevisionsQuery(page);
  const [restoring, setRestoring] = useState<number>();
  const view = parameters.get('view') ?? '';
  // Save 0 has the defaults.
  const viewed = /^\d+$/.test(view) ? Number(view) : undefined;
  const addressOf = (version: number) =>
    `?${new URLSearchParams({ ...(page === 1 ? {} : { page: String(page) }), view: String(version) }).toString()}`;
  if (error) return <LoadError title="The history could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  if (data.total === 0) {
    return (
      <Empty description="Nothing has been saved yet: the site shows its original wording and colours.">
        <Link to="/settings">Go to the pages</Link>
      </Empty>
    );
  }
  return (
    <>
      <p className="history-help">{HELP}</p>
      {data.items.length === 0 && <NoSuchPage page={page} data={data} onTurn={turnTo} />}
      <ol className="history-list" aria-busy={isFetching}>
        {data.items.map((revision, index) => (
          <Row
            key={revision.version}
            revision={revision}
            newest={data.page === 1 && index === 0}
            address={addressOf(revision.version)}
            onRestore={() => setRestoring(revision.version)}
          />
        ))}
      </ol>
      <ListPages page={page} total={data.total} onTurn={turnTo} />
      <RevisionDrawer version={viewed} onClose={() => setParameters(page === 1 ? {} : { page: String(page) })} onRestore={setRestoring} />
      <RestoreDialog version={restoring} onClose={() => setRestoring(undefined)} onRestored={() => setParameters({})} />
    </>
  );
}

function Row({
  revision: { version, savedAt, fields, restoredFrom },
  newest,
  address,
  onRestore,
}: {
  revision: Revision;
  newest: boolean;
  /** The address that opens it. */
  address: string;
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
          <Link className="history-view" to={address} aria-label={`View the save of ${when}`}>
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
