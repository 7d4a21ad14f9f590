import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Articles = Reads['articles'];
type OneGuide = Reads['guide'];

api.injectEndpoints({
  endpoints: (build) => ({
    articles: build.query<Articles['data'], Articles['args']>({
      query: (wanted) => ({
        path: 'articles',
        parameters: Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)])),
      }),
    }),
    guide: build.query<OneGuide['data'], OneGuide['args']>({ query: ({ slug }) => ({ path: `guides/${slug}` }) }),
  }),
});
