import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Own = Reads['ownSubmission'];

api.injectEndpoints({
  endpoints: (build) => ({
    ownSubmission: build.query<Own['data'], Own['args']>({
      query: ({ token }) => ({ name: 'ownSubmission', path: `status/${encodeURIComponent(token)}`, parameters: { token } }),
    }),
  }),
});
