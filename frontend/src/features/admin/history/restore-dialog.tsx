import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { fullLabelOf } from '../../../../../src/shared/settings/page-settings.js';
import { type AdminError, errorText } from '../api/admin-api.js';
import { popupContainer } from '../kit/layers.js';
import { Loading } from '../kit/loading.js';
import { momentText } from '../kit/moment.js';
import { useToast } from '../kit/use-toast.js';
import { useRestoreRevisionMutation } from './history-endpoints.js';
import { useComparison } from './use-comparison.js';
import { failedToast } from '../kit/failed-toast.js';

/** Called after a save, so that pages that show the settings read them again. */
const CHANGED = 'homewright-settings-changed';

interface RestoreDialogProps {
  /** Version of the save to restore; `undefined` while none is chosen. */
  version: number | undefined;
  onClose: () => void;
  onRestored: () => void;
}

/** Confirms the restore, and names what will change. */
export function RestoreDialog({ version, onClose, onRestored }: RestoreDialogProps) {
  const { comparison, error } = useComparison(version);
  const [restore, { isLoading }] = useRestoreRevisionMutation();
  const [stale, setStale] = useState(false);
  const toast = useToast();
  const close = () => {
    setStale(false);
    onClose();
  };
  const confirm = async () => {
    if (!comparison) return undefined;
    const answer = await restore({ revision: comparison.then.version, version: comparison.now.version });
    if (answer.error) {
      const { status } = answer.error as AdminError;
      if (status === 409) return setStale(true);
      return status === 401 ? undefined : toast(failedToast('Not restored', answer.error));
    }
    dispatchEvent(new Event(CHANGED));
    close();
    onRestored();
    return toast({ title: 'Settings restored' });
  };
  return (
    <Modal
      open={version !== undefined}
      title={comparison ? `Restore the save of ${momentText(comparison.then.savedAt)}?` : 'Restore this save?'}
      getContainer={popupContainer}
      okText="Restore"
      okButtonProps={{ loading: isLoading, disabled: !comparison || comparison.names.length === 0 }}
      onOk={() => void confirm()}
      onCancel={close}
    >
      {stale && (
        <Alert
          className="history-stale"
          type="warning"
          showIcon
          role="alert"
          title="Someone else saved the settings"
          description="Nothing was restored. What it would change now is below: check it, then restore."
        />
      )}
      {error && <Alert type="error" showIcon title="This save could not be loaded" description={errorText(error)} />}
      {!error && !comparison && <Loading title={false} />}
      {comparison && comparison.names.length === 0 && <p>The settings are the same now as then, so there is nothing to restore.</p>}
      {comparison && comparison.names.length > 0 && (
        <>
          <p>These settings go back to what they were then. Visitors see it immediately; the current state stays in this history.</p>
          <ul className="history-values">
            {comparison.names.map((name) => (
              <li key={name}>{fullLabelOf(name)}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
