export const SUBMISSION_STATUSES = ['pending', 'changes-requested', 'approved', 'rejected', 'spam', 'withdrawn'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Submissions that are pending, or with their owner: only they can be approved, rejected or marked as spam. */
export const OPEN_STATUSES: readonly SubmissionStatus[] = ['pending', 'changes-requested'];
/** Statuses that an admin can reopen. */
export const RESTORABLE_STATUSES: readonly SubmissionStatus[] = ['spam', 'rejected', 'withdrawn'];

export const isOpen = ({ status }: { status: SubmissionStatus }): boolean => OPEN_STATUSES.includes(status);
