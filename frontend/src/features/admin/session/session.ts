import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `expired`: the session has ended during work, and unsaved changes are still on the screen. */
export type SessionStatus = 'out' | 'in' | 'expired';

export interface Session {
  status: SessionStatus;
  /** Number of sign-ins on this page. */
  signIns: number;
}

/** A hint in local storage for other pages; only the cookie is authoritative. */
const HINT = 'settings-authenticated';

const initialState: Session = { status: 'out', signIns: 0 };

export const session = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: ({ signIns }): Session => ({ status: 'in', signIns: signIns + 1 }),
    signedOut: ({ signIns }): Session => ({ status: 'out', signIns }),
    /**
     * @param payload the `signIns` when the refused call was made: a refusal that arrives after a new sign-in belongs to the previous
     * session
     */
    expired: (state, { payload }: PayloadAction<number>): Session =>
      state.status === 'in' && payload === state.signIns ? { ...state, status: 'expired' } : state,
  },
});

export function storeSessionHint(status: SessionStatus): void {
  try {
    if (status === 'in') sessionStorage.setItem(HINT, 'true');
    else sessionStorage.removeItem(HINT);
  } catch {
    // Storage is disabled: only the hint is lost.
  }
}
