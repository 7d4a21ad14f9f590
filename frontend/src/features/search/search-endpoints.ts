import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Search = Reads['search'];

api.injectEndpoints({
  endpoints: (build) => ({
    trade: build.query<Reads['trade']['data'], Reads['trade']['args']>({
      query: ({ name }) => ({ path: `trades/${encodeURIComponent(name)}` }),
    }),
    search: build.query<Search['data'], Search['args']>({
      query: (parameters) => ({ path: 'search', parameters: { ...parameters, facets: '0' } }),
    }),
    choices: build.query<Reads['choices']['data'], Reads['choices']['args']>({ query: () => ({ path: 'search/choices' }) }),
    pins: build.query<Reads['pins']['data'], Reads['pins']['args']>({
      query: (parameters) => ({ path: 'search/pins', parameters }),
    }),
  }),
});
