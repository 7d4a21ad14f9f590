import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

api.injectEndpoints({
  endpoints: (build) => ({
    myReferrals: build.query<Reads['myReferrals']['data'], Reads['myReferrals']['args']>({
      query: () => ({ path: 'referral/my-referrals' }),
    }),
  }),
});
