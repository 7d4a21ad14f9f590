import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Articles = Reads['articles'];
type OneGuide = Reads['guide'];

api.injectEndpoints({
  endpoints: (build) => ({
    articles: build.query<Articles['data'], Articles['args']>({ query: () => ({ path: 'articles' }) }),
    guide: build.query<OneGuide['data'], OneGuide['args']>({ query: ({ slug }) => ({ path: `guides/${slug}` }) }),
  }),
});
