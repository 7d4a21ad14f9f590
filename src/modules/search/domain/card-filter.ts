import { filteredBy } from '../../../shared/listings/field-lists.js';
import type { CardField } from '../../../shared/listings/field-lists.js';
import type { FieldFilter } from '../../../shared/listings/listing-fields.js';
import type { ListingCard } from '../../../shared/listings/listing-card.js';
import { cityKeyFrom } from '../../../shared/text/name-keys.js';
import { keyFrom } from '../../../shared/text/text.js';
import type { FoundCard } from './search-index.js';
import type { SearchQuery } from './search-query.js';

const FIELDS: Record<FieldFilter, readonly CardField[]> = { industry: filteredBy('industry'), city: filteredBy('city') };

/** Whether a card passes the filters of industry and city, as both engines apply them. */
export function passesFilters(card: FoundCard, { industryKey, industryKeys, cityKey }: SearchQuery): boolean {
  if (industryKey && !hasKey(card, 'industry', [industryKey])) return false;
  if (industryKeys && !hasKey(card, 'industry', industryKeys)) return false;
  return !cityKey || hasKey(card, 'city', [cityKey]);
}

function hasKey(card: FoundCard, filter: FieldFilter, keys: readonly string[]): boolean {
  return FIELDS[filter].some((field) => filterKeysOf(filter, card[field]).some((key) => keys.includes(key)));
}

/** The keys under which a filter finds a card by this field. */
export function filterKeysOf(filter: FieldFilter, value: ListingCard[CardField]): string[] {
  const keyOf = filter === 'city' ? cityKeyFrom : keyFrom;
  return [value ?? []].flat().map((entry) => keyOf(String(entry)));
}
