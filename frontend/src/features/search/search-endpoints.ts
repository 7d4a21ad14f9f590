import { api, countRead, type ReadOrder } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';
import { scheduleSearchCount, isBeingTyped } from './search-count-delay.js';

type Search = Reads['search'];

api.injectEndpoints({
  endpoints: (build) => ({
    trade: build.query<Reads['trade']['data'], Reads['trade']['args']>({
      query: ({ name }) => ({ path: `trades/${encodeURIComponent(name)}` }),
    }),
    search: build.query<Search['data'], Search['args']>({
      query: searchFor,
    }),
    choices: build.query<Reads['choices']['data'], Reads['choices']['args']>({ query: () => ({ path: 'search/choices' }) }),
    pins: build.query<Reads['pins']['data'], Reads['pins']['args']>({
      query: (parameters) => ({ path: 'search/pins', parameters }),
    }),
  }),
});

function searchFor(parameters: Search['args']): ReadOrder {
  const order = { path: 'search', parameters: { ...parameters, facets: '0' } };
  // Searches without words are not counted.
  const isAhead = Boolean(parameters.query) && isBeingTyped();
  scheduleSearchCount(isAhead ? () => countRead(order) : undefined);
  return { ...order, isAhead };
}
