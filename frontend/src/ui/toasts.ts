import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** Something failed, or cannot be done. */
  bad?: boolean;
  /** How long it stays, if not as long as others. */
  milliseconds?: number;
}

interface Toasts {
  /** One at a time: a new one takes the place of the last. */
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
    /** What was done has made up for what failed before. */
    madeGood(state) {
      if (state.current?.bad) state.current = null;
    },
    gone(state, { payload }: PayloadAction<number>) {
      if (state.current?.id === payload) state.current = null;
    },
  },
});
