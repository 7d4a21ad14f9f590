import { type AdminError, errorText } from '../api/admin-api.js';
import type { Toast } from './use-toast.js';

const GATEWAY = [502, 504];

/**
 * What is said where an undo was not answered with what it did. That of a hundred thousand listings takes longer than many a proxy waits, and the
 * server goes on with it when the connection ends.
 */
export function undoFailedToast(error: unknown): Toast {
  const { status = 0, problem } = error as Partial<AdminError>;
  if (!problem && (status === 0 || GATEWAY.includes(status)))
    return {
      title: 'No answer has come',
      description:
        'An undo of many listings takes minutes, and may be going on. Load this page again in a minute, and look whether it is done.',
      bad: true,
    };
  return { title: 'Nothing was undone', description: errorText(error), bad: true };
}
