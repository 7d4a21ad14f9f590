import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

api.injectEndpoints({
  endpoints: (build) => ({
    faqTeaser: build.query<Reads['faqTeaser']['data'], Reads['faqTeaser']['args']>({
      query: () => ({ path: 'faq/teaser' }),
    }),
    homeListings: build.query<Reads['homeListings']['data'], Reads['homeListings']['args']>({
      query: () => ({ path: 'home-listings' }),
    }),
    homeTrades: build.query<Reads['homeTrades']['data'], Reads['homeTrades']['args']>({
      query: () => ({ path: 'home-trades' }),
    }),
  }),
});
