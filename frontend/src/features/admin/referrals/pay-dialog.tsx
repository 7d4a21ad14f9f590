import { Modal } from 'antd';
import { popupContainer } from '../kit/layers.js';

interface PayDialogProps {
  open: boolean;
  /** Formatted, with its currency sign. */
  amount: string;
  referrerName: string;
  businessName: string;
  paying: boolean;
  onPay: () => void;
  onClose: () => void;
}

/** Confirms amount and recipient, because a payment is final. */
export function PayDialog({ open, amount, referrerName, businessName, paying, onPay, onClose }: PayDialogProps) {
  return (
    <Modal
      open={open}
      title={`Pay ${amount} to ${referrerName}?`}
      getContainer={popupContainer}
      okText={`Pay ${amount}`}
      okButtonProps={{ loading: paying }}
      onOk={onPay}
      onCancel={onClose}
    >
      <p className="kit-note">{`For the referral of ${businessName}. This cannot be undone.`}</p>
    </Modal>
  );
}
