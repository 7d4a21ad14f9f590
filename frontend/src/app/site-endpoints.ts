import { api } from '../lib/api.js';
import type { Reads } from '../lib/reads.js';

/** What every page shows, whatever it is about. */
api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<Reads['figures']['data'], Reads['figures']['args']>({ query: () => ({ name: 'figures', path: 'figures' }) }),
    settings: build.query<Reads['settings']['data'], Reads['settings']['args']>({ query: () => ({ name: 'settings', path: 'settings' }) }),
    frame: build.query<Reads['frame']['data'], Reads['frame']['args']>({ query: () => ({ name: 'frame', path: 'frame' }) }),
    texts: build.query<Reads['texts']['data'], Reads['texts']['args']>({
      query: ({ page }) => ({ name: 'texts', path: `texts/${page}`, parameters: { page } }),
    }),
    trades: build.query<Reads['trades']['data'], Reads['trades']['args']>({ query: () => ({ name: 'trades', path: 'trades' }) }),
    directory: build.query<Reads['directory']['data'], Reads['directory']['args']>({
      query: () => ({ name: 'directory', path: 'directory' }),
    }),
  }),
});
