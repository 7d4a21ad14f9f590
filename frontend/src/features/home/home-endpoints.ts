import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

api.injectEndpoints({
  endpoints: (build) => ({
    homeTrades: build.query<Reads['homeTrades']['data'], Reads['homeTrades']['args']>({
      query: () => ({ name: 'homeTrades', path: 'home-trades' }),
    }),
  }),
});
