import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Blog = Reads['blog'];

api.injectEndpoints({
  endpoints: (build) => ({
    blog: build.query<Blog['data'], Blog['args']>({
      query: ({ fileName }) => ({ path: `articles/${encodeURIComponent(fileName)}` }),
    }),
  }),
});
