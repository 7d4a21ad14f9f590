import { Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { type AdminError, errorText, isSignedOut } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import { PayAgainDialog } from './pay-again-dialog.js';
import { PayDialog } from './pay-dialog.js';
import { isPaidBefore, type Referral, useApproveReferralMutation } from './referral-endpoints.js';
import { RejectDialog } from './reject-dialog.js';
import { money } from '../kit/money.js';
import { parseReward } from './parse-reward.js';

const STANDARD = '50';
const APPROVED = { title: 'Referral Approved!', description: "The reward has been added to the referrer's account." };
const FAILED = 'Failed to approve referral';

/** The decision about a pending referral. */
export function Decision({ referral, referrerName }: { referral: Referral; referrerName: string }) {
  const { businessName, refCode, businessPhone, suggestedReward, suggestedReason } = referral;
  const id = useId();
  const helpId = `${id}-help`;
  const [amount, setAmount] = useState(String(suggestedReward ?? STANDARD));
  const reward = parseReward(amount);
  const named = 'dollars' in reward ? money(reward.dollars) : '';
  const [wrong, setWrong] = useState('');
  const [paying, setPaying] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  // Kept here, so that it survives closing the dialog by mistake.
  const [reason, setReason] = useState('');
  const [approve, { isLoading }] = useApproveReferralMutation();
  const toast = useToast();
  const [before, setBefore] = useState('');
  const ask = () => {
    setWrong('problem' in reward ? reward.problem : '');
    setPaying('dollars' in reward);
  };
  const confirm = async (payAgain?: true) => {
    if ('problem' in reward) return undefined;
    const { error } = await approve({ refCode, businessPhone, rewardAmount: reward.dollars, ...(payAgain ? { payAgain } : {}) });
    setPaying(false);
    setBefore('');
    if (!error) return toast(APPROVED);
    const { status, problem } = error as AdminError;
    if (isPaidBefore(error as AdminError)) return setBefore(problem?.detail ?? '');
    const atField = status === 400 && problem?.errors?.find(({ field }) => field === 'rewardAmount');
    if (atField) return setWrong(`The reward ${atField.message}.`);
    return isSignedOut(error) ? undefined : toast({ title: FAILED, description: errorText(error), bad: true });
  };
  return (
    <div className="referral-decision">
      <Form.Item
        layout="vertical"
        label="Reward (CAD)"
        htmlFor={id}
        validateStatus={wrong ? 'error' : undefined}
        help={
          <span id={helpId}>
            {wrong ? (
              <span role="alert">{wrong}</span>
            ) : (
              `Suggested: $${suggestedReward ?? STANDARD}. ${suggestedReason ?? ''} Empty means $50.`
            )}
          </span>
        }
      >
        <div className="referral-row">
          <Input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            prefix="$"
            placeholder={STANDARD}
            value={amount}
            aria-label={`Reward (CAD) for ${businessName}`}
            aria-describedby={helpId}
            aria-invalid={wrong !== ''}
            onChange={({ target }) => setAmount(target.value)}
            onPressEnter={(event) => {
              // Otherwise the same key press would activate the focused button of the dialog that it opens.
              event.preventDefault();
              ask();
            }}
          />
          <Button type="primary" loading={isLoading} aria-label={`Approve ${businessName}`} onClick={ask}>
            Approve
          </Button>
          <Button danger disabled={isLoading} aria-label={`Reject ${businessName}`} onClick={() => setRejecting(true)}>
            Reject
          </Button>
        </div>
      </Form.Item>
      <PayDialog
        open={paying}
        amount={named}
        referrerName={referrerName}
        businessName={businessName}
        paying={isLoading}
        onPay={() => void confirm()}
        onClose={() => setPaying(false)}
      />
      <PayAgainDialog
        before={before}
        businessName={businessName}
        amount={named}
        paying={isLoading}
        onPay={() => void confirm(true)}
        onClose={() => setBefore('')}
      />
      {rejecting && <RejectDialog referral={referral} reason={reason} onReason={setReason} onClose={() => setRejecting(false)} />}
    </div>
  );
}
