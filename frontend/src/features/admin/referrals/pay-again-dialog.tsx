import { Modal } from 'antd';
import { inBackOffice } from '../kit/layers.js';

interface PayAgainDialogProps {
  /** Which payment there was, and what the terms say; empty while nothing is asked. */
  before: string;
  businessName: string;
  /** As it is written, with its sign. */
  amount: string;
  paying: boolean;
  onPay: () => void;
  onClose: () => void;
}

/** A second reward for one business is paid knowingly, or not at all. */
export function PayAgainDialog({ before, businessName, amount, paying, onPay, onClose }: PayAgainDialogProps) {
  return (
    <Modal
      open={before !== ''}
      title={`Pay for ${businessName} a second time?`}
      getContainer={inBackOffice}
      okText={`Pay ${amount} again`}
      okButtonProps={{ danger: true, loading: paying }}
      cancelText="Do not pay"
      onOk={onPay}
      onCancel={onClose}
    >
      <p>{before}</p>
    </Modal>
  );
}
