import { MailOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { popupContainer } from '../kit/layers.js';
import { useToast, useUndoToast } from '../kit/use-toast.js';
import { replyLink } from './mail-link.js';
import { type Message, type Move, useMoveMessageMutation } from './message-endpoints.js';
import { BACK, MOVED } from './message-words.js';
import { failedToast } from '../kit/failed-toast.js';

/** The actions of a message, at the bottom of the drawer. Actions with undo need no confirmation. */
export function MessageActions({ message, onClose }: { message: Message; onClose: () => void }) {
  const { id, status, email } = message;
  const [asking, setAsking] = useState(false);
  const [move, { isLoading }] = useMoveMessageMutation();
  const toast = useToast();
  const toastWithUndo = useUndoToast();
  const takeBack = async (back: Move) => {
    const { error } = await move({ id, move: back });
    toast(error ? failedToast('Not undone', error) : { title: 'Undone' });
  };
  const go = async (to: Move) => {
    const { error } = await move({ id, move: to });
    if (error) return toast(failedToast('Nothing was changed', error));
    const back = to === 'delete' ? undefined : BACK[status];
    onClose();
    if (!back) return toast({ title: MOVED[to] });
    return toastWithUndo({ title: MOVED[to] }, () => void takeBack(back));
  };
  return (
    <div className="kit-actions">
      <Button danger onClick={() => setAsking(true)}>
        Delete
      </Button>
      {status !== 'spam' && (
        <Button disabled={isLoading} onClick={() => void go('spam')}>
          Spam
        </Button>
      )}
      <span className="kit-gap" />
      {status === 'inbox' ? (
        <Button loading={isLoading} onClick={() => void go('archive')}>
          Archive
        </Button>
      ) : (
        <Button loading={isLoading} onClick={() => void go('restore')}>
          {status === 'spam' ? 'Not spam' : 'To the inbox'}
        </Button>
      )}
      {email && (
        <Button type="primary" href={replyLink(email, message)} icon={<MailOutlined aria-hidden />}>
          Reply
        </Button>
      )}
      <Modal
        open={asking}
        title={message.name ? `Delete this message from ${message.name}?` : 'Delete this message?'}
        getContainer={popupContainer}
        okText="Delete for good"
        okButtonProps={{ danger: true, loading: isLoading }}
        onOk={() => void go('delete')}
        onCancel={() => setAsking(false)}
      >
        <p>It is erased here, with its delivery record, and cannot be restored. Copies already forwarded stay where they are.</p>
      </Modal>
    </div>
  );
}
