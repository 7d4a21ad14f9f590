import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSync } from './use-sync.js';

interface SyncButtonProps {
  primary?: boolean;
  /** A sync that was started elsewhere is running. */
  running?: boolean;
}

/** The button that starts a sync, on any screen. */
export function SyncButton({ primary = false, running = false }: SyncButtonProps) {
  const { sync, syncing } = useSync();
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      icon={<SyncOutlined aria-hidden />}
      loading={syncing}
      disabled={running && !syncing}
      onClick={() => void sync()}
    >
      {syncing ? 'Syncing...' : 'Sync Google Sheets'}
    </Button>
  );
}
