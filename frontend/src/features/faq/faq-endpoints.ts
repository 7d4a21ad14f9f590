import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

api.injectEndpoints({
  endpoints: (build) => ({
    faq: build.query<Reads['faq']['data'], Reads['faq']['args']>({ query: () => ({ path: 'faq' }) }),
  }),
});
