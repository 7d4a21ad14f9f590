import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

api.injectEndpoints({
  endpoints: (build) => ({
    business: build.query<Reads['business']['data'], Reads['business']['args']>({
      query: ({ slug }) => ({ path: `businesses/${encodeURIComponent(slug)}` }),
    }),
  }),
});
