import type { OwnSubmission } from '../../lib/reads.js';

/** What has happened on an owner's page since it was loaded. */
export interface OwnPageState {
  /** As the last answer told it; `undefined`: as the page was read. */
  own: OwnSubmission | undefined;
  /** How many changes were taken: each of them begins another form. */
  changes: number;
  /** What is said above the state: the last change, nothing, or that a change or the withdrawal came too late, which stays. */
  news: 'change' | 'none' | 'late' | 'late-withdrawal';
  /** What came too late, as it was typed. */
  notTaken: Record<string, string> | undefined;
  /** The script of the pictures is wanted from then on. */
  arePicturesOpened: boolean;
}

export type OwnPageEvent =
  | { type: 'changed' | 'pictures-changed'; own: OwnSubmission }
  /** It was decided or withdrawn before the change came. */
  | { type: 'too-late'; notTaken?: Record<string, string> | undefined }
  /** The same for its withdrawal. */
  | { type: 'withdrawn-too-late' }
  /** Its fields were changed elsewhere: the change was not taken, and can be sent again. */
  | { type: 'changed-elsewhere' }
  | { type: 'pictures-opened' };

export const AS_READ: OwnPageState = { own: undefined, changes: 0, news: 'change', notTaken: undefined, arePicturesOpened: false };

export function ownPageState(state: OwnPageState, event: OwnPageEvent): OwnPageState {
  const late = state.news === 'late' || state.news === 'late-withdrawal' ? state.news : undefined;
  switch (event.type) {
    case 'changed':
      return { ...state, own: event.own, changes: state.changes + 1, news: late ?? 'change' };
    case 'pictures-changed':
      return { ...state, own: event.own };
    case 'too-late':
      return { ...state, own: undefined, changes: 0, news: 'late', notTaken: event.notTaken };
    case 'withdrawn-too-late':
      return { ...state, own: undefined, changes: 0, news: 'late-withdrawal', notTaken: undefined };
    case 'changed-elsewhere':
      // The form stays the same one, with what was typed.
      return { ...state, own: undefined, news: late ?? 'none' };
    case 'pictures-opened':
      return { ...state, arePicturesOpened: true };
  }
}
