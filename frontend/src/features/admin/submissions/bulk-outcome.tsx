import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Dialog } from '../kit/dialog.js';
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

/** The outcome of a bulk action that failed in part: for each conflict, the changes and a link to the submission. */
export function BulkOutcomeDialog({ outcome: { items, done, failed }, about, past, addressOf, onClose }: BulkOutcomeDialogProps) {
  const titleOf = (id: string) => about.find((each) => each.id === id)?.fields.title ?? id;
  return (
    <Dialog title={`${done.length} ${past}, ${failed.length} not`} onCancel={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <ul className="bulk-list bulk-outcome">
        {items.map(({ id, outcome, detail, errors }) =>
          outcome === 'done' ? (
            <li key={id}>{`${titleOf(id)}: ${past}`}</li>
          ) : (
            <li key={id}>
              <span className="kit-wrong">{`${titleOf(id)}: ${detail}`}</span>
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
