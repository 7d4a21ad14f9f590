import { Modal } from 'antd';
import { inBackOffice } from '../kit/layers.js';
import type { Review } from './use-review.js';

/** The business objects, or could not be told: approving needs a confirmation. */
export function ObjectionDialog({ review: { objection, isBusy, approve, closeObjection } }: { review: Review }) {
  return (
    <Modal
      open={objection !== ''}
      title="Approve it nevertheless?"
      getContainer={inBackOffice}
      okText="Approve nevertheless"
      okButtonProps={{ danger: true, loading: isBusy }}
      cancelText="Do not approve"
      onOk={() => void approve(true)}
      onCancel={closeObjection}
    >
      <p>{objection}</p>
    </Modal>
  );
}
