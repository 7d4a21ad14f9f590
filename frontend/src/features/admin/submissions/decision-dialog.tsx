import { useState } from 'react';
import { Dialog } from '../kit/dialog.js';
import { ReasonField, reasonProblem } from './reason-field.js';
import type { Decision } from './submission-endpoints.js';
import type { Review } from './use-review.js';

const READ = 'The owner sees the reason on their private status page, and by email if mail is set up.';

const WORDS: Record<Exclude<Decision['verb'], 'restore'>, { title: string; ok: string; then: string }> = {
  reject: {
    title: 'Reject',
    ok: 'Reject',
    then: `${READ} Nothing becomes public. You can restore it later, and the owner can send it again.`,
  },
  'request-changes': {
    title: 'Request changes to',
    ok: 'Request changes',
    then: `${READ} The owner can correct it there; then it comes back here.`,
  },
  spam: {
    title: 'Mark as spam:',
    ok: 'Mark as spam',
    then: 'The owner is not notified: their status page still says that it is pending. You can restore it from spam.',
  },
};

interface DecisionDialogProps {
  verb: keyof typeof WORDS;
  review: Review;
  /** Stored outside, so that what was typed is kept when the dialog closes without a decision. */
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Confirms a decision, and names the consequences. */
export function DecisionDialog({ verb, review, reason, onReason, onClose }: DecisionDialogProps) {
  const { submission, isBusy, edited, decide } = review;
  const [problem, setProblem] = useState('');
  const { title, ok, then } = WORDS[verb];
  const confirm = async () => {
    setProblem('');
    const error = await decide(verb, verb === 'spam' ? undefined : reason.trim());
    if (!error) onReason('');
    // After a conflict, another dialog shows what has changed.
    if (!error || error.status === 409) return onClose();
    // After any other failure, such as a lost connection or an ended session, it can be confirmed again.
    if (error.status === 400) setProblem(reasonProblem(error) ?? error.problem?.detail ?? 'That was refused.');
    return undefined;
  };
  return (
    <Dialog
      title={`${title} ${submission.fields.title}`}
      okText={ok}
      okButtonProps={{ loading: isBusy, danger: verb !== 'request-changes' }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>{then}</p>
      {edited > 0 && <p>Your edits are discarded: they apply only to an approval.</p>}
      {verb !== 'spam' && <ReasonField verb={verb} value={reason} problem={problem} onChange={onReason} />}
    </Dialog>
  );
}
