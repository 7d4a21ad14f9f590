import { e164Of, emailFrom, linkFrom, postCodeProblem, type ParseResult } from '../../../shared/contact/contact-values.js';
import { visibleAddress } from '../../../shared/contact/visible-address.js';
import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { factsOf, fieldAskedAs, FORM_FIELD_NAMES, type FormFieldName } from '../../../shared/listings/field-lists.js';
import { MAX_PHONE_DIGITS, MAX_TRADE_NAME_LENGTH } from '../../../shared/forms/input-limits.js';
import type { FieldKind, ListingField } from '../../../shared/listings/listing-fields.js';
import { townFrom } from '../../../shared/places/address.js';
import { placesIn, placesText, plainLine } from '../../../shared/places/place-list.js';
import { PROVINCES, REGIONS } from '../../../shared/places/provinces.js';
import { cleanLine, cleanText, fold } from '../../../shared/text/text.js';
import { DEFAULT_NAMES } from '../../trades/vocabulary.js';

const IS_PROVINCE = new Set([...REGIONS.flatMap((region) => [region, PROVINCES[region].name]), 'Ont', 'Que', 'Canada'].map(fold));

/** The form's names of its fields. */
export const FIELDS = FORM_FIELD_NAMES;
export type FieldName = FormFieldName;

/** The typed values, cleaned; empty ones are missing. */
export type SubmissionFields = Partial<Record<FieldName, string>>;

/** `new`: a business asks to be listed. `renewal`: a listed business sends changes. */
export type SubmissionKind = 'new' | 'renewal';

export const ANSWERS = ['Yes', 'No'] as const;

const DIALLED = 'must be a phone number that can be dialled, such as (519) 555-0123, or one with + and the country code';
const ONE_NUMBER = 'has more than one number: write the one that customers call';
const MAILED = 'must be one email address, such as name@example.com';
const LINKED = 'must be a web address that starts with http:// or https://';

/** The value of a field, `undefined` if it is empty; or the problem, with what would be right. */
function readField(name: FieldName, value: unknown): ParseResult<string | undefined> {
  if (value === undefined || value === null) return { value: undefined };
  if (typeof value !== 'string') return { problem: 'must be a text' };
  const facts = factsOf(fieldAskedAs(name));
  const reading = READERS[facts.kind as AskedKind](value, facts);
  return 'value' in reading ? { value: reading.value || undefined } : reading;
}

/** The problem of a form field; an empty field can be one as well. */
export function problemWith(kind: SubmissionKind, name: FieldName, value: unknown): string | undefined {
  const reading = readField(name, value);
  if ('problem' in reading) return reading.problem;
  return reading.value === undefined ? missing(kind, name) : undefined;
}

/**
 * All values of a form.
 * @param within prefix of the names in errors
 * @throws InvalidValues naming each field that is bad, missing or unknown
 */
export function readFields(kind: SubmissionKind, raw: Record<string, unknown>, within = ''): SubmissionFields {
  const problems = new Map<string, string>();
  const fields: SubmissionFields = {};
  for (const name of Object.keys(raw)) if (!isField(name)) problems.set(name, 'is not a known field');
  for (const name of FIELDS) {
    const problem = problemWith(kind, name, raw[name]);
    if (problem) problems.set(name, problem);
    else Object.assign(fields, given(name, raw[name]));
  }
  refuse(problems, within);
  return fields;
}

/** The fields in the order of the form: a database may return them in another order. */
export function inFormOrder(fields: SubmissionFields): SubmissionFields {
  return { ...Object.fromEntries(FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))), ...fields };
}

/** The fields with edits applied: an empty edit removes a field. @throws InvalidValues */
export function withEdits(kind: SubmissionKind, fields: SubmissionFields, edits: Record<string, unknown>, within = ''): SubmissionFields {
  return readFields(kind, { ...fields, ...edits }, within);
}

/** What is as it was typed, without what the directory's own words make of it. */
function isField(name: string): name is FieldName {
  return (FIELDS as readonly string[]).includes(name);
}

