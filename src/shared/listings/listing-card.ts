import { CARD_FIELD_NAMES, type CardField, factsOf, emptyValueOf, type PlainValues, type ValueOf } from './field-lists.js';

type CardValues = Omit<PlainValues, 'yes'> & { yes: 'yes' | 'no' };

/** A listing in public lists: the type that the listings, search and page modules share. Its fields are declared in the table of fields. */
export type ListingCard = {
  id: string;
  /** Its page is /business/{slug}. */
  slug: string;
} & { [F in CardField]: ValueOf<F, CardValues> };

/** A card with the empty value in every field. */
export function blankCard(id: string, slug: string): ListingCard {
  const values = CARD_FIELD_NAMES.map((field) => [field, factsOf(field).kind === 'yes' ? 'no' : emptyValueOf(field)] as const);
  return { id, slug, ...Object.fromEntries(values) } as ListingCard;
}

/** Whether the business has any contact data. PostgreSQL has the same in the column `reachable` of listings. */
export function isReachable({ phone, email, website }: Pick<ListingCard, 'phone' | 'email' | 'website'>): boolean {
  return [phone, email, website].some((way) => way !== null && way !== '');
}
