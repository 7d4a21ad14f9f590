import { CARD_FIELD_NAMES, type CardField, factsOf, nothingOf, type PlainValues, type ValueOf } from './field-lists.js';

type CardValues = Omit<PlainValues, 'yes'> & { yes: 'yes' | 'no' };

/** A listing as the public sees it in a list: the one shape that the listings, search and page modules share. Its fields stand in the table. */
export type ListingCard = {
  id: string;
  /** Its page is /business/{slug}. */
  slug: string;
} & { [F in CardField]: ValueOf<F, CardValues> };

/** A business of which nothing is known. */
export function blankCard(id: string, slug: string): ListingCard {
  const values = CARD_FIELD_NAMES.map((field) => [field, factsOf(field).kind === 'yes' ? 'no' : nothingOf(field)] as const);
  return { id, slug, ...Object.fromEntries(values) } as ListingCard;
}

/** Whether anybody can get in touch with it. PostgreSQL has the same as the column `reachable` of listings. */
export function isReachable({ phone, email, website }: Pick<ListingCard, 'phone' | 'email' | 'website'>): boolean {
  return [phone, email, website].some((way) => way !== null && way !== '');
}
