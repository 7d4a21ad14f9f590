import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type AroundTheClock = Reads['aroundTheClock'];

api.injectEndpoints({
  endpoints: (build) => ({
    region: build.query<Reads['region']['data'], Reads['region']['args']>({ query: () => ({ path: 'region' }) }),
    aroundTheClock: build.query<AroundTheClock['data'], AroundTheClock['args']>({
      query: () => ({ path: 'around-the-clock' }),
    }),
  }),
});
