import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnedForm } from '../../../src/platform/web/page-contract.js';
import type { Settings } from './reads.js';

/** What the site is called until somebody names it. */
export const SPECIFIED_NAME = 'Homewright';

export interface Site {
  /** Scheme and host, for links that must be whole. */
  origin: string;
  /** Epoch milliseconds when the server made the page; the browser's first rendering must say the same. */
  now: number;
  /** The time zone of the site: days are counted by its clocks. */
  timeZone: string;
  /** The path of a page that is switched off: nothing stands there. */
  gone?: string;
  /** A part of the page could not be loaded. */
  offline: boolean;
  /** Settings of an earlier visit, when the server could not read them. */
  remembered?: Settings;
  /** A form that was sent to this page without a script, and comes back with it. */
  form?: ReturnedForm;
}

const initialState: Site = { origin: '', now: 0, timeZone: 'UTC', offline: false };

/** What the page knows about where and when it was made. */
export const site = createSlice({
  name: 'site',
  initialState,
  reducers: {
    reached(state, { payload }: PayloadAction<boolean>) {
      state.offline = !payload;
    },
    settingsRemembered(state, { payload }: PayloadAction<Settings>) {
      state.remembered = payload;
    },
  },
});
