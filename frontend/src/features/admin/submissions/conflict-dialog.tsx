import { Button, Modal } from 'antd';
import { inBackOffice } from '../shared/layers.js';
import type { Review } from './use-review.js';

/** Its owner, or another admin, was quicker. What stands behind this is its newest state already. */
export function ConflictDialog({ review: { conflict, edited, closeConflict } }: { review: Review }) {
  return (
    <Modal
      open={conflict !== ''}
      title="Somebody was quicker"
      getContainer={inBackOffice}
      onCancel={closeConflict}
      footer={
        <Button type="primary" onClick={closeConflict}>
          Look at it as it is now
        </Button>
      }
    >
      <p>{conflict}</p>
      {edited > 0 && <p>What you edited is still here.</p>}
    </Modal>
  );
}
