import { addListener, type UnsubscribeListener } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { toastActed } from '../../../ui/toast-acted.js';
import { type Toast, toasts } from '../../../ui/toasts.js';

const UNDO_MS = 8_000;

type Toasts = ReturnType<typeof toasts.reducer>;

/** Shows a message with "Undo", for as long as a hand needs. @returns a function that takes what "Undo" does */
export function useUndoToast() {
  const store = useStore<{ toasts: Toasts }>();
  return useCallback(
    (toast: Omit<Toast, 'id' | 'action'>, undo: () => void) => {
      store.dispatch(toasts.actions.shown({ milliseconds: UNDO_MS, ...toast, action: 'Undo' }));
      const id = store.getState().toasts.count;
      const stop = store.dispatch(
        addListener({
          predicate: (action) => toastActed.match(action) || toasts.actions.gone.match(action) || toasts.actions.shown.match(action),
          effect: (action) => {
            stop();
            if (toastActed.match(action) && action.payload === id) undo();
          },
        }),
      ) as unknown as UnsubscribeListener;
    },
    [store],
  );
}
