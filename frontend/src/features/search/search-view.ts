import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAnswer } from '../../lib/reads.js';

export type ViewMode = 'list' | 'grid' | 'map';

export interface Position {
  lat: number;
  lng: number;
  /** How far around it the search goes. */
  radiusKm: number;
}

/** Around a place this small, and where a place has few, the usual order is by distance. */
export const isUsuallyByDistance = (near: Position | null, meaning: SearchAnswer['understood'] | undefined): boolean =>
  near !== null || meaning?.place?.kind === 'postal' || meaning?.nearest === true;

interface SearchView {
  mode: ViewMode;
  /** Where the visitor is, when they asked for results near them. It never stands in the address. */
  near: Position | null;
}

const initialState: SearchView = { mode: 'list', near: null };

/** How somebody looks at results: what is in neither the address nor the server's data. */
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
