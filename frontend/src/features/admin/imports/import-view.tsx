import { EyeOutlined, ImportOutlined } from '@ant-design/icons';
import { Alert, App, Button, Card, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { counted } from '../../../lib/words.js';
import { MAX_REMOVED_TEXT } from '../../../../../src/shared/listings/removal-limit.js';
import { type AdminError, adminApi } from '../api/admin-api.js';
import { popupContainer } from '../kit/layers.js';
import { focusHeading, isFocusLost, useRestoredFocus } from '../kit/restore-focus.js';
import { LoadError } from '../kit/load-error.js';
import { Loading } from '../kit/loading.js';
import { failedToast, isOutcomeUnknown, startFailed } from '../kit/failed-toast.js';
import { useToast } from '../kit/use-toast.js';
import { sampleText } from '../sync/sample-words.js';
import { ColumnsTable } from './columns-table.js';
import { type Import, LISTS_OF_IMPORTS, useImportQuery, useMapImportMutation, useStartImportMutation } from './import-endpoints.js';
import { ImportOutcome, ImportRunning } from './import-outcome.js';
import { UnreadNotes } from './unread-notes.js';

const POLL_MS = 1_000;

/** The import of one uploaded file: map the columns, preview, apply, undo. */
export function ImportView({ id }: { id: string }) {
  const [isFollowed, setFollowed] = useState(false);
  const { data, error, refetch } = useImportQuery(id, { pollingInterval: isFollowed ? POLL_MS : 0, refetchOnMountOrArgChange: true });
  const isRunning = data?.run?.status === 'running';
  // Applied, but the search engine does not have all of it yet.
  const isIndexing = data?.run?.status === 'applied' && data.run.indexed < data.run.written;
  const follows = isRunning || isIndexing;
  const dispatch = useDispatch();
  useEffect(() => {
    if (data === undefined || follows === isFollowed) return;
    setFollowed(follows);
    // The run has ended: refetch what depends on it. The file itself has been read just now.
    if (!follows) dispatch(adminApi.util.invalidateTags([LISTS_OF_IMPORTS, 'listings', 'audit', 'sync']));
  }, [data, follows, isFollowed, dispatch]);
  if (error && !data) return <LoadError title="The file could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading the file" rows={10} />;
  return <LoadedImport file={data} isRunning={isRunning} onStarted={() => void refetch()} />;
}

function LoadedImport({ file, isRunning, onStarted }: { file: Import; isRunning: boolean; onStarted: () => void }) {
  const [map, mapping] = useMapImportMutation();
  const [start, starting] = useStartImportMutation();
  /** The preview exceeds the limit of removals, and would be refused without `force`. */
  const [isForced, setForced] = useState(false);
  const { modal } = App.useApp();
  const toast = useToast();
  const busy = isRunning || starting.isLoading;
  useRestoredFocus(busy);
  // A run that is over when it is first read removes the pressed button without having been busy.
  const status = file.run?.status;
  useEffect(() => {
    if (starting.isSuccess && !isRunning && isFocusLost()) focusHeading({ preventScroll: true });
  }, [status, starting.isSuccess, isRunning]);
  const hasTitle = file.columns.some(({ field }) => field === 'title');
  const failure = starting.error && (starting.error as AdminError).status !== 401 ? (starting.error as AdminError) : undefined;

  // The run has begun although its answer was lost: clear the error.
  const runId = file.run?.id;
  useEffect(() => {
    if (failure && isOutcomeUnknown(failure)) starting.reset();
  }, [runId]);

  // The change that is being stored. Pressing a button blurs the name field, which stores the name: start the run only after that.
  const storing = useRef<Promise<boolean>>(undefined);
  // A name that could not be stored. It is still in its field, so a run stores it first: otherwise it would change the list of the old name.
  const unstored = useRef<string>(undefined);
  useEffect(() => {
    unstored.current = undefined;
  }, [file.name]);
  const change = (body: Omit<Parameters<typeof map>[0], 'id'>): Promise<boolean> => {
    // One after the other, so that the last one stays.
    const before = Promise.resolve(storing.current);
    const answer = before.then(() => map({ id: file.id, ...body }));
    const stored: Promise<boolean> = answer.then(({ error }) => {
      if (storing.current === stored) storing.current = undefined;
      if (body.name !== undefined) unstored.current = error ? body.name : undefined;
      if (error) toast(failedToast('Nothing was changed', error));
      return error === undefined;
    });
    storing.current = stored;
    return stored;
  };
  const rename = (name: string) => {
    // While another name is being stored, the earlier one is a change as well.
    if (name === file.name && storing.current === undefined) unstored.current = undefined;
    else void change({ name });
  };
  const run = async (action: 'preview' | 'apply', force = false) => {
    if (storing.current && !(await storing.current)) return;
    if (unstored.current !== undefined && !(await change({ name: unstored.current }))) return;
    const { error } = await start({ id: file.id, action, force });
    if (!error) onStarted();
  };
  const preview = (force: boolean) => {
    setForced(force);
    void run('preview', force);
  };
  const applyAnyway = () =>
    void modal.confirm({
      title: `Remove these listings from “${file.name}”?`,
      content: [
        sampleText(file.run?.sample ?? 0, false),
        `More than ${MAX_REMOVED_TEXT} of the list is not in this file. Removed pages answer 404 until a later file brings them back. The import can be undone.`,
      ]
        .join(' ')
        .trim(),
      okText: 'Import anyway',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      onOk: () => void run('apply', true),
    });

  return (
    <>
      <Card title={<h2>{file.fileName}</h2>} extra={<span className="sync-help">{counted(file.rows, 'row')}</span>}>
        {!file.kept && (
          <Alert
            className="sync-note"
            type="info"
            showIcon
            title="Its rows are no longer stored"
            description="A later file of the list was applied, or a week has passed. Upload the file again to import it."
          />
        )}
        <UnreadNotes file={file} />
        <Form layout="vertical">
          <ListName file={file} disabled={busy || !file.kept} onName={rename} />
        </Form>
        <ColumnsTable
          file={file}
          disabled={busy || !file.kept || mapping.isLoading}
          onChoose={(column, field) => void change({ mapping: { [column]: field } })}
        />
        {!hasTitle && (
          <Alert
            className="sync-note import-gap"
            type="warning"
            showIcon
            title="Which column is the name of the business?"
            description="Choose “Name” for one of them: listings need a name."
          />
        )}
        <div className="sync-actions import-gap">
          <Button icon={<EyeOutlined aria-hidden />} disabled={busy || !hasTitle || !file.kept} onClick={() => preview(false)}>
            Preview changes
          </Button>
          <Button
            type="primary"
            icon={<ImportOutlined aria-hidden />}
            loading={starting.isLoading}
            disabled={busy || !hasTitle || !file.kept}
            onClick={() => void run('apply')}
          >
            Import {counted(file.rows, 'row')}
          </Button>
        </div>
      </Card>
      {failure && <Alert type="error" showIcon role="alert" {...startFailed(failure)} />}
      {isRunning ? (
        <ImportRunning file={file} />
      ) : (
        <ImportOutcome
          file={file}
          disabled={busy}
          onApply={() => (isForced ? applyAnyway() : void run('apply'))}
          onPreviewAnyway={() => preview(true)}
          onApplyAnyway={applyAnyway}
        />
      )}
    </>
  );
}

/** The name of the list that the file belongs to, with an explanation. */
function ListName({ file, disabled, onName }: { file: Import; disabled: boolean; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(file.name);
  useEffect(() => setTyped(file.name), [file.name]);
  const leave = () => {
    const name = typed.trim() || file.name;
    setTyped(name);
    onName(name);
  };
  const help = file.list
    ? `Updates the list “${file.list.name}” (${counted(file.list.listings, 'listing')}): listings that are not in this file are removed. For a separate list, enter another name.`
    : 'Makes a new list. Listings from the sheet, from other lists and added by hand stay as they are. Any fictional sample businesses are removed.';
  return (
    <Form.Item label="Name of the list" htmlFor="import-name" help={help} className="import-name">
      <Input
        id="import-name"
        maxLength={MAX_NAME_LENGTH}
        disabled={disabled}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onPressEnter={leave}
      />
    </Form.Item>
  );
}
