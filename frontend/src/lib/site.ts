import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReturnedForm } from '../../../src/platform/web/page-contract.js';
import type { Settings } from './reads.js';

/** The default name of the site. */
export const SPECIFIED_NAME = 'Homewright';

export interface Site {
  /** Scheme and host, for absolute links. */
  origin: string;
  /** Epoch milliseconds when the server rendered the page; hydration must use the same time. */
  now: number;
  /** The time zone of the site: days begin by it. */
  timeZone: string;
  /** The path of a page that is switched off: it shows the 404 page. */
  gone?: string;
  /** A part of the page could not be loaded. */
  offline: boolean;
  /** Settings of an earlier visit, when the server could not read them. */
  remembered?: Settings;
  /** An invalid form that was sent without a script: the page shows it again. */
  form?: ReturnedForm;
}

const initialState: Site = { origin: '', now: 0, timeZone: 'UTC', offline: false };

/** Data about the site and the rendering that are the same for all components. */
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
