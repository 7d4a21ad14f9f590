import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import { Dialog } from '../kit/dialog.js';
import type { Toast } from '../kit/use-toast.js';
import { Changes } from './changes.js';
import type { BulkOutcome, Submission } from './submission-endpoints.js';
import { fieldTexts } from './submission-words.js';

interface BulkOutcomeDialogProps {
  outcome: BulkOutcome;
  about: readonly Submission[];
  /** "approved" */
  past: string;
  addressOf: (id: string) => string;
  onClose: () => void;
}

/** The message after a bulk action that nothing has stood in the way of; some may have been decided the same by someone else. */
export function decidedToast({ done, failed: { length: already } }: Pick<BulkOutcome, 'done' | 'failed'>, past: string): Toast {
  if (already === 0) return { title: `${counted(done.length, 'submission')} ${past}` };
  const had = `${counted(already, 'submission')} had been ${past} already`;
  return done.length === 0
    ? { title: had, isNote: true }
    : { title: `${counted(done.length, 'submission')} ${past}`, description: `${had}.` };
}

/** The outcome of a bulk action that failed in part: for each conflict, the changes and a link to the submission. */
export function BulkOutcomeDialog({ outcome: { items, done }, about, past, addressOf, onClose }: BulkOutcomeDialogProps) {
  const titleOf = (id: string) => about.find((each) => each.id === id)?.fields.title ?? id;
  const already = items.filter(({ outcome }) => outcome === 'already').length;
  const title = [
    `${done.length} ${past}`,
    ...(already > 0 ? [`${already} ${past} already`] : []),
    `${items.length - done.length - already} not`,
  ].join(', ');
  return (
    <Dialog title={title} onCancel={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <ul className="bulk-list bulk-outcome">
        {items.map(({ id, outcome, detail, errors }) =>
          outcome === 'done' || outcome === 'already' ? (
            <li key={id}>{`${titleOf(id)}: ${past}${outcome === 'already' ? ' already' : ''}`}</li>
          ) : (
            <li key={id}>
              <span className="kit-wrong">{detail?.startsWith(`"${titleOf(id)}"`) ? detail : `${titleOf(id)}: ${detail}`}</span>
              <Changes texts={fieldTexts(errors)} />
              {outcome === 'stale' && (
                <Link to={addressOf(id)} onClick={onClose}>
                  {`Review ${titleOf(id)} again`}
                </Link>
              )}
            </li>
          ),
        )}
      </ul>
    </Dialog>
  );
}
