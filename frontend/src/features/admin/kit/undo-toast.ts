import { errorText } from '../api/admin-api.js';
import { isUnanswered } from './unanswered.js';
import type { Toast } from './use-toast.js';

/**
 * What is said where an undo was not answered with what it did. That of a hundred thousand listings takes longer than many a proxy waits, and the
 * server goes on with it when the connection ends.
 */
export function undoFailedToast(error: unknown): Toast {
  if (isUnanswered(error))
    return {
      title: 'No answer has come',
      description:
        'An undo of many listings takes minutes, and may be going on. Load this page again in a minute, and look whether it is done.',
      bad: true,
    };
  return { title: 'Nothing was undone', description: errorText(error), bad: true };
}
