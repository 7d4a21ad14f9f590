import { postCodeProblem } from '../../../../shared/contact/contact-values.js';
import { factsOf, SHEET_FIELDS, type SheetField } from '../../../../shared/listings/field-lists.js';
import type { FieldKind, ListingField } from '../../../../shared/listings/listing-fields.js';
import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import { partsOfAddress, postCodeFrom, regionFrom, townFrom } from '../../../../shared/places/address.js';
import { placesIn } from '../../../../shared/places/place-list.js';
import { isRegion } from '../../../../shared/places/provinces.js';
import { cleanLine, cleanText } from '../../../../shared/text/text.js';
import {
  countFrom,
  emailFrom,
  imageFrom,
  linkFrom,
  numberFrom,
  plainFrom,
  type ParseResult,
  booleanFrom,
} from '../catalogue/field-values.js';
import { readGallery } from '../catalogue/gallery.js';
import { industryFrom, tradesListed } from '../catalogue/industry.js';
import type { FieldValues, ListingDetails } from '../catalogue/listing.js';
import { readOpeningHours } from '../catalogue/opening-hours.js';
import { readReviews } from '../catalogue/review.js';
import {
  decodedEntities,
  collapsed,
  countIn,
  decimalIn,
  errorIn,
  IN_DIGITS,
  isScientificNotation,
  joinedAddressLines,
  textWarnings,
  hasContent,
  ratingAndCountIn,
  repairedPhone,
  isCross,
  valueOfFormula,
  withoutApostrophe,
  wordOfMark,
} from './cell-cleaning.js';
import { hoursInWords } from './hours-in-words.js';
import type { Cells, Column } from './sheet-columns.js';

/** A remark about one cell for the operator; the rest of the row is imported. */
export interface CellNote {
  field: Column;
  reason: string;
}

/** Fields without which a part of the page stays empty: a missing one gets a note. */
const MISSED: Partial<Record<Column, string>> = {
  industry: 'is empty; the listing is found by its words only',
  phone: 'is empty; Call and chat stay disabled',
  city: 'is empty, and the address names none; the city filter will not find the listing',
  latitude: 'is empty; "Near me" and the map take the listing to be about where its postal code or town is',
};

/** A country, a number, or a Canadian postal code is no town. */
const NO_PLACE = /^(?:canada\.?|[\d\s-]+|[a-z]\d[a-z][ -]?\d[a-z]\d)$/i;
// Two letters are always the code of a province, never a town.
const isNoTown = (name: string) => NO_PLACE.test(name) || isRegion(name.toUpperCase());
const isNoRegion = (name: string) => NO_PLACE.test(name);

/** Of a cell in a note. */
const MAX_QUOTED = 80;

