import { api } from '../../lib/api.js';
import type { Reads } from '../../lib/reads.js';

type Change = Reads['contactChange'];

/** On the server alone: no browser asks for it. */
api.injectEndpoints({
  endpoints: (build) => ({
    contactChange: build.query<Change['data'], Change['args']>({
      query: ({ token }) => ({ name: 'contactChange', path: '', parameters: { token } }),
    }),
  }),
});
