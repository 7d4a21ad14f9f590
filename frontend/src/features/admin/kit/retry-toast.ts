import { errorText } from '../api/admin-api.js';
import type { Toast } from './use-toast.js';

/** Says how asking for another try went. */
export function retryToast(error: unknown, description?: string): Toast {
  if (error) return { title: 'Not tried', description: errorText(error), bad: true };
  return { title: 'It is being tried', ...(description === undefined ? {} : { description }) };
}
