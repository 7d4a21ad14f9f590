import { factsOf, SHEET_FIELDS, type SheetField } from '../../../../shared/listings/field-lists.js';
import type { FieldKind, ListingField } from '../../../../shared/listings/listing-fields.js';
import { placeProblem } from '../../../../shared/places/map-box.js';
import { postCodeProblem } from '../../../../shared/contact/contact-values.js';
import { placesIn } from '../../../../shared/places/place-list.js';
import { cleanLine, cleanText } from '../../../../shared/text/text.js';
import { partsOfAddress, postCodeFrom, provinceOfPostCode, regionFrom, townFrom, wholeAddress } from '../../../../shared/places/address.js';
import { isRegion } from '../../../../shared/places/provinces.js';
import { readGallery } from '../catalogue/gallery.js';
import { industryFrom } from '../catalogue/industry.js';
import type { FieldValues, ListingDetails } from '../catalogue/listing.js';
import { readOpeningHours } from '../catalogue/opening-hours.js';
import { countFrom, emailFrom, imageFrom, linkFrom, numberFrom, plainFrom, type ParseResult, yesFrom } from '../catalogue/field-values.js';
import { e164Of, firstNumberIn } from '../catalogue/phone.js';
import { readReviews } from '../catalogue/review.js';
import { asLetters, collapsed, errorIn, IN_DIGITS, idIn, isShortened, remarksOn, saysSomething, wholePhone } from './cell-cleaning.js';
import type { Cells, Column } from './sheet-columns.js';

/** Something about one cell that the operator should know; the rest of the row goes in. */
export interface CellNote {
  field: Column;
  reason: string;
}

export type SheetRow = { id: string; details: ListingDetails; notes: CellNote[] } | { skipped: string };

export const MAX_ID_LENGTH = 200;

/** Facts without which a part of the page stays empty: a missing one is worth a note. */
const MISSED: Partial<Record<Column, string>> = {
  industry: 'is empty; the listing is found by its words only',
  phone: 'is empty; Call and chat stay disabled',
  city: 'is empty, and the address names none; the city filter will not find the listing',
  latitude: 'is empty; "Near me" and the map take the listing to be about where its postal code or town is',
};

const NAMES_NO_CITY =
  'names no city that can be told (write it as street, city, region, postal code); the city filter will not find the listing';

/** Reads one row of the sheet. Bad optional cells are dropped with a note; without id or title the row is skipped. */
export function readSheetRow(cells: Cells): SheetRow {
  const id = cleanLine(idIn(cells.id ?? ''), MAX_ID_LENGTH);
  if ('problem' in id) return { skipped: `id ${id.problem}` };
  if (!id.value) return { skipped: 'has no id' };
  const reader = new CellReader(cells);
  if (isShortened(id.value))
    reader.note(
      'id',
      'was shortened by a spreadsheet, so that two businesses may have the same id: format the column as text, and write it again',
    );
  const title = cleanLine(reader.unwrapped('title'), factsOf('title').longest!);
  if ('problem' in title) return { skipped: `title ${title.problem}` };
  if (!title.value) return { skipped: 'has no title' };

  const details = readDetails(reader, reader.remarked('title', title.value));
  if (!reader.asShown && isTotals(details)) return { skipped: 'is a line of totals, not a business' };
  return { id: id.value, details, notes: reader.notes };
}

const TOTALS = /^(?:grand |sub[- ]?|sous[- ])?tota(?:l|ls|ux)(?: g[ée]n[ée]ral)?\s*(?::\s*[\d\s.,]*)?$/i;

/** The sums below a list, which say nothing of where a business is or how to reach it. */
function isTotals({ title, address, phoneE164, email, website }: ListingDetails): boolean {
  return TOTALS.test(title) && [address, phoneE164, email, website].every((said) => said === null);
}

const NOTHING_DERIVED = { city: null, region: null, postCode: null };

function readDetails(read: CellReader, title: string): ListingDetails {
  const said = { ...read.fields(), title };
  const { address: street, phone } = said;
  const derived = read.asShown ? NOTHING_DERIVED : partsOfAddress(street ?? '');
  const named = said.city === null || read.asShown ? { town: said.city, region: null } : townFrom(said.city);
  const parts = {
    city: named.town ?? derived.city,
    region: said.region ?? named.region ?? derived.region,
    postCode: said.postCode ?? derived.postCode,
  };
  const details: ListingDetails = {
    ...said,
    address: read.asShown ? street : wholeAddress(street, parts),
    ...parts,
    phoneE164: phone === null ? null : (e164Of(phone) ?? firstNumberIn(phone)),
  };
  if (street !== null && parts.city === null && !read.has('city')) read.note('address', NAMES_NO_CITY);
  settle(details, read);
  return details;
}

