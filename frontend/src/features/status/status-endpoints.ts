import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Own = Reads['ownSubmission'];

api.injectEndpoints({
  endpoints: (build) => ({
    ownSubmission: build.query<Own['data'], Own['args']>({
      query: ({ token }) => ({ path: `status/${encodeURIComponent(token)}` }),
    }),
  }),
});
