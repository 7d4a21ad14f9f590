import { isEqual } from 'es-toolkit/predicate';
import { cleanLine, cleanText } from '../../../shared/text.js';
import { postCodeFrom, regionFrom } from './address.js';
import { emailFrom, imageFrom, LENGTHS, linkFrom, numberFrom, type Reading, yesFrom } from './field-values.js';
import { industryFrom } from './industry.js';
import type { ListingDetails } from './listing.js';
import { type DayHours, MOST_SPANS, openingHoursFrom } from './opening-hours.js';
import { e164Of } from './phone.js';

/** What can be corrected. Ratings, reviews and thanks are not ours to change: they stay true to the source. */
export const CORRECTABLE = [
  'title', 'industry', 'featured', 'verified', 'licensed', 'address', 'city', 'region', 'postCode', 'phone', 'email', 'website',
  'googleMapsLink', 'latitude', 'longitude', 'description', 'image', 'openingHours',
] as const; // prettier-ignore

export type CorrectableField = (typeof CORRECTABLE)[number];
export type CorrectableDetails = Pick<ListingDetails, CorrectableField>;

/** Values that stand in the place of the source's, field by field. */
export type Corrections = Partial<CorrectableDetails>;

/** Corrections together with what the source says in their place. */
export interface CorrectedListing {
  corrections: Corrections;
  source: CorrectableDetails;
}

/** The listing as the directory shows it. */
export function withCorrections(details: ListingDetails, corrections: Corrections): ListingDetails {
  const shown = { ...details, ...corrections };
  return { ...shown, phoneE164: shown.phone === null ? null : e164Of(shown.phone) };
}

export function correctableOf(details: CorrectableDetails): CorrectableDetails {
  return Object.fromEntries(CORRECTABLE.map((field) => [field, details[field]])) as unknown as CorrectableDetails;
}

/** The corrected fields in the order of the listing's fields. */
export function correctedFields(corrections: Corrections): CorrectableField[] {
  return CORRECTABLE.filter((field) => field in corrections);
}

/** The corrected fields of which the source now says something else than before, and what it says. */
export function changedBehind({ corrections, source }: CorrectedListing, now: CorrectableDetails): { field: CorrectableField; reason: string }[] {
  return correctedFields(corrections)
    .filter((field) => !isEqual(source[field], now[field]))
    .map((field) => {
      const says = isEqual(corrections[field], now[field]) ? 'the same' : inWords(now[field]);
      return { field, reason: `is corrected here to ${inWords(corrections[field])}; the sheet now says ${says}; the correction stays` };
    });
}

/**
 * One value as an admin sent it: cleaned and checked as strictly as a sheet's cell, with nothing dropped.
 * `null` and the empty text say that the business has no such thing.
 */
export function readCorrection<F extends CorrectableField>(field: F, value: unknown): Reading<ListingDetails[F]> {
  return READERS[field](value);
}

type Readers = { [F in CorrectableField]: (value: unknown) => Reading<ListingDetails[F]> };

const READERS: Readers = {
  title: (value) => required(line(LENGTHS.name)(value)),
  industry: (value) => mapped(line(LENGTHS.name)(value), industryFrom),
  featured: yesOrNo,
  verified: yesOrNo,
  licensed: yesOrNo,
  address: line(LENGTHS.line),
  city: line(LENGTHS.name),
  region: (value) => mapped(line(LENGTHS.name)(value), regionFrom),
  postCode: (value) => mapped(line(LENGTHS.name)(value), postCodeFrom),
  phone,
  email: fromText(emailFrom),
  website: fromText(linkFrom),
  googleMapsLink: fromText(linkFrom),
  latitude: coordinate(90),
  longitude: coordinate(180),
  description: fromText((text) => nothingIfEmpty(cleanText(text, LENGTHS.text))),
  image: fromText(imageFrom),
  openingHours,
};

function fromText(read: (text: string) => Reading<string | null>): (value: unknown) => Reading<string | null> {
  return (value) => (value === null ? { value } : typeof value === 'string' ? read(value) : { problem: 'must be a text' });
}

function line(max: number): (value: unknown) => Reading<string | null> {
  return fromText((text) => nothingIfEmpty(cleanLine(text, max)));
}

function nothingIfEmpty(reading: Reading<string>): Reading<string | null> {
  return 'value' in reading ? { value: reading.value || null } : reading;
}

function mapped(reading: Reading<string | null>, map: (text: string) => string): Reading<string | null> {
  return 'value' in reading && reading.value !== null ? { value: map(reading.value) } : reading;
}

function required(reading: Reading<string | null>): Reading<string> {
  if ('problem' in reading) return reading;
  return reading.value === null ? { problem: 'cannot be empty' } : { value: reading.value };
}

function yesOrNo(value: unknown): Reading<boolean> {
  if (typeof value === 'boolean') return { value };
  const reading = typeof value === 'string' && value.trim() !== '' ? yesFrom(value) : undefined;
  return reading && 'value' in reading ? reading : { problem: 'must be yes or no' };
}

/** A sheet's owner may write "ask for Bob"; whoever corrects a number means one that can be called. */
function phone(value: unknown): Reading<string | null> {
  const reading = line(LENGTHS.line)(value);
  if ('problem' in reading || reading.value === null || e164Of(reading.value) !== null) return reading;
  return { problem: 'is not a number that can be dialled; write it as (519) 555-0123, or with + and the country code' };
}

function coordinate(most: number): (value: unknown) => Reading<number | null> {
  return (value) => {
    if (value === null) return { value };
    if (typeof value !== 'number' && typeof value !== 'string') return { problem: `must be a number from ${-most} to ${most}` };
    return numberFrom(String(value), -most, most);
  };
}

function openingHours(value: unknown): Reading<DayHours[]> {
  if (value === null || value === '') return { value: [] };
  if (!Array.isArray(value)) return { problem: 'must be a list of {dayOfWeek, opens, closes}' };
  if (value.length > MOST_SPANS) return { problem: `has more than ${MOST_SPANS} entries` };
  const { hours, unreadable } = openingHoursFrom(value);
  return unreadable.length > 0 ? { problem: unreadable.join('; ') } : { value: hours };
}

const MOST_QUOTED = 100;

function inWords(value: Corrections[CorrectableField]): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek} ${opens}-${closes}`).join(', ') || 'nothing';
  const start = value.length > MOST_QUOTED ? `${value.slice(0, MOST_QUOTED).toWellFormed()}...` : value;
  return `"${start}"`;
}
