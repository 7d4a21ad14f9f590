import { fold, wordsOf } from '../../../../../shared/text.js';
import type { AdminListingQuery } from '../../../application/reads/admin-listings.js';
import { nationalDigitsOf } from '../../../domain/catalogue/phone.js';

/** A WHERE clause, and the values of its placeholders. */
export interface Condition {
  where: string;
  values: unknown[];
}

const FEWEST_DIGITS = 3;
const PHONE = /^[\d\s()+./-]+$/;

/** What the admin's list was asked for; nothing that was typed is ever part of the statement's text. */
export function conditionOf({ status, source, corrected, q }: AdminListingQuery): Condition {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const all: string[] = [];
  if (status) all.push(`status = ${add(status)}`);
  if (source === 'upload') all.push(`source LIKE 'upload:%'`);
  else if (source) all.push(`source = ${add(source)}`);
  if (corrected) all.push('corrections IS NOT NULL');
  if (q) all.push(`(${matchesOf(q, add).join(' OR ')})`);
  return { where: all.join(' AND ') || 'true', values };
}

/**
 * One alternative for each index that can answer it. The indexes of words, titles and phones know published listings alone, so the
 * others, which are few, are looked at one by one.
 */
function matchesOf(q: string, add: (value: unknown) => string): string[] {
  const words = wordsOf(q).map((word) => `'${word}':*`);
  const digits = PHONE.test(q) ? nationalDigitsOf(q, null) : '';
  const inKeys = [
    ...(words.length > 0 ? [`words @@ ${add(words.join(' & '))}::tsquery`] : []),
    `title_key LIKE ${add(containing(fold(q)))}`,
    ...(digits.length >= FEWEST_DIGITS ? [`phone_digits LIKE ${add(containing(digits))}`] : []),
  ];
  return [
    `id = ${add(q)}`,
    `(email IS NOT NULL AND lower(email) LIKE ${add(containing(q.toLowerCase()))})`,
    ...inKeys.map((match) => `(status = 'published' AND ${match})`),
    `(status <> 'published' AND (${inKeys.join(' OR ')}))`,
  ];
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
