import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { counted } from '../../../lib/words.js';
import { DecisionDialog } from './decision-dialog.js';
import type { Decision } from './submission-endpoints.js';
import { obstacleTo } from './submission-words.js';
import type { Review } from './use-review.js';

type VerbToConfirm = Exclude<Decision['verb'], 'restore'>;

interface ReviewActionsProps {
  review: Review;
  /** The changes shown are those of the chosen listing. Until then an approval would change a listing that was not compared. */
  isCompared: boolean;
  next: string | undefined;
  onClose: () => void;
}

/** The possible decisions, at the bottom of the drawer. */
export function ReviewActions({ review, isCompared, next, onClose }: ReviewActionsProps) {
  const { submission, isBusy, isEditing, edited } = review;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<VerbToConfirm>();
  const [reasons, setReasons] = useState<Partial<Record<VerbToConfirm, string>>>({});
  const can = (verb: Decision['verb'] | 'approve') => !obstacleTo(verb, submission);
  const isDecided = !can('spam');
  return (
    <div className="kit-actions review-actions">
      {can('spam') && <Button onClick={() => setAsked('spam')}>Spam</Button>}
      {can('reject') && (
        <Button danger onClick={() => setAsked('reject')}>
          Reject
        </Button>
      )}
      {can('request-changes') && <Button onClick={() => setAsked('request-changes')}>Request changes</Button>}
      {can('restore') && (
        <Button loading={isBusy} onClick={() => void review.decide('restore')}>
          Restore
        </Button>
      )}
      <span className="kit-gap" />
      {isDecided && <Button onClick={onClose}>Close</Button>}
      {isDecided && next && (
        <Button type="primary" onClick={() => void navigate(next)}>
          Open the next one
        </Button>
      )}
      {!isDecided && <Button onClick={isEditing ? review.forget : review.edit}>{isEditing ? 'Discard my edits' : 'Edit'}</Button>}
      {!isDecided && (
        <Button
          type="primary"
          className="review-approve"
          loading={isBusy}
          disabled={!can('approve') || !isCompared}
          onClick={() => void review.approve()}
        >
          {edited > 0 ? `Approve with ${counted(edited, 'edit')}` : 'Approve'}
        </Button>
      )}
      {asked && (
        <DecisionDialog
          verb={asked}
          review={review}
          reason={reasons[asked] ?? ''}
          onReason={(reason) => setReasons((all) => ({ ...all, [asked]: reason }))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
