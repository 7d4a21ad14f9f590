import { Button, Modal } from 'antd';
import { popupContainer } from '../kit/layers.js';
import { Changes } from './changes.js';
import type { Review } from './use-review.js';

/** The conflict notice: the submission was changed by its owner or another admin. The newest version is already shown behind it. */
export function ConflictDialog({
  review: {
    conflict: { title, detail, changes },
    edited,
    closeConflict,
  },
}: {
  review: Review;
}) {
  return (
    <Modal
      open={title !== ''}
      title={title}
      getContainer={popupContainer}
      onCancel={closeConflict}
      footer={
        <Button type="primary" onClick={closeConflict}>
          Show the current version
        </Button>
      }
    >
      <p>{detail}</p>
      <Changes texts={changes} />
      {edited > 0 && <p>What you edited is still here.</p>}
    </Modal>
  );
}
