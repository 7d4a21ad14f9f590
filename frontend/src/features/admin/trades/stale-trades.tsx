import { Alert, Button } from 'antd';
import type { AdminError } from '../api/admin-api.js';

const CHANGED_MEANWHILE = '/problems/trades-changed-meanwhile';

export const isStale = (error: unknown) => (error as AdminError).problem?.type === CHANGED_MEANWHILE;

/** The notice that the data have changed since they were read. */
export function StaleTrades({ kept, busy, onReload }: { kept?: string; busy: boolean; onReload: () => void }) {
  return (
    <Alert
      className="kit-note"
      type="warning"
      showIcon
      role="alert"
      title="Someone else changed the trades"
      description={`Nothing was saved. Reload them, then try again.${kept ? ` ${kept}` : ''}`}
      action={
        <Button loading={busy} onClick={onReload}>
          Reload
        </Button>
      }
    />
  );
}
