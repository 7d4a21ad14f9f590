import { api } from '../lib/api.js';
import type { Reads } from '../lib/reads.js';

/** Reads that every page uses. */
api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<Reads['figures']['data'], Reads['figures']['args']>({ query: () => ({ path: 'figures' }) }),
    settings: build.query<Reads['settings']['data'], Reads['settings']['args']>({ query: () => ({ path: 'settings' }) }),
    frame: build.query<Reads['frame']['data'], Reads['frame']['args']>({ query: () => ({ path: 'frame' }) }),
    texts: build.query<Reads['texts']['data'], Reads['texts']['args']>({
      query: ({ page }) => ({ path: `texts/${page}` }),
    }),
    trades: build.query<Reads['trades']['data'], Reads['trades']['args']>({ query: () => ({ path: 'trades' }) }),
    directory: build.query<Reads['directory']['data'], Reads['directory']['args']>({
      query: () => ({ path: 'directory' }),
    }),
  }),
});
