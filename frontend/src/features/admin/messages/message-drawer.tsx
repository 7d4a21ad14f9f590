import { ItemDrawer, DrawerWaiting } from '../kit/item-drawer.js';
import { useMessageQuery } from './message-endpoints.js';
import { MessageView } from './message-view.js';

interface MessageDrawerProps {
  /** Id of the open message, if one is open. */
  id: string | undefined;
  onClose: () => void;
}

export function MessageDrawer({ id, onClose }: MessageDrawerProps) {
  const { currentData: message, error, isFetching, refetch } = useMessageQuery(id ?? '', { skip: id === undefined });
  return (
    <ItemDrawer open={id !== undefined} width={640} title={message?.subject ?? 'Message'} onClose={onClose}>
      {message ? (
        <MessageView key={message.id} message={message} checking={isFetching} onCheck={() => void refetch()} onClose={onClose} />
      ) : (
        <DrawerWaiting
          what="message"
          error={error}
          unknown="It was deleted, or the link is wrong. Deleted messages cannot be restored."
          onRetry={() => void refetch()}
        />
      )}
    </ItemDrawer>
  );
}
