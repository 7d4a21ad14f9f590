import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `expired`: it was there a moment ago, and what was typed since still stands on the screen. */
export type SessionStatus = 'out' | 'in' | 'expired';

export interface Session {
  status: SessionStatus;
  /** How often somebody has signed in on this page. */
  signIns: number;
}

/** A hint for the browser's own pages, no more: the cookie decides. */
const HINT = 'settings-authenticated';

const initialState: Session = { status: 'out', signIns: 0 };

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: ({ signIns }): Session => ({ status: 'in', signIns: signIns + 1 }),
    signedOut: ({ signIns }): Session => ({ status: 'out', signIns }),
    /** @param payload the `signIns` when the refused call was made: a refusal that arrives after the next sign-in is about the session before */
    expired: (state, { payload }: PayloadAction<number>): Session =>
      state.status === 'in' && payload === state.signIns ? { ...state, status: 'expired' } : state,
  },
});

export function keepHint(status: SessionStatus): void {
  try {
    if (status === 'in') sessionStorage.setItem(HINT, 'true');
    else sessionStorage.removeItem(HINT);
  } catch {
    // A browser that stores nothing loses a hint.
  }
}
