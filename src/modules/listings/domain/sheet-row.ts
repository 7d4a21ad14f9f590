import { cleanLine, cleanText } from '../../../shared/text.js';
import { partsOfAddress, postCodeFrom, regionFrom, wholeAddress } from './address.js';
import { industryFrom } from './industry.js';
import type { ListingDetails } from './listing.js';
import { readOpeningHours } from './opening-hours.js';
import { emailFrom, imageFrom, LENGTHS, linkFrom, numberFrom, type Reading, yesFrom } from './field-values.js';
import { e164Of } from './phone.js';
import { readReviews } from './review.js';
import type { Cells, Column } from './sheet-columns.js';

/** Something about one cell that the operator should know; the rest of the row goes in. */
export interface CellNote {
  field: Column;
  reason: string;
}

export type SheetRow = { id: string; details: ListingDetails; notes: CellNote[] } | { skipped: string };

/** Facts without which a part of the page stays empty: a missing one is worth a note. */
const MISSED: Partial<Record<Column, string>> = {
  industry: 'is empty; the listing is found by its words only',
  phone: 'is empty; Call and chat stay disabled',
  city: 'is empty, and the address names none; the city filter will not find the listing',
  latitude: 'is empty; the listing is left out of "Near me"',
};

/** Reads one row of the sheet. Bad optional cells are dropped with a note; without id or title the row is skipped. */
export function readSheetRow(cells: Cells): SheetRow {
  const id = cleanLine(withoutError(cells.id ?? ''), LENGTHS.name);
  if ('problem' in id) return { skipped: `id ${id.problem}` };
  if (!id.value) return { skipped: 'has no id' };
  const reader = new CellReader(cells);
  const title = cleanLine(reader.unwrapped(withoutError(cells.title ?? '')), LENGTHS.name);
  if ('problem' in title) return { skipped: `title ${title.problem}` };
  if (!title.value) return { skipped: 'has no title' };

  const details = readDetails(reader, title.value);
  return { id: id.value, details, notes: reader.notes };
}

const NOTHING_DERIVED = { city: null, region: null, postCode: null };

function readDetails(read: CellReader, title: string): ListingDetails {
  const street = read.line('address', LENGTHS.line);
  const derived = read.asShown ? NOTHING_DERIVED : partsOfAddress(street ?? '');
  const region = read.line('region', LENGTHS.name);
  const postCode = read.line('postCode', LENGTHS.name);
  const parts = {
    city: read.line('city', LENGTHS.name) ?? derived.city,
    region: region === null ? derived.region : regionFrom(region),
    postCode: postCode === null ? derived.postCode : postCodeFrom(postCode),
  };
  const industry = read.line('industry', LENGTHS.name);
  const phone = read.line('phone', LENGTHS.line);
  const details: ListingDetails = {
    title,
    industry: industry === null ? null : industryFrom(industry),
    featured: read.yes('featured'),
    verified: read.yes('verified'),
    licensed: read.yes('licensed'),
    rating: read.number('rating', 0, 5),
    reviews: read.count('reviews'),
    address: read.asShown ? street : wholeAddress(street, parts),
    ...parts,
    phone,
    phoneE164: phone === null ? null : e164Of(phone),
    email: read.email('email'),
    website: read.link('website'),
    googleMapsLink: read.link('googleMapsLink'),
    latitude: read.number('latitude', -90, 90),
    longitude: read.number('longitude', -180, 180),
    description: read.text('description', LENGTHS.text),
    image: read.image('image'),
    credit: read.line('credit', LENGTHS.line),
    ...read.lists(),
  };
  settle(details, read);
  return details;
}

/** Rules that look at more than one cell. */
function settle(details: ListingDetails, read: CellReader): void {
  // Spreadsheets write 0 where nobody has rated a business yet.
  if (details.rating === 0 && details.reviews === 0) details.rating = null;
  if (details.phone !== null && details.phoneE164 === null) {
    read.note('phone', 'is not a number that can be dialled; shown, but Call and chat stay disabled');
  }
  if ((details.latitude === null) !== (details.longitude === null)) {
    if (details.latitude !== null) read.note('latitude', 'is dropped: the longitude is missing');
    else read.note('longitude', 'is dropped: the latitude is missing');
    details.latitude = details.longitude = null;
  }
  for (const field of ['industry', 'phone', 'city', 'latitude'] as const) {
    if (details[field] === null) read.noteIfEmpty(field);
  }
}

/** What spreadsheets show where a formula failed. */
const ERROR = /^\s*#(REF!|N\/A|ERROR!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)\s*$/i;

/** A formula that failed says nothing about a business. */
export function withoutError(cell: string): string {
  return ERROR.test(cell) ? '' : cell;
}

class CellReader {
  readonly notes: CellNote[] = [];
  /** The row says what a listing shows, to the letter: it was exported. */
  readonly asShown: boolean;
  private readonly cells: Cells;

  constructor(cells: Cells) {
    this.cells = { ...cells };
    for (const [field, cell] of Object.entries(cells) as [Column, string][]) {
      if (withoutError(cell) === cell) continue;
      this.cells[field] = '';
      this.note(field, `is an error of the spreadsheet (${cell.trim()}); taken as empty`);
    }
    this.asShown = this.yes('asShown');
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
    return this.accept(field, cleanLine(this.unwrapped(this.cells[field]), max)) || null;
  }

  text(field: Column, max: number): string | null {
    return this.accept(field, cleanText(this.cells[field] ?? '', max)) || null;
  }

  yes(field: Column): boolean {
    return this.accept(field, yesFrom(this.cells[field] ?? ''), 'taken as no') ?? false;
  }

  number(field: Column, min: number, max: number): number | null {
    return this.accept(field, numberFrom(this.cells[field] ?? '', min, max));
  }

  count(field: Column): number {
    const cell = (this.cells[field] ?? '').trim();
    if (cell === '') return 0;
    const value = Number(cell);
    if (/^[\d.]+$/.test(cell) && Number.isInteger(value) && value <= 100_000_000) return value;
    this.note(field, 'is not a whole number; taken as 0');
    return 0;
  }

  email(field: Column): string | null {
    return this.accept(field, emailFrom(collapsed(this.cells[field])));
  }

  link(field: Column): string | null {
    return this.accept(field, linkFrom(collapsed(this.cells[field])));
  }

  image(field: Column): string | null {
    return this.accept(field, imageFrom(collapsed(this.cells[field])));
  }

  lists(): Pick<ListingDetails, 'reviewsData' | 'openingHours'> {
    const { reviews, problems } = readReviews(this.cells.reviewsData?.trim() || '[]');
    for (const problem of problems) this.note('reviewsData', problem);
    const { hours, problems: hourProblems } = readOpeningHours(this.cells.openingHours?.trim() || '[]');
    for (const problem of hourProblems) this.note('openingHours', problem);
    return { reviewsData: reviews, openingHours: hours };
  }

  /** Line breaks and runs of spaces inside a single-line cell come from wrapped spreadsheet text. */
  unwrapped(cell: string | undefined): string {
    return this.asShown ? (cell ?? '') : collapsed(cell);
  }

  private accept<T>(field: Column, reading: Reading<T>, otherwise = 'dropped'): T | null {
    if ('value' in reading) return reading.value;
    this.note(field, `${reading.problem}; ${otherwise}`);
    return null;
  }
}

function collapsed(cell: string | undefined): string {
  return (cell ?? '').replace(/[\s\u00a0]+/g, ' ');
}
