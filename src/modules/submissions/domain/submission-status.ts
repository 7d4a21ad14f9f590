export const SUBMISSION_STATUSES = ['pending', 'changes-requested', 'approved', 'rejected', 'spam', 'withdrawn'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
