import { fold } from '../../../shared/text.js';
import { partsOfAddress, postCodeFrom, postKeyOf, wholeAddress } from './address.js';
import { LENGTHS } from './field-values.js';
import { industryFrom } from './industry.js';
import type { ListingDetails } from './listing.js';
import { e164Of } from './phone.js';

export const OWNERS_FIELDS = [
  'title', 'industry', 'phone', 'email', 'website', 'address', 'city', 'postCode', 'googleMapsLink', 'description', 'licensed',
] as const; // prettier-ignore

export type OwnersField = (typeof OWNERS_FIELDS)[number];

/** What an owner says about a business; what is missing was not said. */
export type OwnersWord = Partial<Pick<ListingDetails, OwnersField>>;

/** What the directory says of a business in answer to it. */
export type OwnersDetails = Pick<ListingDetails, OwnersField | 'region' | 'phoneE164'>;

/** A business that the directory did not know: nothing about it that an owner cannot decide. */
export function newBusiness({ title, ...word }: OwnersWord & Pick<ListingDetails, 'title'>): ListingDetails {
  const derived = partsOfAddress(word.address ?? '');
  const parts = { city: word.city ?? derived.city, region: derived.region, postCode: word.postCode ? postCodeFrom(word.postCode) : derived.postCode };
  return {
    title, industry: word.industry ? industryFrom(word.industry) : null, featured: false, verified: false, licensed: word.licensed ?? false,
    rating: null, reviews: 0, address: wholeAddress(word.address ?? null, parts), ...parts,
    phone: word.phone ?? null, phoneE164: word.phone ? e164Of(word.phone) : null, email: word.email ?? null, website: word.website ?? null,
    googleMapsLink: word.googleMapsLink ?? null, latitude: null, longitude: null, description: word.description ?? null,
    image: null, credit: null, reviewsData: [], openingHours: [],
  }; // prettier-ignore
}

/** Of what an owner says, all that is news: a number or a code that is only written in another way is none. */
export function newsAbout(listing: OwnersDetails, word: OwnersWord): OwnersWord {
  const said: OwnersWord = { ...word, ...(word.address ? { address: addressOf(word, word.address, listing) } : {}) };
  const isNews = (field: OwnersField) => field in said && keyOf(field, said) !== keyOf(field, listing);
  return Object.fromEntries(OWNERS_FIELDS.filter(isNews).map((field) => [field, said[field]]));
}

/** A street without its city stays in the city that it was in. */
function addressOf({ city, postCode }: OwnersWord, address: string, listing: OwnersDetails): string {
  const named = partsOfAddress(address);
  const isMoved = named.city !== null && fold(named.city) !== fold(listing.city ?? '');
  const parts = {
    city: city ?? named.city ?? listing.city,
    region: named.region ?? (isMoved ? null : listing.region),
    postCode: postCode ?? named.postCode ?? (isMoved ? null : listing.postCode),
  };
  const whole = wholeAddress(address, parts) ?? address;
  return whole.length > LENGTHS.line ? address : whole;
}

/** What two ways of writing one value have in common. */
function keyOf(field: OwnersField, said: OwnersWord): string | boolean {
  const value = said[field] ?? '';
  if (typeof value === 'boolean') return value;
  switch (field) {
    case 'title':
    case 'industry':
    case 'city':
      return fold(value);
    case 'address':
      return fold(value).replace(/[\s,]+/g, ' ');
    case 'phone':
      return e164Of(value) ?? value;
    case 'email':
      return value.toLowerCase();
    case 'postCode':
      return postKeyOf(value);
    case 'website':
    case 'googleMapsLink':
    case 'description':
    case 'licensed':
      return value;
  }
}
