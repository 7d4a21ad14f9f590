import { errorText, isSignedOut } from '../api/admin-api.js';
import { isOutcomeUnknown } from './failed-toast.js';
import type { Toast } from './use-toast.js';

/**
 * The message for a failed undo, or for one whose outcome is unknown: an undo of a hundred thousand listings exceeds the timeout of many
 * proxies, and the server continues with it after the connection ends.
 */
export function undoFailedToast(error: unknown): Toast | undefined {
  if (isSignedOut(error)) return undefined;
  if (isOutcomeUnknown(error))
    return {
      title: 'No response received',
      description: 'Undoing many listings takes minutes and may still be running. Reload this page in a minute to see whether it is done.',
      bad: true,
    };
  return { title: 'Nothing was undone', description: errorText(error), bad: true };
}
