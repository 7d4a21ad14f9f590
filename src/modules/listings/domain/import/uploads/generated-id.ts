import { hash } from 'node:crypto';
import { fold, wordsOf } from '../../../../../shared/text/text.js';
import { postKeyOf } from '../../../../../shared/places/post-code.js';
import type { Cells } from '../sheet-columns.js';

/** The prefix of ids that are generated here. */
const PREFIX = 'b-';

/** Words that do not identify a business: one file has them, the next one has not. */
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
 * An id for a business without one: the same in every file in which it has the same name and address, whatever their case, accents,
 * punctuation and usual short forms. Without an address, its postal code, city, phone or email address distinguishes it from others with
 * its name.
 */
export function generatedId(cells: Cells): string {
  const name = wordsOf(cells.title ?? '')
    .filter((word, place) => place === 0 || !LEGAL.has(word))
    .join(' ');
  return PREFIX + hash('sha256', `${name}\u0000${distinguishingDetail(cells)}`, 'hex').slice(0, 20);
}

export function isGenerated(id: string): boolean {
  return /^b-[\da-f]{20}$/.test(id);
}

function distinguishingDetail({ address, city, postCode, phone, email }: Cells): string {
  // Only the street counts: whether the city follows depends on the columns of a file.
  const street = wordsOf((address ?? '').split(',', 1)[0]!)
    .map((word) => SHORT.get(word) ?? word)
    .join(' ');
  if (street) return street;
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10);
  return [postKeyOf(postCode ?? ''), fold(city ?? ''), digits, fold(email ?? '')].find(Boolean) ?? '';
}

/** A changed id, if another source has the id for another business: always the same for the same id and source. */
export function ownIdOf(id: string, source: string): string {
  return `${id}~${hash('sha256', `${source}\u0000${id}`, 'hex').slice(0, 8)}`;
}