/** The message for an empty required field; `undefined` if the field may be empty. */
function missing(kind: SubmissionKind, name: FieldName): string | undefined {
  const { form } = factsOf(fieldAskedAs(name));
  if (form?.needed !== 'always' && form?.needed !== kind) return undefined;
  return form.ask;
}

function given(name: FieldName, value: unknown): SubmissionFields {
  const reading = readField(name, value);
  return 'value' in reading && reading.value !== undefined ? { [name]: reading.value } : {};
}

function refuse(problems: Map<string, string>, within: string): void {
  const errors: FieldError[] = [...problems].map(([name, message]) => ({ field: within ? `${within}.${name}` : name, message }));
  if (errors.length > 0) throw new InvalidValues(errors);
}

const line = (text: string, { longest }: ListingField) => cleanLine(text, longest!);

/** The kinds of fields that forms have. */
type AskedKind = Exclude<FieldKind, 'e164' | 'decimal' | 'count' | 'image' | 'reviews' | 'hours' | 'gallery'>;

const READERS: Record<AskedKind, (text: string, facts: ListingField) => ParseResult<string | null>> = {
  line,
  plain: (text, { longest }) => plainLine(text, longest!),
  industry: trade,
  region: line,
  'post-code': postCode,
  phone: dialled,
  email: (text, facts) => shaped(emailFrom, MAILED)(visibleAddress(text), facts),
  link: shaped(linkFrom, LINKED),
  // Browsers without a script send other line ends: admins would see a difference where there is none.
  text: (text, { longest }) => cleanText(text.replace(/\r\n?/g, '\n'), longest!),
  yes: (text) => oneOf(ANSWERS, text),
  places,
};

/**
 * A line of a certain format; a text that is no line, or is too long, gets that message instead. @param problem the message for a wrong
 * format, for owners
 */
function shaped(read: (text: string) => ParseResult<string | null>, problem: string): (typeof READERS)[AskedKind] {
  return (text, facts) => {
    const reading = line(text, facts);
    if ('problem' in reading) return reading;
    return 'value' in read(reading.value) ? reading : { problem };
  };
}

/** A trade by any of its names, or another trade as it is written. */
function trade(text: string): ParseResult<string | null> {
  const reading = plainLine(text, MAX_TRADE_NAME_LENGTH);
  return 'value' in reading && reading.value ? { value: DEFAULT_NAMES.nameOf(reading.value) } : reading;
}

function postCode(text: string, facts: ListingField): ParseResult<string | null> {
  const reading = line(text, facts);
  const problem = 'value' in reading ? postCodeProblem(reading.value) : undefined;
  return problem ? { problem } : reading;
}

/** The bullet or dash at the beginning of a line of a list. */
const BULLET = /^\s*(?:[•·▪◦]|[-–—*]\s)\s*/;

/**
 * People write commas between towns, bullets in lists, and the province after a town. A sheet's cell has only semicolons, and searches look
 * for the town.
 */
function places(text: string, facts: ListingField): ParseResult<string> {
  const towns = text
    .split(/[;\r\n]+/)
    .flatMap((part) => part.split(',').filter((name, index) => index === 0 || !IS_PROVINCE.has(fold(name.replaceAll('.', '').trim()))))
    .map((name) => townFrom(name.replace(BULLET, '').trim()).town);
  const { places: found, problems } = placesIn(towns, facts);
  return problems.length > 0 ? { problem: problems.join('; ') } : { value: placesText(found) };
}

function oneOf(words: readonly string[], text: string): ParseResult<string | null> {
  const key = fold(text);
  const word = words.find((each) => fold(each) === key);
  return key === '' || word !== undefined ? { value: word ?? null } : { problem: `must be one of ${words.join(', ')}` };
}

function dialled(text: string, facts: ListingField): ParseResult<string | null> {
  const reading = line(text, facts);
  if ('problem' in reading || reading.value === '' || e164Of(reading.value) !== null) return reading;
  return { problem: reading.value.replace(/\D/g, '').length > MAX_PHONE_DIGITS ? ONE_NUMBER : DIALLED };
}