/** Rules that look at more than one cell. */
function settle(details: ListingDetails, read: CellReader): void {
  // Spreadsheets write 0 where nobody has rated a business yet.
  if (details.rating === 0 && details.reviews === 0) details.rating = null;
  if (details.phone !== null && details.phoneE164 === null) {
    read.note('phone', 'is not a number that can be dialled; shown, but Call and chat stay disabled');
  } else if (details.phone !== null && e164Of(details.phone) === null) {
    read.note('phone', `is more than a number; Call and chat use ${details.phoneE164}`);
  }
  if ((details.latitude === null) !== (details.longitude === null)) {
    if (details.latitude !== null) read.note('latitude', 'is dropped: the longitude is missing');
    else read.note('longitude', 'is dropped: the latitude is missing');
    details.latitude = details.longitude = null;
  }
  const { region, postCode } = details;
  const province = isRegion(region) && postCode !== null ? provinceOfPostCode(postCode) : null;
  if (province !== null && province !== region)
    read.note('region', `is ${region}, and the postal code ${postCode} is in ${province}: one of the two is wrong`);
  const { latitude, longitude } = details;
  const problem = latitude === null || longitude === null ? undefined : placeProblem(latitude, longitude);
  if (problem !== undefined) {
    // Swapped ones are named, not turned round: the other cells of such a row may be in the wrong columns as well.
    read.note('latitude', `is dropped, and the longitude with it: ${problem}`);
    details.latitude = details.longitude = null;
  }
  for (const field of ['industry', 'phone', 'city', 'latitude'] as const) {
    if (details[field] === null) read.noteIfEmpty(field);
  }
}

/** How a cell of each kind is read; what cannot be used is noted. */
const READERS: { [K in Exclude<FieldKind, 'e164'>]: (read: CellReader, field: SheetField, facts: ListingField) => FieldValues[K] } = {
  line: (read, field, { longest }) => read.line(field, longest!),
  plain: (read, field, { longest }) => read.collapsed(field, (cell) => plainFrom(cell, longest!)),
  industry: (read, field, { longest }) => mapped(read.line(field, longest!), industryFrom),
  region: (read, field, { longest }) => mapped(read.line(field, longest!), regionFrom),
  'post-code': (read, field, { longest }) => read.postCode(field, longest!),
  phone: (read, field, { longest }) => read.line(field, longest!),
  email: (read, field) => read.collapsed(field, (cell) => emailFrom(cell.replace(/^\s*mailto:/i, ''))),
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
  hours: (read, field) =>
    read.listIn(field, (json) => {
      const { hours: list, problems } = readOpeningHours(json);
      return { list, problems };
    }),
  gallery: (read, field, limits) =>
    read.listIn(field, (json) => {
      const { pictures: list, problems } = readGallery(json, limits);
      return { list, problems };
    }),
};

const mapped = (line: string | null, map: (text: string) => string) => (line === null ? null : map(line));

class CellReader {
  readonly notes: CellNote[] = [];
  /** The row says what a listing shows, to the letter: it was exported. */
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
    if (!this.asShown) this.dropWhatSaysNothing();
  }

  private dropWhatSaysNothing(): void {
    for (const [field, cell] of Object.entries(this.cells) as [Column, string][]) {
      if (!saysSomething(cell)) this.cells[field] = '';
      if (!IN_DIGITS.includes(field) || !isShortened(cell)) continue;
      this.cells[field] = '';
      this.note(field, `was shortened by a spreadsheet (${cell.trim()}): format the column as text, and write it again; dropped`);
    }
    if (this.cells.phone !== undefined) this.cells.phone = wholePhone(this.cells.phone);
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

  /** What somebody should look at is named, and kept. */
  remarked<T extends string | null>(field: Column, text: T): T {
    if (text !== null && !this.asShown) for (const remark of remarksOn(text)) this.note(field, remark);
    return text;
  }

  /** What cannot be one is kept: searches find its beginning. */
  postCode(field: Column, max: number): string | null {
    const line = this.line(field, max);
    if (line === null || this.asShown) return line;
    // Its province or country may stand beside it.
    const code = postCodeFrom(partsOfAddress(line).postCode ?? line);
    const problem = postCodeProblem(code);
    if (problem) this.note(field, `${problem}; kept as it is`);
    return code;
  }

  text(field: Column, max: number): string | null {
    const cell = this.cells[field] ?? '';
    return this.remarked(field, this.accept(field, cleanText(this.asShown ? cell : asLetters(cell), max)) || null);
  }

  yes(field: Column): boolean {
    return this.accept(field, yesFrom(this.cells[field] ?? ''), 'taken as no') ?? false;
  }

  number(field: Column, min: number, max: number): number | null {
    return this.accept(field, numberFrom(this.cells[field] ?? '', min, max));
  }

  count(field: Column, least: number, most: number): number {
    return this.accept(field, countFrom(this.cells[field] ?? '', least, most), 'taken as 0') ?? 0;
  }

  /** An address or another value in which white space means nothing. */
  collapsed(field: Column, from: (cell: string) => ParseResult<string | null>): string | null {
    return this.accept(field, from(collapsed(this.cells[field] ?? '')));
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

  /** Every cell, as the table says. */
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
    // Each line of an address is a part of it, as on an envelope.
    return collapsed(asLetters(field === 'address' ? cell.trim().replace(/[\s,]*[\r\n][\s,]*/g, ', ') : cell));
  }

  private accept<T>(field: Column, reading: ParseResult<T>, otherwise = 'dropped'): T | null {
    if ('value' in reading) return reading.value;
    this.note(field, `${reading.problem}; ${otherwise}`);
    return null;
  }
}
