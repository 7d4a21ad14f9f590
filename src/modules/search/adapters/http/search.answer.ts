import { decimal, described, list, object, optional, text, whole, yes } from '../../../../shared/http/answers.js';
import { CARD_FIELDS } from '../../../../shared/http/listing-card.schema.js';
import type { FoundCard } from '../../domain/search-index.js';
import type { DirectoryFacets } from '../../domain/directory-facets.js';

/** What the controller puts together from bytes. */
interface SearchAnswer extends DirectoryFacets {
  services: FoundCard[];
  total: number;
  page: number;
  totalPages: number;
  degraded?: true;
}

export const SEARCH_ANSWER = object<SearchAnswer>({
  services: list(object<FoundCard>({ ...CARD_FIELDS, distanceKm: optional(described(decimal, 'From lat and lng.')) })),
  total: described(whole, 'Exact, whatever its size.'),
  page: whole,
  totalPages: described(whole, '0 when nothing was found.'),
  degraded: optional(described(yes, 'PostgreSQL stands in for the search engine.')),
  industries: described(list(text), 'Those of the whole directory, whatever was searched.'),
  cities: described(list(text), 'Those of the whole directory, whatever was searched.'),
});
