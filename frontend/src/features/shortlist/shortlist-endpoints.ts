import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

api.injectEndpoints({
  endpoints: (build) => ({
    shortlist: build.query<Reads['shortlist']['data'], Reads['shortlist']['args']>({
      query: (parameters) => ({ path: 'shortlist', parameters }),
    }),
  }),
});
