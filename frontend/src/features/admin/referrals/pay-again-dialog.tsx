import { Modal } from 'antd';
import { popupContainer } from '../kit/layers.js';

interface PayAgainDialogProps {
  /** Describes the earlier payment and the terms; empty while the dialog is closed. */
  before: string;
  businessName: string;
  /** Formatted, with its currency sign. */
  amount: string;
  paying: boolean;
  onPay: () => void;
  onClose: () => void;
}

/** Confirms a second reward for the same business. */
export function PayAgainDialog({ before, businessName, amount, paying, onPay, onClose }: PayAgainDialogProps) {
  return (
    <Modal
      open={before !== ''}
      title={`Pay for ${businessName} a second time?`}
      getContainer={popupContainer}
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
