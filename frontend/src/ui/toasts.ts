import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** An error message. */
  bad?: boolean;
  /** How long it is shown, if not the default time. */
  milliseconds?: number;
}

interface Toasts {
  /** The only visible toast: a new one replaces it. */
  current: Toast | null;
  count: number;
}

const initialState: Toasts = { current: null, count: 0 };

export const toasts = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    shown(state, { payload }: PayloadAction<Omit<Toast, 'id'>>) {
      state.count += 1;
      state.current = { ...payload, id: state.count };
    },
    /** Closes an error message after a later success. */
    errorClosed(state) {
      if (state.current?.bad) state.current = null;
    },
    gone(state, { payload }: PayloadAction<number>) {
      if (state.current?.id === payload) state.current = null;
    },
  },
});
