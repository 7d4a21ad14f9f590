import { pick } from 'es-toolkit/object';
import { isEqual } from 'es-toolkit/predicate';
import { CORRECTABLE, type CorrectableField, factsOf } from '../../../../shared/listings/field-lists.js';
import type { FieldKind, ListingField } from '../../../../shared/listings/listing-fields.js';
import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import { placesIn } from '../../../../shared/places/place-list.js';
import { postCodeProblem } from '../../../../shared/contact/contact-values.js';
import { cleanLine, cleanText } from '../../../../shared/text/text.js';
import { postCodeFrom, regionFrom } from '../../../../shared/places/address.js';
import { countFrom, emailFrom, imageFrom, linkFrom, numberFrom, plainFrom, type ParseResult, booleanFrom } from './field-values.js';
import { type GalleryPicture, galleryFrom } from './gallery.js';
import { industryFrom } from './industry.js';
import type { FieldValues, ListingDetails } from './listing.js';
import { MAX_SPANS, openingHoursFrom } from './opening-hours.js';
import { e164Of } from './phone.js';

export { CORRECTABLE, type CorrectableField } from '../../../../shared/listings/field-lists.js';
export type CorrectableDetails = Pick<ListingDetails, CorrectableField>;

/** Values that replace those of the source, field by field. */
export type Corrections = Partial<CorrectableDetails>;

/** Corrections, with the source's values of the corrected fields. */
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
  return pick(details, CORRECTABLE);
}

/** The corrected fields in the order of the listing's fields. */
export function correctedFields(corrections: Corrections): CorrectableField[] {
  return CORRECTABLE.filter((field) => field in corrections);
}

/** The corrected fields whose value in the source has changed, and the source's present value. */
export function sourceChangesUnderCorrections(
  { corrections, source }: CorrectedListing,
  now: CorrectableDetails,
): { field: CorrectableField; reason: string }[] {
  return correctedFields(corrections)
    .filter((field) => !isEqual(source[field], now[field]))
    .map((field) => {
      const says = isEqual(corrections[field], now[field]) ? 'the same' : inWords(now[field]);
      return { field, reason: `is corrected here to ${inWords(corrections[field])}; the sheet now says ${says}; the correction stays` };
    });
}

/**
 * One value as an admin sent it: cleaned, and checked as strictly as a sheet's cell, but never dropped. `null` and the empty text mean that
 * the business has no such thing.
 */
export function readCorrection<F extends CorrectableField>(field: F, value: unknown): ParseResult<ListingDetails[F]> {
  const facts = factsOf(field);
  const reading = READERS[facts.kind as CorrectedKind](value, facts) as ParseResult<ListingDetails[F]>;
  return facts.needed && 'value' in reading && reading.value === null ? { problem: 'cannot be empty' } : reading;
}

/** The kinds of fields that can be corrected: derived numbers and reviews cannot. */
type CorrectedKind = Exclude<FieldKind, 'e164' | 'reviews'>;

const READERS: { [K in CorrectedKind]: (value: unknown, facts: ListingField) => ParseResult<FieldValues[K]> } = {
  line: (value, { longest }) => line(longest!)(value),
  plain: (value, { longest }) => fromText((text) => plainFrom(text, longest!))(value),
  industry: (value, { longest }) => mapped(line(longest!)(value), industryFrom),
  region: (value, { longest }) => mapped(line(longest!)(value), regionFrom),
  'post-code': (value, { longest }) => postCode(line(longest!)(value)),
  phone: (value, { longest }) => phone(line(longest!)(value)),
  email: fromText(emailFrom),
  link: fromText(linkFrom),
  image: fromText(imageFrom),
  text: (value, { longest }) => fromText((text) => nothingIfEmpty(cleanText(text, longest!)))(value),
  yes: yesOrNo,
  decimal: (value, { range }) => decimal(value, ...range!),
  count: (value, { range }) => count(value, ...range!),
  places,
  hours: openingHours,
  gallery,
};

function fromText(read: (text: string) => ParseResult<string | null>): (value: unknown) => ParseResult<string | null> {
  return (value) => (value === null ? { value } : typeof value === 'string' ? read(value) : { problem: 'must be a text' });
}

