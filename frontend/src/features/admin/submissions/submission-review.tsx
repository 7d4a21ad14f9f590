import { useEffect, useRef } from 'react';
import { DeliveryList } from '../kit/delivery-list.js';
import { UnsavedGuard } from '../kit/unsaved-guard.js';
import { PicturesPart } from './pictures-part.js';
import { ReferralPart } from './referral-part.js';
import { CityNote } from './city-note.js';
import { LicenceClaim } from './licence-claim.js';
import { ResentPart } from './resent-part.js';
import { ReviewActions } from './review-actions.js';
import { type Submission, useRetrySubmissionMutation } from './submission-endpoints.js';
import { SentFields } from './sent-fields.js';
import { SubmissionForm } from './submission-form.js';
import { ConflictDialog } from './conflict-dialog.js';
import { ContactPart } from './contact-part.js';
import { ObjectionDialog } from './objection-dialog.js';
import { ErrorSummary, SubmissionNotes } from './submission-notes.js';
import { useReview } from './use-review.js';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';
import { type Comparison, WhichListing } from './which-listing.js';

interface SubmissionReviewProps {
  submission: Submission;
  /** A listing chosen by hand. */
  listingId: string | undefined;
  comparison: Comparison;
  next: string | undefined;
  onChoose: (listingId?: string) => void;
  onReload: () => void;
  focusTitle: () => void;
  onClose: () => void;
}

/** One submission, for the admin who decides about it. */
export function SubmissionReview({
  submission,
  listingId,
  comparison,
  next,
  onChoose,
  onReload,
  onClose,
  focusTitle,
}: SubmissionReviewProps) {
  const review = useReview(submission, listingId);
  const { errors, isEditing, edited, decisions } = review;
  const [retry, { isLoading: isRetrying }] = useRetrySubmissionMutation();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.atFields.length + errors.others.length > 0) top.current?.focus();
  }, [errors]);
  useEffect(() => {
    // The pressed button was removed, both after a decision and after opening the next submission.
    if (decisions > 0 || document.activeElement === document.body) focusTitle();
  }, [decisions]);
  return (
    <div className="kit-editor">
      <div className="kit-scroll">
        <div ref={top} tabIndex={-1}>
          <ErrorSummary errors={errors} />
        </div>
        <SubmissionNotes submission={submission} />
        <ResentPart submission={submission} />
        <CityNote submission={submission} />
        <LicenceClaim submission={submission} />
        <WhichListing submission={submission} chosen={listingId} comparison={comparison} onChoose={onChoose} onReload={onReload} />
        <ContactPart submission={submission} />
        {isEditing ? (
          <SubmissionForm review={review} />
        ) : (
          <SentFields submission={submission} isOutdated={!comparison.isShown && comparison.error !== undefined} />
        )}
        <PicturesPart review={review} />
        <ReferralPart submission={submission} />
        <DeliveryList
          deliveries={submission.deliveries}
          without={
            submission.status === 'spam'
              ? 'No one was notified: it was marked as spam. It is forwarded when you restore it.'
              : 'No one else is notified: neither a form service nor mail is set up.'
          }
          retrying={isRetrying}
          checking={comparison.isLoading}
          onRetry={() => retry({ id: submission.id })}
          onCheck={onReload}
        />
      </div>
      <ReviewActions review={review} isCompared={comparison.isShown} next={next} onClose={onClose} />
      <ConflictDialog review={review} />
      <ObjectionDialog review={review} />
      <UnsavedGuard
        when={edited > 0 && isOpen(submission)}
        consequence={`Your edits to ${submission.fields.title} are not saved until you approve it. They will be lost if you leave.`}
      />
    </div>
  );
}
