import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type AroundTheClock = Reads['aroundTheClock'];

api.injectEndpoints({
  endpoints: (build) => ({
    aroundTheClock: build.query<AroundTheClock['data'], AroundTheClock['args']>({
      query: () => ({ name: 'aroundTheClock', path: 'around-the-clock' }),
    }),
  }),
});
