import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSync } from './use-sync.js';

/** Brings the listings in line with the sheet, from wherever one is. */
export function SyncButton({ primary = false }: { primary?: boolean }) {
  const { sync, syncing } = useSync();
  return (
    <Button type={primary ? 'primary' : 'default'} icon={<SyncOutlined aria-hidden />} loading={syncing} onClick={() => void sync()}>
      {syncing ? 'Syncing...' : 'Sync Google Sheets'}
    </Button>
  );
}
