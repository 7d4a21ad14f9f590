import { api } from '../lib/api.js';
import type { Reads } from '../lib/reads.js';

/** What every page shows, whatever it is about. */
api.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<Reads['settings']['data'], Reads['settings']['args']>({ query: () => ({ name: 'settings', path: 'settings' }) }),
    trades: build.query<Reads['trades']['data'], Reads['trades']['args']>({ query: () => ({ name: 'trades', path: 'trades' }) }),
    directory: build.query<Reads['directory']['data'], Reads['directory']['args']>({
      query: () => ({ name: 'directory', path: 'directory' }),
    }),
  }),
});
