import type { FieldName, SubmissionFields } from './submission-fields.js';

/** The directory's names for what the form asks. */
export const LISTING_NAMES = {
  title: 'title', industry: 'industry', phone: 'phone', email: 'email', website: 'website', complete_address: 'address', city: 'city', post_code: 'postCode',
  google_maps_link: 'googleMapsLink', business_description: 'description', licensed: 'licensed',
} as const satisfies Record<FieldName, string>; // prettier-ignore

type Named<F extends FieldName> = (typeof LISTING_NAMES)[F];

/** What an owner says, in the directory's words. Being licensed is his claim; nobody has looked at it when it is shown. */
export type ListingWords = Partial<Record<Named<Exclude<FieldName, 'licensed'>>, string>> & { licensed?: boolean };

export function wordsFor(fields: SubmissionFields): ListingWords {
  const { licensed, ...texts } = fields;
  const words = Object.fromEntries(Object.entries(texts).map(([name, text]) => [LISTING_NAMES[name as FieldName], text]));
  return { ...words, ...(licensed ? { licensed: licensed === 'Yes' } : {}) };
}

/** A value of the directory as the form would write it; `null` where it has none. */
export function asTyped(value: string | boolean | null | undefined): string | null {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value ?? null;
}
