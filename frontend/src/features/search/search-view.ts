import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAnswer } from '../../lib/reads.js';

export type ViewMode = 'list' | 'grid' | 'map';

export interface Position {
  lat: number;
  lng: number;
  /** The radius of the search. */
  radiusKm: number;
}

/** Whether the default order is by distance: near the visitor, for a postal code, and where a place has few results. */
export const isUsuallyByDistance = (near: Position | null, meaning: SearchAnswer['understood'] | undefined): boolean =>
  near !== null || meaning?.place?.kind === 'postal' || meaning?.nearest === true;

interface SearchView {
  mode: ViewMode;
  /** The visitor's position, after they asked for results nearby. Never in the address. */
  near: Position | null;
}

const initialState: SearchView = { mode: 'list', near: null };

/** The view state of the search, which is neither in the address nor in the server's data. */
export const searchView = createSlice({
  name: 'searchView',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<ViewMode>) {
      state.mode = payload;
    },
    nearFound(state, { payload }: PayloadAction<Position | null>) {
      state.near = payload;
    },
  },
});
