import { type AdminError, errorText, isSignedOut } from '../api/admin-api.js';
import type { Toast } from './use-toast.js';

const GATEWAY = [502, 504];

/** Whether the outcome is unknown: the connection was lost, or a proxy timed out, so the server may have done it nevertheless. */
export function isOutcomeUnknown(error: unknown): boolean {
  const { status = 0, problem } = error as Partial<AdminError>;
  return !problem && (status === 0 || GATEWAY.includes(status));
}

/**
 * The message for a failed change, or for one whose outcome is unknown; `undefined` when the session has ended.
 * @param title for a change that has certainly failed
 * @param more an additional sentence
 */
export function failedToast(title: string, error: unknown, more?: string): Toast | undefined {
  if (isSignedOut(error)) return undefined;
  const [heading, why] = isOutcomeUnknown(error)
    ? ['No response received', 'It may still have been done. Check your connection, and check whether it was done before you try again.']
    : [title, errorText(error)];
  return { title: heading, description: more ? `${why} ${more}` : why, bad: true };
}

/** The message for a run that could not be started, or whose start is unknown. */
export function startFailed(error: AdminError): { title: string; description: string } {
  if (isOutcomeUnknown(error))
    return { title: 'No response received', description: 'It may have started anyway: its progress is shown on this page.' };
  return { title: 'Nothing was changed', description: error.problem?.detail ?? errorText(error) };
}
