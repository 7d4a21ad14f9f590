import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Toast, toasts } from '../../../ui/toasts.js';

/** How long a save's own message stays. */
export const SAVE_FEEDBACK_MS = 3_000;

/** Shows a message; the one before it goes. */
export function useToast(): (toast: Omit<Toast, 'id'>) => void {
  const dispatch = useDispatch();
  return useCallback((toast) => void dispatch(toasts.actions.shown(toast)), [dispatch]);
}
