import { useRef, useState } from 'react';
import { ItemDrawer, DrawerWaiting, useLastOpen } from '../kit/item-drawer.js';
import { useSubmissionQuery } from './submission-endpoints.js';
import { SubmissionReview } from './submission-review.js';
import { StatusTag } from './submission-tags.js';

interface SubmissionDrawerProps {
  /** Id of the open submission, if one is open. */
  id: string | undefined;
  /** Address of the next pending submission. */
  next: string | undefined;
  onClose: () => void;
}

export function SubmissionDrawer({ id, next, onClose }: SubmissionDrawerProps) {
  const shown = useLastOpen(id) ?? '';
  // The listing chosen by hand; valid only for this submission.
  const [choice, setChoice] = useState({ id: '', listingId: '' });
  const listingId = choice.id === shown && choice.listingId !== '' ? choice.listingId : undefined;
  const { data, currentData, error, isFetching, refetch } = useSubmissionQuery({ id: shown, listingId }, { skip: shown === '' });
  // Keep showing the submission while another comparison is loading, or could not be loaded, so that edits are not lost.
  const submission = data?.id === shown ? data : undefined;
  const heading = useRef<HTMLSpanElement>(null);
  const title = submission && (
    <>
      <span>{submission.fields.title}</span>
      <StatusTag status={submission.status} />
    </>
  );
  return (
    <ItemDrawer
      open={id !== undefined}
      width={720}
      title={title ?? 'Submission'}
      titleRef={heading}
      slug={submission?.status === 'approved' ? submission.match?.slug : undefined}
      onClose={onClose}
    >
      {submission ? (
        <SubmissionReview
          key={submission.id}
          submission={submission}
          listingId={listingId}
          comparison={{ isShown: currentData !== undefined, isLoading: isFetching, error }}
          next={next}
          onChoose={(chosen = '') => setChoice({ id: shown, listingId: chosen })}
          onReload={() => void refetch()}
          focusTitle={() => heading.current?.focus()}
          onClose={onClose}
        />
      ) : (
        <DrawerWaiting
          what="submission"
          error={error}
          unknown={`No submission has the id ${shown}. The link may be old: search for the business by its name.`}
          onRetry={() => void refetch()}
        />
      )}
    </ItemDrawer>
  );
}
