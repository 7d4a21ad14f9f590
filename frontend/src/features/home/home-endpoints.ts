import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

api.injectEndpoints({
  endpoints: (build) => ({
    faqTeaser: build.query<Reads['faqTeaser']['data'], Reads['faqTeaser']['args']>({
      query: () => ({ name: 'faqTeaser', path: 'faq/teaser' }),
    }),
    homeListings: build.query<Reads['homeListings']['data'], Reads['homeListings']['args']>({
      query: () => ({ name: 'homeListings', path: 'home-listings' }),
    }),
    homeTrades: build.query<Reads['homeTrades']['data'], Reads['homeTrades']['args']>({
      query: () => ({ name: 'homeTrades', path: 'home-trades' }),
    }),
  }),
});
