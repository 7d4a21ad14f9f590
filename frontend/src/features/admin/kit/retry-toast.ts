import type { Toast } from './use-toast.js';
import { failedToast } from './unanswered.js';

/** Says how asking for another try went. */
export function retryToast(error: unknown, description?: string): Toast {
  if (error) return failedToast('Not tried', error);
  return { title: 'It is being tried', ...(description === undefined ? {} : { description }) };
}
