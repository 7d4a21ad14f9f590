import { MIN_PHONE_DIGITS } from '../../../../../shared/forms/input-limits.js';
import { cityKeyFrom, TITLE_TEXT, withPlainApostrophes } from '../../../../../shared/text/name-keys.js';
import { fold, keyFrom, wordsOf } from '../../../../../shared/text/text.js';
import type { AdminListingFilter, Need } from '../../../application/reads/admin-listings.js';
import { nationalDigitsOf } from '../../../domain/catalogue/phone.js';
import { containing } from '../../../../../platform/database/like-pattern.js';

/** A WHERE clause, and the values of its placeholders. */
export interface Condition {
  where: string;
  values: unknown[];
}

const BADGE = { featured: 'featured', verified: 'verified', licensed: 'licensed' } as const;

/** What two listings of one business have in common. */
export const DOUBLE_COLUMNS = { phone: 'phone_e164', website: 'website_key', address: 'address_key' } as const;

/** Published listings with the same value. Found by grouping all of them once, which costs less than looking each one up. */
const double = (key: string) =>
  `SELECT unnest(array_agg(key)) FROM listing WHERE status = 'published' AND ${key} IS NOT NULL GROUP BY ${key} HAVING count(*) > 1`;

const NEEDED: Record<Need, string> = {
  phone: 'phone IS NULL',
  contact: 'phone_e164 IS NULL AND email IS NULL AND website IS NULL',
  place: '(latitude IS NULL OR longitude IS NULL)',
  hours: `opening_hours = '[]'`,
  confirmation: `updated_at < now() - interval '1 year' AND (confirmed_at IS NULL OR confirmed_at < now() - interval '1 year')`,
  licence: `licence_number IS NOT NULL AND NOT EXISTS (
    SELECT FROM licence_check WHERE listing_key = key AND number = licence_number AND checked_at >= now() - interval '1 year')`,
  'hidden-merge': `status <> 'removed' AND EXISTS (
    SELECT FROM listing AS whole WHERE whole.id = listing.merged_into AND whole.merged_into IS NULL AND whole.status <> 'published')`,
  double: `key IN (${Object.values(DOUBLE_COLUMNS).map(double).join(' UNION ')})`,
};

const PHONE = /^[\d\s()+./-]+$/;

/** The conditions of the admin's list; nothing that was typed is ever part of the statement's text. */
export function conditionOf({ status, source, list, trade, city, badge, needs, corrected, q }: AdminListingFilter): Condition {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const all: string[] = [];
  if (status) all.push(`status = ${add(status)}`);
  if (source === 'upload') all.push(`source LIKE 'upload:%'`);
  else if (source) all.push(`source = ${add(source)}`);
  if (list) all.push(`source = ${add(`upload:${list}`)}`);
  if (trade) all.push(`industry_key = ${add(keyFrom(trade))}`);
  if (city) all.push(`city_key = ${add(cityKeyFrom(city))}`);
  if (badge) all.push(BADGE[badge]);
  if (needs) all.push(NEEDED[needs]);
  if (corrected) all.push('corrections IS NOT NULL');
  if (q) all.push(`(${matchesOf(q, add).join(' OR ')})`);
  return { where: all.join(' AND ') || 'true', values };
}

/**
 * One alternative for each index that can answer it. The indexes of words, titles and phones have published listings only; the others,
 * which are few, are scanned.
 */
function matchesOf(q: string, add: (value: unknown) => string): string[] {
  const words = wordsOf(q).map((word) => `'${word}':*`);
  const digits = PHONE.test(q) ? nationalDigitsOf(q, null) : '';
  const inKeys = [
    ...(words.length > 0 ? [`words @@ ${add(words.join(' & '))}::tsquery`] : []),
    `${TITLE_TEXT} LIKE ${add(containing(withPlainApostrophes(fold(q))))}`,
    ...(digits.length >= MIN_PHONE_DIGITS ? [`phone_digits LIKE ${add(containing(digits))}`] : []),
  ];
  return [
    `id = ${add(q)}`,
    `(email IS NOT NULL AND lower(email) LIKE ${add(containing(q.toLowerCase()))})`,
    ...inKeys.map((match) => `(status = 'published' AND ${match})`),
    `(status <> 'published' AND (${inKeys.join(' OR ')}))`,
  ];
}