function shortened(cell: string): string {
  const line = collapsed(cell);
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED).toWellFormed()}...` : line;
}

/** The email addresses in a longer text, each once. */
function addressesIn(text: string): string[] {
  const readings = text.split(/[\s,;|/<>()[\]"]+|mailto:/i).map(emailFrom);
  return [...new Set(readings.flatMap((reading) => ('value' in reading && reading.value !== null ? [reading.value] : [])))];
}

/** How a cell of each kind is read; unusable cells get a note. */
const READERS: { [K in Exclude<FieldKind, 'e164'>]: (read: CellReader, field: SheetField, facts: ListingField) => FieldValues[K] } = {
  line: (read, field, { longest }) => read.line(field, longest!),
  plain: (read, field, { longest }) => read.collapsed(field, (cell) => plainFrom(cell, longest!)),
  industry: (read, field, { longest }) => read.industry(field, longest!),
  region: (read, field, { longest }) => mapped(read.line(field, longest!), regionFrom),
  'post-code': (read, field, { longest }) => read.postCode(field, longest!),
  phone: (read, field, { longest }) => read.line(field, longest!),
  email: (read, field) => read.email(field),
  link: (read, field) => read.collapsed(field, linkFrom),
  image: (read, field) => read.collapsed(field, imageFrom),
  text: (read, field, { longest }) => read.text(field, longest!),
  yes: (read, field) => read.yes(field),
  decimal: (read, field, { range }) => read.number(field, ...range!),
  count: (read, field, { range }) => read.count(field, ...range!),
  places: (read, field, facts) => read.places(field, facts),
  reviews: (read, field) =>
    read.listIn(field, (json) => {
      const { reviews: list, problems } = readReviews(json);
      return { list, problems };
    }),
  hours: (read, field) => read.hours(field),
  gallery: (read, field, limits) =>
    read.listIn(field, (json) => {
      const { pictures: list, problems } = readGallery(json, limits);
      return { list, problems };
    }),
};

const mapped = (line: string | null, map: (text: string) => string) => (line === null ? null : map(line));

/** Reads the cells of one row, and notes what is wrong with each. */
export class CellReader {
  readonly notes: CellNote[] = [];
  /** The row was exported, and has exactly what the listing shows: nothing is derived from it. */
  readonly asShown: boolean;
  private readonly cells: Cells;

  constructor(cells: Cells) {
    this.cells = { ...cells };
    for (const [field, cell] of Object.entries(cells) as [Column, string][]) {
      const error = errorIn(cell);
      if (error === undefined) continue;
      this.cells[field] = '';
      this.note(field, `is an error of the spreadsheet (${error}); taken as empty`);
    }
    this.asShown = this.yes('asShown');
    if (!this.asShown) this.cleanCells();
  }

  /** Takes away what spreadsheets and their programs add to values, and what people write where there is no value. */
  private cleanCells(): void {
    for (const [field, written] of Object.entries(this.cells) as [Column, string][]) {
      if (field === 'id' || field === 'asShown') continue;
      const { kind } = factsOf(field);
      const value = valueOfFormula(written, kind);
      if (value === undefined) this.note(field, `is a formula (${shortened(written)}) and not its result: write the value itself; dropped`);
      const cell = (this.cells[field] = withoutApostrophe(value ?? '', kind));
      if (!hasContent(cell, field === 'title')) this.cells[field] = '';
      if (!IN_DIGITS.includes(field) || !isScientificNotation(cell)) continue;
      this.cells[field] = '';
      this.note(field, `was shortened by a spreadsheet (${cell.trim()}): format the column as text, and write it again; dropped`);
    }
    if (this.cells.phone !== undefined) this.cells.phone = repairedPhone(this.cells.phone);
    this.splitRating();
  }

  /** The count of reviews may be in the cell of the rating; a cell of its own comes first. */
  private splitRating(): void {
    const both = ratingAndCountIn(this.cells.rating ?? '');
    if (!both) return;
    this.cells.rating = both.rating;
    if (!hasContent(this.cells.reviews ?? '')) this.cells.reviews = both.count;
    else if (countIn(this.cells.reviews!) !== countIn(both.count))
      this.note('rating', `has another number of reviews (${countIn(both.count)}) than their own column, which is taken`);
  }

  /** Whether the sheet has such a column. */
  has(column: Column): boolean {
    return this.cells[column] !== undefined;
  }

  note(field: Column, reason: string): void {
    this.notes.push({ field, reason });
  }

  noteIfEmpty(field: Column): void {
    const cell = this.cells[field];
    const noted = this.notes.some((note) => note.field === field);
    if (cell !== undefined && cell.trim() === '' && !noted) this.note(field, MISSED[field] ?? 'is empty');
  }

  line(field: Column, max: number): string | null {
    return this.remarked(field, this.accept(field, cleanLine(this.unwrapped(field), max)) || null);
  }

  /** Notes what an admin should check in a text, and keeps the text. */
  remarked<T extends string | null>(field: Column, text: T): T {
    if (text !== null && !this.asShown) for (const remark of textWarnings(text)) this.note(field, remark);
    return text;
  }

  /** A text that is no postal code is kept: searches find it by its beginning. */
  postCode(field: Column, max: number): string | null {
    const line = this.line(field, max);
    if (line === null || this.asShown) return line;
    // The province or country may be in the same cell.
    const code = postCodeFrom(partsOfAddress(line).postCode ?? line);
    const problem = postCodeProblem(code);
    if (problem) this.note(field, `${problem}; kept as it is`);
    return code;
  }

  text(field: Column, max: number): string | null {
    const cell = this.cells[field] ?? '';
    return this.remarked(field, this.accept(field, cleanText(this.asShown ? cell : decodedEntities(cell), max)) || null);
  }

  yes(field: Column): boolean {
    const cell = wordOfMark(collapsed(this.cells[field] ?? ''));
    if (!isCross(cell)) return this.accept(field, booleanFrom(cell), 'taken as no') ?? false;
    this.note(field, `is "${cell.trim()}", taken as yes; write no if it means that`);
    return true;
  }

  /** A listing has one trade: the first of several. */
  industry(field: Column, max: number): string | null {
    const line = this.line(field, max);
    if (line === null || this.asShown) return mapped(line, industryFrom);
    const [first, ...others] = tradesListed(decodedEntities(this.cells[field] ?? ''));
    if (others.length > 0)
      this.note(field, `names several trades, and a listing has one; ${first} is taken; left out: ${others.join(', ')}`);
    return first ?? industryFrom(line);
  }

  /** A listing has one address: the first of several, and the one behind a person's name. */
  email(field: Column): string | null {
    const cell = this.unwrapped(field);
    const reading = emailFrom(cell.replace(/^\s*mailto:/i, ''));
    if ('value' in reading || this.asShown) return this.accept(field, reading);
    const [first, ...others] = addressesIn(cell);
    if (first === undefined) return this.accept(field, reading);
    const rest = others.length > 0 ? `; left out: ${others.join(', ')}` : '';
    this.note(field, `is more than an email address (${shortened(cell)}); ${first} is taken${rest}`);
    return first;
  }

  number(field: Column, min: number, max: number): number | null {
    return this.accept(field, numberFrom(decimalIn(this.cells[field] ?? '', field), min, max));
  }

  count(field: Column, least: number, most: number): number {
    return this.accept(field, countFrom(countIn(this.cells[field] ?? ''), least, most), 'taken as 0') ?? 0;
  }

  /** An address, or another value in which white space has no meaning. */
  collapsed(field: Column, from: (cell: string) => ParseResult<string | null>): string | null {
    return this.accept(field, from(this.unwrapped(field)));
  }

  places(field: Column, limits: { longest?: number; most?: number }): string[] {
    const { places, problems } = placesIn([this.cells[field] ?? ''], limits);
    if (!this.asShown && places.some((place) => place.includes(',') && townFrom(place).region === null))
      this.note(field, 'has commas within a place: write ; between places');
    for (const problem of problems)
      this.note(field, problem.startsWith('place ') ? `${problem}; left out` : `${problem}; the first ${limits.most} are kept`);
    return places;
  }

  listIn<T>(field: Column, read: (json: string) => { list: T[]; problems: string[] }): T[] {
    const { list, problems } = read(this.cells[field]?.trim() || '[]');
    for (const problem of problems) this.note(field, problem);
    return list;
  }

  /** The hours as an export writes them, or in words. */
  hours(field: Column): DayHours[] {
    const cell = decodedEntities(this.cells[field] ?? '').trim();
    const isList = cell === '' || cell.startsWith('[');
    const words = isList ? undefined : hoursInWords(cell);
    for (const remark of words?.remarks ?? [])
      this.note(field, `names ${remark} as well, which have no place here; only the times are taken`);
    if (words) return words.hours;
    if (!isList) {
      this.note(field, `is not understood (${shortened(cell)}); left out: write it like "Mon-Fri 8:00-17:00, Sat 9-noon" or "24/7"`);
      return [];
    }
    return this.listIn(field, (json) => {
      const { hours: list, problems } = readOpeningHours(json);
      return { list, problems };
    });
  }

  /** Drops values that cannot be a town or a province: a whole column may have been mapped wrongly. */
  withoutMisplaced<T extends Pick<ListingDetails, 'city' | 'region'>>(said: T): T {
    if (this.asShown) return said;
    const unless = (isNone: (name: string) => boolean, field: 'city' | 'region', problem: string) =>
      this.accept(field, said[field] !== null && isNone(said[field]) ? { problem } : { value: said[field] });
    return {
      ...said,
      city: unless(isNoTown, 'city', 'is no name of a town'),
      region: unless(isNoRegion, 'region', 'is no name of a province or state'),
    };
  }

  /** Reads every cell by the kind of its field. */
  fields(): Pick<ListingDetails, SheetField> {
    const values = SHEET_FIELDS.map((field) => {
      const facts = factsOf(field);
      return [field, facts.needed ? undefined : READERS[facts.kind as keyof typeof READERS](this, field, facts)] as const;
    });
    return Object.fromEntries(values) as Pick<ListingDetails, SheetField>;
  }

  /** Line breaks and runs of spaces inside a single-line cell come from wrapped spreadsheet text. */
  unwrapped(field: Column): string {
    const cell = this.cells[field] ?? '';
    if (this.asShown) return cell;
    return collapsed(decodedEntities(field === 'address' ? joinedAddressLines(cell) : cell));
  }

  private accept<T>(field: Column, reading: ParseResult<T>, otherwise = 'dropped'): T | null {
    if ('value' in reading) return reading.value;
    this.note(field, `${reading.problem}; ${otherwise}`);
    return null;
  }
}
