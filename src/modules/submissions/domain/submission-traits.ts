import { e164Of } from '../../../shared/contact/contact-values.js';
import { typedCityKey } from '../../../shared/text/name-keys.js';
import { keyFrom } from '../../../shared/text/text.js';
import { siteKeyOf } from '../../../shared/contact/website-keys.js';
import type { SubmissionFields } from './submission-fields.js';

/** Keys by which two submissions are recognised as being about the same business. */
export interface SubmissionKeys {
  title: string;
  city: string | null;
  phone: string | null;
  site: string | null;
}

export type Likeness = 'phone' | 'website' | 'title and city';

export function keysOf({ title = '', city, phone, website }: SubmissionFields): SubmissionKeys {
  return {
    title: keyFrom(title),
    city: typedCityKey(city),
    phone: phone ? e164Of(phone) : null,
    site: website ? siteKeyOf(website) : null,
  };
}

/** In which ways two of them are alike, the most certain first. */
export function likenessOf(one: SubmissionKeys, other: SubmissionKeys): Likeness[] {
  const isSame = (key: keyof SubmissionKeys) => one[key] !== null && one[key] === other[key];
  const ways: [Likeness, boolean][] = [
    ['phone', isSame('phone')],
    ['website', isSame('site')],
    ['title and city', isSame('title') && isSame('city')],
  ];
  return ways.filter(([, holds]) => holds).map(([way]) => way);
}
