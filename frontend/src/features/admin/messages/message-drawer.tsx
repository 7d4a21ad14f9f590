import { Alert, Drawer, Grid, Skeleton } from 'antd';
import type { AdminError } from '../shared/admin-api.js';
import { DRAWER_LAYER, inBackOffice } from '../shared/layers.js';
import { LoadError } from '../shared/load-error.js';
import { useMessageQuery } from './message-endpoints.js';
import { MessageView } from './message-view.js';

interface MessageDrawerProps {
  /** Of the message that is open, if one is. */
  id: string | undefined;
  onClose: () => void;
}

const WIDTH = 640;

export function MessageDrawer({ id, onClose }: MessageDrawerProps) {
  const { md = false } = Grid.useBreakpoint();
  const { currentData: message, error, isFetching, refetch } = useMessageQuery(id ?? '', { skip: id === undefined });
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      size={md ? WIDTH : '100%'}
      zIndex={DRAWER_LAYER}
      getContainer={inBackOffice}
      destroyOnHidden
      title={<span className="desk-title">{message?.subject ?? 'Message'}</span>}
      styles={{ body: { padding: 0 } }}
    >
      {message ? (
        <MessageView key={message.id} message={message} checking={isFetching} onCheck={() => void refetch()} onClose={onClose} />
      ) : (
        <Waiting error={error as AdminError | undefined} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}

function Waiting({ error, onRetry }: { error: AdminError | undefined; onRetry: () => void }) {
  return (
    <div className="desk-scroll">
      {!error && <Skeleton active title paragraph={{ rows: 8 }} aria-label="Loading" />}
      {error?.status === 404 && <Alert type="info" showIcon title="There is no such message" description="It was deleted, or the link is wrong. What is deleted is gone for good." />}
      {error && error.status !== 404 && <LoadError title="The message could not be loaded" error={error} onRetry={onRetry} />}
    </div>
  );
}
