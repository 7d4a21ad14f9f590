import { Modal } from 'antd';
import { popupContainer } from '../kit/layers.js';
import type { Review } from './use-review.js';

/** Confirms an approval although the business objects, or could not be notified. */
export function ObjectionDialog({ review: { objection, isBusy, approve, closeObjection } }: { review: Review }) {
  return (
    <Modal
      open={objection !== ''}
      title="Approve it anyway?"
      getContainer={popupContainer}
      okText="Approve anyway"
      okButtonProps={{ danger: true, loading: isBusy }}
      cancelText="Do not approve"
      onOk={() => void approve(true)}
      onCancel={closeObjection}
    >
      <p>{objection}</p>
    </Modal>
  );
}
