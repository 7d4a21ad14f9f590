import type { Toast } from './use-toast.js';
import { failedToast } from './failed-toast.js';

/** The message after a requested retry. */
export function retryToast(error: unknown, description?: string): Toast | undefined {
  if (error) return failedToast('Not tried', error);
  return { title: 'It is being tried', ...(description === undefined ? {} : { description }) };
}
