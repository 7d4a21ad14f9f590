import { CARD_FIELD_NAMES, type CardField, factsOf, filterColumn, SEARCHED_FIELDS } from '../../../../../shared/listings/field-lists.js';
import { cityKeyFrom } from '../../../../../shared/text/name-keys.js';
import { keyFrom, wordsOf } from '../../../../../shared/text/text.js';
import { postKeyOf } from '../../../../../shared/places/post-code.js';
import { pageKeyOf } from '../../../../../shared/contact/website-keys.js';
import { addressKeyOf } from '../../../domain/catalogue/duplicates.js';
import type { ListingDetails } from '../../../domain/catalogue/listing.js';
import { nationalDigitsOf } from '../../../domain/catalogue/phone.js';
import { openMinutesOf } from '../../../domain/catalogue/opening-hours.js';
import { timeZoneOf } from '../../../domain/catalogue/time-zone.js';

/** Gap between the positions of two fields, so that no phrase matches across them. Fields come by their weight in relevance. */
const FIELD_GAP = 50;
// PostgreSQL keeps positions up to 16,383 and 256 per word; a description longer than this adds nothing to relevance.
const MAX_POSITION = 16_000;
/** PostgreSQL refuses words above 2,046 bytes; nobody searches for one above this. */
const MAX_WORD = 200;

const FILTERED = CARD_FIELD_NAMES.filter((field) => factsOf(field).filter !== undefined);

/** The columns of {@link searchKeysOf}, with their types. */
export const KEY_COLUMNS: Record<string, string> = {
  title_key: 'text',
  id_key: 'text',
  ...Object.fromEntries(FILTERED.map((field) => [filterColumn(field), factsOf(field).kind === 'places' ? 'text[]' : 'text'])),
  post_key: 'text',
  website_key: 'text',
  address_key: 'text',
  phone_digits: 'text',
  time_zone: 'text',
  open_minutes: 'int4multirange',
  words: 'tsvector',
};

/** The columns by which PostgreSQL finds and sorts a listing, and finds duplicates of it. */
export function searchKeysOf(id: string, details: ListingDetails) {
  return {
    title_key: keyFrom(details.title),
    id_key: keyFrom(id),
    ...Object.fromEntries(FILTERED.map((field) => [filterColumn(field), filterKeyOf(field, details[field])])),
    post_key: details.postCode && postKeyOf(details.postCode),
    website_key: details.website && pageKeyOf(details.website),
    address_key: details.address && addressKeyOf(details.address),
    phone_digits: details.phone && nationalDigitsOf(details.phone, details.phoneE164),
    // The time zone of its opening hours.
    time_zone: details.openingHours.length > 0 ? (timeZoneOf(details) ?? null) : null,
    open_minutes:
      details.openingHours.length > 0
        ? `{${openMinutesOf(details.openingHours)
            .map((span) => `[${span.join()})`)
            .join()}}`
        : null,
    words: wordVector(details),
  };
}

function filterKeyOf(field: CardField, value: ListingDetails[CardField]): string | string[] | null {
  const keyOf = factsOf(field).filter === 'city' ? cityKeyFrom : keyFrom;
  return typeof value === 'string' ? keyOf(value) : Array.isArray(value) ? value.map((entry) => keyOf(entry)) : null;
}

/** A tsvector literal of the folded words. Words are letters and digits only, so quoting them is enough. */
function wordVector(details: ListingDetails): string {
  const places = new Map<string, string[]>();
  let position = 1;
  const add = (text: string, weight: string) => {
    for (const word of wordsOf(text)) {
      if (position >= MAX_POSITION) return;
      if (word.length > MAX_WORD) continue;
      const known = places.get(word);
      if (!known) places.set(word, [`${position}${weight}`]);
      else if (known.length < 200) known.push(`${position}${weight}`);
      position += 1;
    }
    position += FIELD_GAP;
  };
  for (const field of SEARCHED_FIELDS) for (const text of [details[field] ?? []].flat()) add(text, factsOf(field).searched!);
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
