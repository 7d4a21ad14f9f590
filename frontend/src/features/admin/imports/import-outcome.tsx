import { UndoOutlined } from '@ant-design/icons';
import { Alert, App, Button, Card, Progress, Space } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { TOO_MANY_REMOVED } from '../../../../../src/shared/listings/removal-limit.js';
import { counted } from '../../../lib/words.js';
import { popupContainer } from '../kit/layers.js';
import { momentText } from '../kit/moment.js';
import { undoFailedToast } from '../kit/undo-toast.js';
import { focusHeading, isFocusLost } from '../kit/restore-focus.js';
import { useToast } from '../kit/use-toast.js';
import { ChangesTable } from '../sync/changes-table.js';
import { Figures } from '../sync/figures.js';
import { Findings } from '../sync/findings.js';
import { SampleNote } from '../sync/sample-note.js';
import { type Import, useUndoImportMutation } from './import-endpoints.js';

export function ImportRunning({ file: { rows, run } }: { file: Import }) {
  const read = Math.min(run?.read ?? 0, rows);
  return (
    <Card>
      {/* Only this is the live region: the counter beside it would be announced at each change. */}
      <strong role="status">The file is being read</strong>
      <Progress percent={Math.floor((read / Math.max(1, rows)) * 100)} status="active" aria-label="Rows read" />
      <p>{`${counted(read, 'row')} of ${rows.toLocaleString('en-CA')} read, ${counted(run?.written ?? 0, 'listing')} written`}</p>
      <p className="sync-help">The directory changes only when everything is done. You can close this page and come back.</p>
    </Card>
  );
}

interface ImportOutcomeProps {
  file: Import;
  disabled: boolean;
  onApply: () => void;
  onPreviewAnyway: () => void;
  onApplyAnyway: () => void;
}

/** The outcome of the last run with the file. */
export function ImportOutcome({ file, disabled, onApply, onPreviewAnyway, onApplyAnyway }: ImportOutcomeProps) {
  const { run } = file;
  if (!run) return null;
  const name = file.name.replace(/[^\w-]+/g, '-');
  if (run.status === 'refused' || run.status === 'failed') {
    const mayForce = run.errorCode === TOO_MANY_REMOVED && file.kept;
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title="Nothing was changed"
        description={run.error}
        action={
          mayForce ? (
            <Space wrap>
              <Button disabled={disabled} onClick={onPreviewAnyway}>
                Preview it anyway
              </Button>
              <Button danger disabled={disabled} onClick={onApplyAnyway}>
                Import anyway
              </Button>
            </Space>
          ) : undefined
        }
      />
    );
  }
  const when = run.timestamp ? momentText(run.timestamp) : '';
  if (run.status === 'undone')
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title={`Undone at ${when}`}
        description="The list is as it was before this file. Your manual corrections stay."
      />
    );
  const isPreview = run.status === 'previewed';
  const isUnchanged = run.created + run.updated + run.removed + run.sample === 0;
  const more = (run.changesTotal ?? 0) - (run.changes?.length ?? 0);
  return (
    <Card
      className="import-outcome"
      title={<h2>{isPreview ? 'What importing would change' : `Imported at ${when}`}</h2>}
      extra={
        isPreview &&
        !isUnchanged && (
          <Button type="primary" disabled={disabled || !file.kept} onClick={onApply}>
            Apply these changes
          </Button>
        )
      }
    >
      <Figures {...run} />
      <SampleNote sample={run.sample} isDone={!isPreview} />
      {isPreview && (
        <Alert
          className="sync-note"
          type="info"
          showIcon
          title={isUnchanged ? 'The directory already has all of this.' : 'Nothing has been changed yet.'}
        />
      )}
      {!isPreview && <Done file={file} disabled={disabled} />}
      {run.changes && run.changes.length > 0 && <ChangesTable changes={run.changes} />}
      {more > 0 && <p className="sync-help">And {counted(more, 'more listing')}.</p>}
      <Findings {...run} name={`import-${name}`} />
    </Card>
  );
}

function Done({ file, disabled }: { file: Import; disabled: boolean }) {
  const { run } = file;
  const isIndexing = run !== null && run.indexed < run.written;
  return (
    <div className="import-done">
      <p>{isIndexing ? 'The search is being updated ...' : 'Visitors find the changes now.'}</p>
      <Link to="/settings/listings?source=upload">View the listings</Link>
      {file.undo && <UndoImport file={file} disabled={disabled} />}
    </div>
  );
}

function UndoImport({ file, disabled }: { file: Import; disabled: boolean }) {
  const [undo, { isLoading }] = useUndoImportMutation();
  const { modal } = App.useApp();
  const toast = useToast();
  const keepFocus = () => {
    if (isFocusLost()) focusHeading({ preventScroll: true });
  };
  // The button goes away once it is undone, before or after the question.
  useEffect(() => keepFocus, []);
  const ask = () =>
    void modal.confirm({
      title: `Undo the import of “${file.name}”?`,
      content:
        'This list’s listings go back to what they were before the file: new ones are removed, and changed or removed ones are restored. Your corrections stay. Other listings are not affected, but if this file replaced the sample directory, its fictional businesses come back. An undo cannot be undone, but you can import the file again.',
      okText: 'Undo the import',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      // The question itself still has the focus at this moment.
      afterClose: () => void setTimeout(keepFocus),
      onOk: async () => {
        const { error } = await undo(file.id);
        if (error) toast(undoFailedToast(error));
        else toast({ title: 'Import undone' });
      },
    });
  return (
    <Button icon={<UndoOutlined aria-hidden />} loading={isLoading} disabled={disabled} onClick={ask}>
      Undo this import
    </Button>
  );
}
