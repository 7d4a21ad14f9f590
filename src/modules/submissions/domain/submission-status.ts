export const SUBMISSION_STATUSES = ['pending', 'changes-requested', 'approved', 'rejected', 'spam', 'withdrawn'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Those that wait for an admin or for their owner: only they can be approved, rejected or put with the spam. */
export const OPEN_STATUSES: readonly SubmissionStatus[] = ['pending', 'changes-requested'];
/** Those that an admin can open again. */
export const RESTORABLE_STATUSES: readonly SubmissionStatus[] = ['spam', 'rejected', 'withdrawn'];

export const isOpen = ({ status }: { status: SubmissionStatus }): boolean => OPEN_STATUSES.includes(status);
