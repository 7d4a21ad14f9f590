import { createSlice } from '@reduxjs/toolkit';

/** `expired`: it was there a moment ago, and what was typed since still stands on the screen. */
export type SessionStatus = 'out' | 'in' | 'expired';

export interface Session {
  status: SessionStatus;
}

/** A hint for the browser's own pages, no more: the cookie decides. */
const HINT = 'settings-authenticated';

const initialState: Session = { status: 'out' };

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (): Session => ({ status: 'in' }),
    signedOut: (): Session => ({ status: 'out' }),
    expired: ({ status }): Session => ({ status: status === 'in' ? 'expired' : status }),
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
