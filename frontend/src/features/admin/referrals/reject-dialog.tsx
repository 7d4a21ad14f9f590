import { Form, Input } from 'antd';
import { useId } from 'react';
import { MAX_TEXT_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { errorText, isSignedOut } from '../api/admin-api.js';
import { Dialog } from '../kit/dialog.js';
import { UnsavedGuard } from '../kit/unsaved-guard.js';
import { useToast } from '../kit/use-toast.js';
import { type Referral, useRejectReferralMutation } from './referral-endpoints.js';

interface RejectDialogProps {
  referral: Referral;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Confirms the rejection, and names the consequences. */
export function RejectDialog({ referral: { businessName, refCode, businessPhone }, reason, onReason, onClose }: RejectDialogProps) {
  const id = useId();
  const [reject, { isLoading }] = useRejectReferralMutation();
  const toast = useToast();
  const confirm = async () => {
    const { error } = await reject({ refCode, businessPhone, reason: reason.trim() });
    if (isSignedOut(error)) return;
    if (error) toast({ title: 'Failed to reject referral', description: errorText(error), bad: true });
    else toast({ title: 'Referral rejected' });
    if (!error || ('status' in error && error.status === 409)) onClose();
  };
  return (
    <Dialog
      title={`Reject the referral of ${businessName}?`}
      okText="Reject"
      okButtonProps={{ danger: true, loading: isLoading }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p className="kit-note">Nothing is paid for it, and this cannot be undone. The referrer sees that it was rejected.</p>
      <Form.Item layout="vertical" label="Reason (optional)" htmlFor={id} extra="Admins only.">
        <Input.TextArea
          id={id}
          value={reason}
          maxLength={MAX_TEXT_LENGTH}
          autoSize={{ minRows: 2, maxRows: 8 }}
          onChange={({ target }) => onReason(target.value)}
        />
      </Form.Item>
      <UnsavedGuard
        when={reason.trim() !== ''}
        consequence={`${businessName} is not rejected yet. Your reason will be lost if you leave.`}
      />
    </Dialog>
  );
}
