import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Search = Reads['search'];

api.injectEndpoints({
  endpoints: (build) => ({
    trade: build.query<Reads['trade']['data'], Reads['trade']['args']>({
      query: ({ name }) => ({ name: 'trade', path: `trades/${encodeURIComponent(name)}`, parameters: { name } }),
    }),
    search: build.query<Search['data'], Search['args']>({
      query: (parameters) => ({ name: 'search', path: 'search', parameters }),
    }),
    pins: build.query<Reads['pins']['data'], Reads['pins']['args']>({
      query: (parameters) => ({ name: 'pins', path: 'search/pins', parameters }),
    }),
  }),
});
