import { Alert } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '../kit/moment.js';
import { SPAM_REASONS } from '../kit/spam-words.js';
import type { Submission } from './submission-endpoints.js';
import type { sortedErrors } from './submission-values.js';
import { KindTag } from './submission-tags.js';

export const FORM_NAME = 'submission';

/** Notes about the submission's kind and the history of its status. */
export function SubmissionNotes({ submission }: { submission: Submission }) {
  const note = noteOf(submission);
  return (
    <>
      <p className="kit-about">
        <KindTag kind={submission.kind} />
        <span>{`Sent ${momentText(submission.createdAt)}`}</span>
        {submission.decidedAt && <span>{`Decided ${momentText(submission.decidedAt)}`}</span>}
      </p>
      {note && <Alert className="kit-note" showIcon {...note} />}
    </>
  );
}

function noteOf({
  status,
  reason,
  spamReason,
  match,
  kind,
}: Submission): { type: 'info' | 'success' | 'warning'; title: string; description?: ReactNode } | undefined {
  switch (status) {
    case 'pending':
      return undefined;
    case 'changes-requested':
      return { type: 'info', title: 'It is with its owner: you asked for changes', description: <Quote text={reason} /> };
    case 'approved':
      return {
        type: 'success',
        title: kind === 'new' ? 'Approved: it is in the directory' : 'Approved: its listing shows the changes',
        description: match && <Links {...match} />,
      };
    case 'rejected':
      return { type: 'info', title: 'Rejected. The owner sees this reason', description: <Quote text={reason} /> };
    case 'spam':
      return {
        type: 'warning',
        title: `It is in the spam folder: it ${SPAM_REASONS[spamReason ?? 'marked'] ?? spamReason}`,
        description: 'Its owner was not notified. If it is not spam, restore it.',
      };
    case 'withdrawn':
      return { type: 'info', title: 'Its owner has withdrawn it' };
  }
}

function Quote({ text }: { text: string | null }) {
  return <span className="kit-text">{text}</span>;
}

function Links({ listingId, slug, title }: { listingId: string; slug: string; title: string }) {
  return (
    <span className="kit-links">
      <a href={`/business/${encodeURIComponent(slug)}`} target="_blank" rel="noreferrer">
        {`Its public page: ${title}`}
      </a>
      <Link to={listingAddress(listingId)}>Correct the listing</Link>
    </span>
  );
}

export const listingAddress = (id: string) => `/settings/listings?${new URLSearchParams({ open: id }).toString()}`;

/** The summary of validation errors, with links to the fields. */
export function ErrorSummary({ errors: { atFields, others } }: { errors: ReturnType<typeof sortedErrors> }) {
  if (atFields.length + others.length === 0) return null;
  const focusField = (event: MouseEvent, field: string) => {
    event.preventDefault();
    document.getElementById(`${FORM_NAME}_${field}`)?.focus();
  };
  return (
    <Alert
      className="kit-errors"
      type="error"
      showIcon
      role="alert"
      title="It was not approved"
      description={
        <ul>
          {others.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {atFields.map(({ field, message }) => (
            <li key={message}>
              <a href={`#${FORM_NAME}_${field}`} onClick={(event) => focusField(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