function line(max: number): (value: unknown) => ParseResult<string | null> {
  return fromText((text) => nothingIfEmpty(cleanLine(text, max)));
}

function nothingIfEmpty(reading: ParseResult<string>): ParseResult<string | null> {
  return 'value' in reading ? { value: reading.value || null } : reading;
}

function mapped(reading: ParseResult<string | null>, map: (text: string) => string): ParseResult<string | null> {
  return 'value' in reading && reading.value !== null ? { value: map(reading.value) } : reading;
}

function postCode(reading: ParseResult<string | null>): ParseResult<string | null> {
  const problem = 'value' in reading && reading.value !== null ? postCodeProblem(reading.value) : undefined;
  return problem ? { problem } : mapped(reading, postCodeFrom);
}

function yesOrNo(value: unknown): ParseResult<boolean> {
  if (typeof value === 'boolean') return { value };
  const reading = typeof value === 'string' && value.trim() !== '' ? booleanFrom(value) : undefined;
  return reading && 'value' in reading ? reading : { problem: 'must be yes or no' };
}

/** A sheet may say "ask for Bob"; a corrected phone number must be one that can be dialled. */
function phone(reading: ParseResult<string | null>): ParseResult<string | null> {
  if ('problem' in reading || reading.value === null || e164Of(reading.value) !== null) return reading;
  return { problem: 'is not a number that can be dialled; write it as (519) 555-0123, or with + and the country code' };
}

function decimal(value: unknown, least: number, most: number): ParseResult<number | null> {
  if (value === null) return { value };
  if (typeof value !== 'number' && typeof value !== 'string') return { problem: `must be a number from ${least} to ${most}` };
  return numberFrom(String(value), least, most);
}

/** An empty value means zero. */
function count(value: unknown, least: number, most: number): ParseResult<number> {
  if (value === null) return { value: 0 };
  const reading = typeof value === 'number' || typeof value === 'string' ? countFrom(String(value), least, most) : undefined;
  if (reading && 'value' in reading) return reading;
  return { problem: `is not a whole number, such as 12, of at most ${most.toLocaleString('en-CA')}` };
}

/** A list of names, or one text as in the sheet and the forms. */
function places(value: unknown, facts: ListingField): ParseResult<string[]> {
  const given = value === null ? [] : typeof value === 'string' ? [value] : value;
  if (!Array.isArray(given) || !given.every((name) => typeof name === 'string'))
    return { problem: 'must be a list of names of places, or a text with ; between them' };
  const { places: found, problems } = placesIn(given, facts);
  return problems.length > 0 ? { problem: problems.join('; ') } : { value: found };
}

function openingHours(value: unknown): ParseResult<DayHours[]> {
  if (value === null || value === '') return { value: [] };
  if (!Array.isArray(value)) return { problem: 'must be a list of {dayOfWeek, opens, closes}' };
  if (value.length > MAX_SPANS) return { problem: `has more than ${MAX_SPANS} entries` };
  const { hours, unreadable } = openingHoursFrom(value);
  return unreadable.length > 0 ? { problem: unreadable.join('; ') } : { value: hours };
}

function gallery(value: unknown, limits: ListingField): ParseResult<GalleryPicture[]> {
  if (value === null || value === '') return { value: [] };
  if (!Array.isArray(value)) return { problem: 'must be a list of {url, description}' };
  if (value.length > limits.most!) return { problem: `has more than ${limits.most} pictures` };
  const { pictures, problems } = galleryFrom(value, limits);
  return problems.length > 0 ? { problem: problems.join('; ') } : { value: pictures };
}

const MAX_QUOTED = 100;

function inWords(value: Corrections[CorrectableField]): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return listInWords(value) || 'nothing';
  const start = value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED).toWellFormed()}...` : value;
  return `"${start}"`;
}

function listInWords(list: readonly (string | DayHours | GalleryPicture)[]): string {
  return list.map(entryInWords).join(', ');
}

function entryInWords(entry: string | DayHours | GalleryPicture): string {
  if (typeof entry === 'string') return entry;
  return 'url' in entry ? entry.description : `${entry.dayOfWeek} ${entry.opens}-${entry.closes}`;
}
