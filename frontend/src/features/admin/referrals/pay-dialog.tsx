import { Modal } from 'antd';
import { inBackOffice } from '../kit/layers.js';

interface PayDialogProps {
  open: boolean;
  /** As it is written, with its sign. */
  amount: string;
  referrerName: string;
  businessName: string;
  paying: boolean;
  onPay: () => void;
  onClose: () => void;
}

/** A payment is final: the amount and its receiver are read once more before it is made. */
export function PayDialog({ open, amount, referrerName, businessName, paying, onPay, onClose }: PayDialogProps) {
  return (
    <Modal
      open={open}
      title={`Pay ${amount} to ${referrerName}?`}
      getContainer={inBackOffice}
      okText={`Pay ${amount}`}
      okButtonProps={{ loading: paying }}
      onOk={onPay}
      onCancel={onClose}
    >
      <p className="kit-note">{`For the referral of ${businessName}. This cannot be taken back.`}</p>
    </Modal>
  );
}
