import type { OwnSubmission } from '../../lib/reads.js';

/** The state of an owner's page since it was loaded. */
export interface OwnPageState {
  /** The submission from the last answer; `undefined`: as the page was read. */
  own: OwnSubmission | undefined;
  /** Number of accepted changes; each starts a new form. */
  changes: number;
  /** The notice above the state: the last change, none, or that a change or the withdrawal came too late; the latter is permanent. */
  news: 'change' | 'none' | 'late' | 'late-withdrawal';
  /** The typed values that came too late. */
  notTaken: Record<string, string> | undefined;
  /** The part with pictures was opened, so its code is loaded. */
  arePicturesOpened: boolean;
}

export type OwnPageEvent =
  | { type: 'changed' | 'pictures-changed'; own: OwnSubmission }
  /** It was decided or withdrawn before the change arrived. */
  | { type: 'too-late'; notTaken?: Record<string, string> | undefined }
  /** The same for its withdrawal. */
  | { type: 'withdrawn-too-late' }
  /** Its fields were changed elsewhere (conflict): the change was rejected, and can be sent again. */
  | { type: 'changed-elsewhere' }
  | { type: 'pictures-opened' };

export const INITIAL_STATE: OwnPageState = { own: undefined, changes: 0, news: 'change', notTaken: undefined, arePicturesOpened: false };

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
      // The form is kept with the typed values.
      return { ...state, own: undefined, news: late ?? 'none' };
    case 'pictures-opened':
      return { ...state, arePicturesOpened: true };
  }
}
