import { Alert } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { type AdminError } from '../api/admin-api.js';
import { Dialog } from '../kit/dialog.js';
import { useToast } from '../kit/use-toast.js';
import { BulkOutcomeDialog, decidedToast } from './bulk-outcome.js';
import { ReasonField, reasonProblem } from './reason-field.js';
import { type BulkAction, type BulkOutcome, type Submission, useDecideSubmissionsMutation } from './submission-endpoints.js';
import { claimsLicence, obstacleTo } from './submission-words.js';
import { failedToast } from '../kit/failed-toast.js';

const WORDS: Record<BulkAction, { title: (what: string) => string; name: string; past: string; then: string }> = {
  approve: {
    title: (what) => `Approve ${what}?`,
    name: 'Approve',
    past: 'approved',
    then: 'Each becomes public as its owner wrote it: new businesses within about two seconds, renewals on the listing they match. Owners get an email if mail is set up.',
  },
  reject: {
    title: (what) => `Reject ${what}?`,
    name: 'Reject',
    past: 'rejected',
    then: 'All owners see the same reason on their status page, and by email if mail is set up.',
  },
  spam: {
    title: (what) => `Mark ${what} as spam?`,
    name: 'Mark as spam',
    past: 'marked as spam',
    then: 'Their owners are not notified. You can restore them from spam.',
  },
  restore: {
    title: (what) => `Restore ${what}?`,
    name: 'Restore',
    past: 'restored',
    then: 'They await a decision again. Any that arrived as spam are now forwarded.',
  },
};

/** A bulk action that awaits its confirmation. */
export interface AskedAction {
  action: BulkAction;
  about: Submission[];
  /** Called after the decision. */
  onDone: () => void;
}

interface BulkDialogProps extends AskedAction {
  /** The address that opens a submission. */
  addressOf: (id: string) => string;
  onClose: () => void;
}

/** Confirms a bulk action, lists the submissions that it cannot apply to, and shows the outcome. */
export function BulkDialog({ action, about, addressOf, onClose, onDone }: BulkDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [decide, { isLoading }] = useDecideSubmissionsMutation();
  const toast = useToast();
  const { title, name, past, then } = WORDS[action];
  const can = about.filter((each) => !obstacleTo(action, each));
  const cannot = about.filter((each) => obstacleTo(action, each));
  const alike = action === 'approve' ? can.filter(({ duplicates }) => duplicates.length > 0) : [];
  const claiming = action === 'approve' ? can.filter(claimsLicence) : [];
  const confirm = async () => {
    setProblem('');
    const { data, error } = await decide({
      action,
      items: can.map(({ id, version }) => ({ id, version })),
      ...(action === 'reject' ? { reason: reason.trim() } : {}),
    });
    if (!data) return fail(error as AdminError);
    onDone();
    if (data.items.some(({ outcome: each }) => each === 'stale' || each === 'refused')) return setOutcome(data);
    onClose();
    return toast(decidedToast(data, past));
  };
  const fail = (error: AdminError) => {
    const wrong = reasonProblem(error);
    if (wrong) return setProblem(wrong);
    return toast(failedToast('Nothing was decided', error));
  };
  if (outcome) return <BulkOutcomeDialog outcome={outcome} about={about} past={past} addressOf={addressOf} onClose={onClose} />;
  return (
    <Dialog
      title={title(counted(can.length, 'submission'))}
      okText={`${name} ${can.length}`}
      okButtonProps={{ loading: isLoading, danger: action === 'reject' || action === 'spam' }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <div className="bulk-body">
        <p>{then}</p>
        {alike.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title="Check these first: they may already be in the directory"
            description={<Titles of={alike} />}
          />
        )}
        {claiming.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title="These claim a licence: approving shows it to visitors, but it has not been checked here"
            description={<Titles of={claiming} why={licenceText} />}
          />
        )}
        {cannot.length > 0 && (
          <Alert
            type="info"
            showIcon
            title={`${counted(cannot.length, 'submission')} will stay as ${cannot.length === 1 ? 'it is' : 'they are'}`}
            description={<Titles of={cannot} why={(each) => obstacleTo(action, each)} />}
          />
        )}
        {action === 'reject' && <ReasonField verb="reject" value={reason} problem={problem} onChange={setReason} />}
      </div>
    </Dialog>
  );
}

/** The suffix after the title: the licence number. */
const licenceText = ({ fields }: Submission) => (fields.License_Number ? `(licence ${fields.License_Number})` : '(no number)');

function Titles({ of, why }: { of: Submission[]; why?: (submission: Submission) => string | undefined }) {
  return (
    <ul className="bulk-list">
      {of.map((each) => (
        <li key={each.id}>{why ? `${each.fields.title} ${why(each)}` : each.fields.title}</li>
      ))}
    </ul>
  );
}
