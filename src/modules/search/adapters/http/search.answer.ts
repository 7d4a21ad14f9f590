import {
  decimal,
  described,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  whole,
  yes,
} from '../../../../platform/http/answers/answers.js';
import { CARD_FIELDS } from '../../../../platform/http/answers/listing-card.schema.js';
import type { KnownPlace, Understood } from '../../application/understood/understood.js';
import type { FoundCard } from '../../domain/search-index.js';
import type { DirectoryFacets } from '../../domain/directory-facets.js';

/** The answer as the OpenAPI document describes it. The controller assembles it from bytes. */
interface SearchAnswer extends Partial<DirectoryFacets> {
  services: FoundCard[];
  total: number;
  page: number;
  totalPages: number;
  understood: Understood | null;
  city?: string;
  distanceFrom?: Omit<KnownPlace, 'at'>;
  hoursUnknown?: true;
  degraded?: true;
}

const UNDERSTOOD = object<Understood>({
  trades: described(list(text), 'The trades that were searched for.'),
  missing: optional(
    described(list(text), 'The intended trades, if none of them has listings: trades has another one that may do it, or none.'),
  ),
  alsoMissing: optional(described(list(text), 'The trades of another job of the query without listings: trades has those of the rest.')),
  notThere: optional(described(list(text), 'The trades of another job that has listings, but none in the place of the search.')),
  because: described(nullable(oneOf('trade', 'service', 'problem')), 'The kind of words by which the trades were recognised.'),
  place: nullable(
    object<NonNullable<Understood['place']>>({
      name: text,
      kind: oneOf('city', 'postal', 'area'),
      listed: described(flag, 'There are listings in the place, or they serve the town.'),
      radiusKm: described(decimal, 'The radius of the place; 0 for a city as listings name it, and for a whole province.'),
    }),
  ),
  when: nullable(oneOf('open-now', 'around-the-clock')),
  words: described(list(text), 'The remaining words.'),
  ignored: described(list(text), 'Words without a meaning for the search.'),
  nearest: described(flag, 'Few or no suitable businesses are in the place: the results are the nearest, by distance.'),
  guides: list(object<Understood['guides'][number]>({ title: text, path: text })),
  placeLeftOut: optional(described(text, 'A place of the query that was overridden by a filter or coordinates.')),
});

export const SEARCH_ANSWER = object<SearchAnswer>({
  services: list(
    object<FoundCard>({
      ...CARD_FIELDS,
      distanceKm: optional(
        described(decimal, 'Distance from the place that distanceFrom names; absent if the place of the business is unknown.'),
      ),
      approximate: optional(
        described(yes, 'Its coordinates were derived from its postal code or its town; in searches with a place or in a box.'),
      ),
    }),
  ),
  total: described(whole, 'The exact total.'),
  page: whole,
  totalPages: described(whole, '0 without results.'),
  understood: described(nullable(UNDERSTOOD), 'The interpretation of the query; null if its words were searched without one.'),
  city: optional(
    described(
      text,
      'The city of the filter in the most common spelling of the directory; absent without the filter, and if no address has it.',
    ),
  ),
  distanceFrom: optional(
    described(
      object<Omit<KnownPlace, 'at'>>({
        name: described(nullable(text), 'null for lat and lng.'),
        kind: described(
          oneOf('position', 'city', 'postal', 'area'),
          'lat and lng; the city or the postal code of a filter or of the query, or an area that the query names.',
        ),
      }),
      'The place from which distanceKm is measured; absent if no place is known, and then sortBy=distance is the same as featured.',
    ),
  ),
  hoursUnknown: optional(described(yes, 'The query has a time, and no suitable business is known to be open then: all are listed.')),
  degraded: optional(described(yes, 'PostgreSQL answered as the fallback for the search engine.')),
  industries: optional(described(list(text), 'Those of the whole directory, whatever was searched; not with facets=0.')),
  cities: optional(described(list(text), 'Those of the whole directory, whatever was searched; not with facets=0.')),
});
