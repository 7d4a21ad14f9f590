import { useMemo } from 'react';
import type { TemplateWords } from '../../../../../src/shared/text/fill-template.js';
import { adminApi } from '../api/admin-api.js';
import { useSettingsQuery } from '../settings/settings-endpoints.js';

export interface ExampleListing {
  title: string;
  industry: string;
  city: string | null;
  region: string | null;
  phone: string | null;
}

const exampleApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    exampleListing: build.query<{ services: ExampleListing[]; total: number }, void>({
      query: () => ({ path: 'search', parameters: { limit: 1 } }),
    }),
    exampleTrades: build.query<{ name: string; plural: string; count: number }[], void>({ query: () => ({ path: 'trades' }) }),
  }),
});

/** Placeholder values of templates from this business; missing ones keep the example of the text. */
export function wordsOf(
  listing: ExampleListing | undefined,
  trades: readonly { name: string; plural: string; count: number }[],
): Record<string, string> {
  if (!listing) return {};
  const { title, industry, city, region, phone } = listing;
  const trade = trades.find(({ name }) => name === industry);
  const plural = trade?.plural ?? industry;
  const known: Record<string, string | null> = {
    business: title,
    what: city ? `${plural} in ${city}` : plural,
    trade: plural,
    city,
    place: city,
    region,
    phone,
    count: trade ? String(trade.count) : null,
  };
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Example values; read only when the page has templates. */
export function useExampleWords(wanted: boolean): TemplateWords {
  const listing = exampleApi.useExampleListingQuery(undefined, { skip: !wanted }).data?.services[0];
  const trades = exampleApi.useExampleTradesQuery(undefined, { skip: !wanted }).data;
  const site = useSettingsQuery(undefined, { skip: !wanted }).data?.siteTitle ?? 'Homewright';
  return useMemo(() => ({ region: 'Ontario', ...wordsOf(listing, trades ?? []), site }), [listing, trades, site]);
}
