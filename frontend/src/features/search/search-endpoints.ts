import { api } from '../../lib/api.js';
import type { ReadError, Reads, SearchAnswer } from '../../lib/reads.js';

type Search = Reads['search'];

/** A search. What the server finds wrong with it is left out, and the search is made without it: a page never fails for that. */
api.injectEndpoints({
  endpoints: (build) => ({
    trade: build.query<Reads['trade']['data'], Reads['trade']['args']>({
      query: ({ name }) => ({ name: 'trade', path: `trades/${encodeURIComponent(name)}`, parameters: { name } }),
    }),
    search: build.query<Search['data'], Search['args']>({
      async queryFn(args, _api, _extra, ask) {
        const order = (parameters: Search['args']) => ask({ name: 'search', path: 'search', parameters });
        const first = await order(args);
        const { status, problem } = (first.error ?? {}) as Partial<ReadError>;
        const fields = problem?.errors?.map(({ field }) => field) ?? [];
        if (status !== 400 || fields.length === 0) return first as { data: SearchAnswer };
        // Coordinates mean nothing one without the other, nor an order by distance without them.
        const dropped = fields.some((field) => field === 'lat' || field === 'lng') ? [...fields, 'lat', 'lng', 'sortBy'] : fields;
        const kept = Object.entries(args).filter(([name]) => !dropped.includes(name));
        const second = await order(Object.fromEntries(kept));
        if (second.error) return second;
        return { data: { ...(second.data as SearchAnswer), ignored: fields } };
      },
    }),
  }),
});
