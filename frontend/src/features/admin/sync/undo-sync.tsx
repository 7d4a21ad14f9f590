import { UndoOutlined } from '@ant-design/icons';
import { App, Button, Card } from 'antd';
import { useEffect } from 'react';
import { popupContainer } from '../kit/layers.js';
import { counted } from '../../../lib/words.js';
import { momentText } from '../kit/moment.js';
import { undoFailedToast } from '../kit/undo-toast.js';
import { focusHeading, isFocusLost } from '../kit/restore-focus.js';
import { useToast } from '../kit/use-toast.js';
import { type SyncState, useUndoSyncMutation } from './sync-endpoints.js';

const CONSEQUENCES =
  'The sheet’s listings go back to what they were before it: new ones are removed, and changed or removed ones are restored. Your corrections stay. Automatic syncs pause until you sync again. An undo cannot be undone, but the next sync brings the sheet back.';

/** An undo of the first real sync also restores the fictional businesses. */
const sampleText = (sample: number) =>
  sample > 0
    ? `The sample directory comes back with it: visitors will see ${counted(sample, 'fictional business', 'fictional businesses')} again.`
    : '';

/** Undo of the last sync. */
export function UndoSync({ state: { undo }, disabled }: { state: SyncState; disabled: boolean }) {
  const [post, { isLoading }] = useUndoSyncMutation();
  const { modal } = App.useApp();
  const toast = useToast();
  const keepFocus = () => {
    if (isFocusLost()) focusHeading({ preventScroll: true });
  };
  // The button goes away once it is undone, before or after the question.
  useEffect(() => keepFocus, [undo?.available]);
  if (!undo?.available) return null;
  const { sample = 0 } = undo;
  const when = undo.timestamp ? ` of ${momentText(undo.timestamp)}` : '';
  const ask = () =>
    void modal.confirm({
      title: `Undo the sync${when}?`,
      content: [sampleText(sample), CONSEQUENCES].join(' ').trim(),
      okText: 'Undo the sync',
      getContainer: popupContainer,
      okButtonProps: { danger: true },
      // The question itself still has the focus at this moment.
      afterClose: () => void setTimeout(keepFocus),
      onOk: async () => {
        const { error } = await post();
        if (error) toast(undoFailedToast(error));
        else toast({ title: 'Sync undone', description: 'Automatic syncs are paused until your next sync.' });
      },
    });
  return (
    <Card size="small">
      <div className="sync-undo">
        <p>Was the last sync{when} a mistake? The listings can be set back to what they were before it.</p>
        <Button icon={<UndoOutlined aria-hidden />} loading={isLoading} disabled={disabled} onClick={ask}>
          Undo the last sync
        </Button>
      </div>
    </Card>
  );
}
