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
  trades: described(list(text), 'Those that were looked for.'),
  missing: optional(
    described(list(text), 'Those that were meant, where nobody is listed for any of them: trades has another one that may do it, or none.'),
  ),
  alsoMissing: optional(
    described(list(text), 'Those of another job that the query names, where nobody is listed for it: trades has those of the rest.'),
  ),
  notThere: optional(described(list(text), 'Those of another job that somebody is listed for, but nobody in the place of the search.')),
  because: described(nullable(oneOf('trade', 'service', 'problem')), 'By what the trades were told.'),
  place: nullable(
    object<NonNullable<Understood['place']>>({
      name: text,
      kind: oneOf('city', 'postal', 'area'),
      listed: described(flag, 'Somebody in the directory is there, or serves the town.'),
      radiusKm: described(decimal, 'What counts as there; 0 for a city as listings name it, and for a whole province.'),
    }),
  ),
  when: nullable(oneOf('open-now', 'around-the-clock')),
  words: described(list(text), 'What was left over.'),
  ignored: described(list(text), 'What says nothing of what is needed.'),
  nearest: described(flag, 'Nobody suitable, or hardly anybody, is listed in the place: the nearest, by distance.'),
  guides: list(object<Understood['guides'][number]>({ title: text, path: text })),
  placeLeftOut: optional(described(text, 'A place that the words name, where a filter or coordinates name another one, and win.')),
});

export const SEARCH_ANSWER = object<SearchAnswer>({
  services: list(
    object<FoundCard>({
      ...CARD_FIELDS,
      distanceKm: optional(
        described(
          decimal,
          'From the place that distanceFrom names; absent where the place of the business is not known, not even roughly.',
        ),
      ),
      approximate: optional(
        described(yes, 'Its coordinates were derived from its postal code or its town; in searches with a place or in a box.'),
      ),
    }),
  ),
  total: described(whole, 'Exact, whatever its size.'),
  page: whole,
  totalPages: described(whole, '0 when nothing was found.'),
  understood: described(nullable(UNDERSTOOD), 'What was read out of the query; null where its words were searched as they stand.'),
  city: optional(
    described(
      text,
      "The city of the filter in the directory's commonest spelling; absent without the filter, and where no address has it.",
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
      'What distanceKm is measured from; absent where no place is known, and then sortBy=distance is the same as featured.',
    ),
  ),
  hoursUnknown: optional(
    described(yes, 'The query asks for a time, and of nobody suitable it is known that they are open then: all are named.'),
  ),
  degraded: optional(described(yes, 'PostgreSQL answered as the fallback for the search engine.')),
  industries: optional(described(list(text), 'Those of the whole directory, whatever was searched; not with facets=0.')),
  cities: optional(described(list(text), 'Those of the whole directory, whatever was searched; not with facets=0.')),
});
