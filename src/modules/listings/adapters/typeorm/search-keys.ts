import { fold, wordsOf } from '../../../../shared/text.js';
import { postKeyOf } from '../../domain/address.js';
import { addressKeyOf, websiteKeyOf } from '../../domain/duplicates.js';
import type { ListingDetails } from '../../domain/listing.js';
import { nationalDigitsOf } from '../../domain/phone.js';

/** Fields by their weight in relevance; positions of one field never touch the next one's. */
const FIELD_GAP = 50;
// PostgreSQL keeps positions up to 16,383 and 256 per word; a description longer than this adds nothing to relevance.
const MOST_POSITION = 16_000;
const MOST_KEY = 400;
/** PostgreSQL refuses words above 2,046 bytes; nobody searches for one above this. */
const MOST_WORD = 200;

/** The columns by which PostgreSQL finds and sorts a listing, and finds those that say the same. */
export function searchKeysOf(id: string, details: ListingDetails) {
  return {
    title_key: keyFrom(details.title),
    id_key: keyFrom(id),
    industry_key: details.industry && keyFrom(details.industry),
    city_key: details.city && keyFrom(details.city),
    post_key: details.postCode && postKeyOf(details.postCode),
    website_key: details.website && websiteKeyOf(details.website),
    address_key: details.address && addressKeyOf(details.address),
    phone_digits: details.phone && nationalDigitsOf(details.phone, details.phoneE164),
    words: wordVector(details),
  };
}

/** Folding can make one character eighteen; an entry of PostgreSQL's index holds 2,700 bytes. */
export function keyFrom(text: string): string {
  return fold(text).slice(0, MOST_KEY).toWellFormed();
}

/** A tsvector literal of the folded words. Words are letters and digits only, so quoting them is enough. */
function wordVector({ title, industry, city, address, description }: ListingDetails): string {
  const places = new Map<string, string[]>();
  let position = 1;
  const add = (text: string | null, weight: 'A' | 'B' | 'C' | 'D') => {
    for (const word of wordsOf(text ?? '')) {
      if (position >= MOST_POSITION) return;
      if (word.length > MOST_WORD) continue;
      const known = places.get(word);
      if (!known) places.set(word, [`${position}${weight}`]);
      else if (known.length < 200) known.push(`${position}${weight}`);
      position += 1;
    }
    position += FIELD_GAP;
  };
  add(title, 'A');
  add(industry, 'B');
  add(city, 'C');
  add(address, 'D');
  add(description, 'D');
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
