import { Button, Modal } from 'antd';
import { popupContainer } from '../kit/layers.js';
import { FIELD_NAMES } from './listing-words.js';
import type { ListingEditor } from './use-listing-editor.js';

/** Edit conflict: which values should be kept? */
export function ConflictDialog({ editor: { conflict, changed, busy, closeConflict, reload, saveOver } }: { editor: ListingEditor }) {
  const mine = changed.map((field) => FIELD_NAMES[field]).join(', ');
  return (
    <Modal
      className="listing-conflict"
      open={conflict}
      title="This listing has since changed"
      getContainer={popupContainer}
      onCancel={closeConflict}
      footer={[
        <Button key="reload" disabled={busy} onClick={() => void reload()}>
          {changed.length > 0 ? 'Discard mine and reload' : 'Reload'}
        </Button>,
        changed.length > 0 && (
          <Button key="over" type="primary" loading={busy} onClick={() => void saveOver()}>
            Save mine over it
          </Button>
        ),
      ]}
    >
      <p>Another admin or a sync changed it after you opened it. Your changes have not been saved yet.</p>
      {changed.length > 0 && <p>{`Saving yours over it changes only what you edited: ${mine}. Everything else stays as it is now.`}</p>}
    </Modal>
  );
}
