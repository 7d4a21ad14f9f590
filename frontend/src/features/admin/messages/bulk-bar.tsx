import { Button } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { Dialog } from '../kit/dialog.js';
import { SelectionBar } from '../kit/selection-bar.js';
import { useToast, useUndoToast } from '../kit/use-toast.js';
import { type Message, type Move, type SortedMessages, useMoveMessagesMutation } from './message-endpoints.js';
import { BACK, MOVED } from './message-words.js';
import { failedToast } from '../kit/failed-toast.js';

const MOVES: Record<Message['status'], { move: Exclude<Move, 'delete'>; name: string }[]> = {
  inbox: [
    { move: 'archive', name: 'Archive' },
    { move: 'spam', name: 'Spam' },
  ],
  archived: [
    { move: 'restore', name: 'To the inbox' },
    { move: 'spam', name: 'Spam' },
  ],
  spam: [{ move: 'restore', name: 'Not spam' }],
};

const notChanged = ({ failed }: Pick<SortedMessages, 'failed'>) =>
  `${counted(failed.length, 'message')} could not be changed. ${failed[0]?.detail}`;

interface BulkBarProps {
  /** Ids of the selected messages. */
  selected: readonly string[];
  /** The folder of the list. */
  status: Message['status'];
  onClear: () => void;
}

/** The bulk actions for selected messages; renders nothing without a selection. Actions with undo need no confirmation. */
export function BulkBar({ selected, status, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<readonly string[]>();
  const [moveAll, { isLoading }] = useMoveMessagesMutation();
  const toast = useToast();
  const toastWithUndo = useUndoToast();
  const takeBack = async (ids: string[], back: Move) => {
    const { data, error } = await moveAll({ ids, move: back });
    if (!data) return toast(failedToast('Not undone', error));
    return toast(data.failed.length > 0 ? { title: 'Undone in part', description: notChanged(data), bad: true } : { title: 'Undone' });
  };
  const go = async (ids: readonly string[], move: Move) => {
    const { data, error } = await moveAll({ ids: [...ids], move });
    if (!data) return toast(failedToast('Nothing was changed', error));
    setAsked(undefined);
    onClear();
    const { done, missing, failed } = data;
    const title = `${counted(done.length, 'message')}: ${MOVED[move].toLowerCase()}`;
    const remarks = [
      ...(missing.length > 0 ? [`${counted(missing.length, 'message')} had been deleted already.`] : []),
      ...(failed.length > 0 ? [notChanged(data)] : []),
    ];
    const outcome = { title, ...(remarks.length > 0 ? { description: remarks.join(' ') } : {}), bad: failed.length > 0 };
    const back = move === 'delete' ? undefined : BACK[status];
    if (!back || done.length === 0) return toast(outcome);
    return toastWithUndo(outcome, () => void takeBack(done, back));
  };
  return (
    <>
      {selected.length > 0 && (
        <SelectionBar label="Selected messages" text={`${selected.length} selected`} onClear={onClear}>
          {MOVES[status].map(({ move, name }) => (
            <Button key={move} disabled={isLoading} onClick={() => void go(selected, move)}>
              {name}
            </Button>
          ))}
          <Button danger onClick={() => setAsked(selected)}>
            Delete
          </Button>
        </SelectionBar>
      )}
      {asked && (
        <Dialog
          title={`Delete ${counted(asked.length, 'message')}?`}
          okText="Delete for good"
          okButtonProps={{ danger: true, loading: isLoading }}
          onOk={() => void go(asked, 'delete')}
          onCancel={() => setAsked(undefined)}
        >
          <p>They are erased here, with their delivery records, and cannot be restored. Copies already forwarded stay where they are.</p>
        </Dialog>
      )}
    </>
  );
}
