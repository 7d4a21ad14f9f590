import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Articles = Reads['articles'];

api.injectEndpoints({
  endpoints: (build) => ({
    articles: build.query<Articles['data'], Articles['args']>({ query: () => ({ path: 'articles' }) }),
  }),
});
