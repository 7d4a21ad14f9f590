import { hash } from 'node:crypto';
import { fold, wordsOf } from '../../../../../shared/text/text.js';
import { postKeyOf } from '../../../../../shared/places/post-code.js';
import type { Cells } from '../sheet-columns.js';

/** Ids made here begin with it. */
const PREFIX = 'b-';

/** Words that say nothing of which business it is: one file has them, the next has not. */
const LEGAL = new Set(['inc', 'ltd', 'ltee', 'limited', 'limitee', 'corp', 'corporation', 'co', 'llc', 'enr', 'incorporated']);
const SHORT = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    av: 'ave',
    road: 'rd',
    drive: 'dr',
    boulevard: 'blvd',
    boul: 'blvd',
    crescent: 'cres',
    court: 'crt',
    lane: 'ln',
    highway: 'hwy',
    place: 'pl',
    square: 'sq',
    parkway: 'pkwy',
    terrace: 'terr',
    circle: 'cir',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    nord: 'n',
    sud: 's',
    est: 'e',
    ouest: 'o',
    suite: 'unit',
    ste: 'unit',
    apt: 'unit',
  }),
);

/**
 * An id for a business that comes without one: the same in every file in which it has the same name and address, whatever their case,
 * accents, punctuation and usual short forms. Without an address, its postal code, city, phone or email address tells it from others of its name.
 */
export function generatedId(cells: Cells): string {
  const name = wordsOf(cells.title ?? '')
    .filter((word, place) => place === 0 || !LEGAL.has(word))
    .join(' ');
  return PREFIX + hash('sha256', `${name}\u0000${whereabouts(cells)}`, 'hex').slice(0, 20);
}

export function isGenerated(id: string): boolean {
  return /^b-[\da-f]{20}$/.test(id);
}

function whereabouts({ address, city, postCode, phone, email }: Cells): string {
  // The street is enough: whether the city follows it depends on the columns of a file.
  const street = wordsOf((address ?? '').split(',', 1)[0]!)
    .map((word) => SHORT.get(word) ?? word)
    .join(' ');
  if (street) return street;
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10);
  return [postKeyOf(postCode ?? ''), fold(city ?? ''), digits, fold(email ?? '')].find(Boolean) ?? '';
}

/** An id that another source has for another business, made this source's own: always the same for the same two. */
export function ownIdOf(id: string, source: string): string {
  return `${id}~${hash('sha256', `${source}\u0000${id}`, 'hex').slice(0, 8)}`;
}
