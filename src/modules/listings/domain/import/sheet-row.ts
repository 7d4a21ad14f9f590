import { factsOf } from '../../../../shared/listings/field-lists.js';
import { partsOfAddress, provinceOfPostCode, townFrom, wholeAddress } from '../../../../shared/places/address.js';
import { placeProblem } from '../../../../shared/places/map-box.js';
import { isRegion } from '../../../../shared/places/provinces.js';
import { cleanLine } from '../../../../shared/text/text.js';
import type { ListingDetails } from '../catalogue/listing.js';
import { e164Of, numbersIn } from '../catalogue/phone.js';
import { idIn, isScientificNotation } from './cell-cleaning.js';
import { type CellNote, CellReader } from './cell-reader.js';
import type { Cells } from './sheet-columns.js';

export type SheetRow = { id: string; details: ListingDetails; notes: CellNote[] } | { skipped: string };

export const MAX_ID_LENGTH = 200;

const NAMES_NO_CITY =
  'names no city that can be recognized (write it as street, city, region, postal code); the city filter will not find the listing';

/** Reads one row of the sheet. Bad optional cells are dropped with a note; without id or title the row is skipped. */
export function readSheetRow(cells: Cells): SheetRow {
  const id = cleanLine(idIn(cells.id ?? ''), MAX_ID_LENGTH);
  if ('problem' in id) return { skipped: `id ${id.problem}` };
  if (!id.value) return { skipped: 'has no id' };
  const reader = new CellReader(cells);
  if (isScientificNotation(id.value))
    reader.note(
      'id',
      'was shortened by a spreadsheet, so that two businesses may have the same id: format the column as text, and write it again',
    );
  const title = cleanLine(reader.unwrapped('title'), factsOf('title').longest!);
  if ('problem' in title) return { skipped: `title ${title.problem}` };
  if (!title.value) {
    const formula = reader.notes.find(({ field, reason }) => field === 'title' && reason.startsWith('is a formula'));
    return { skipped: formula ? `title ${formula.reason.replace(/; dropped$/, '')}` : 'has no title' };
  }

  const details = readDetails(reader, reader.remarked('title', title.value));
  if (!reader.asShown && isTotals(details)) return { skipped: 'is a line of totals, not a business' };
  return { id: id.value, details, notes: reader.notes };
}

const TOTALS = /^(?:grand |sub[- ]?|sous[- ])?tota(?:l|ls|ux)(?: g[ée]n[ée]ral)?\s*(?::\s*[\d\s.,]*)?$/i;

/** The sums below a list: such a row has neither an address nor contact details. */
function isTotals({ title, address, phoneE164, email, website }: ListingDetails): boolean {
  return TOTALS.test(title) && [address, phoneE164, email, website].every((said) => said === null);
}

const NOTHING_DERIVED = { city: null, region: null, postCode: null };

function readDetails(read: CellReader, title: string): ListingDetails {
  const said = read.withoutMisplaced({ ...read.fields(), title });
  const { address: street, phone } = said;
  const derived = read.asShown ? NOTHING_DERIVED : partsOfAddress(street ?? '');
  const named = said.city === null || read.asShown ? { town: said.city, region: null } : townFrom(said.city);
  const parts = {
    city: named.town ?? derived.city,
    region: said.region ?? named.region ?? derived.region,
    postCode: said.postCode ?? derived.postCode,
  };
  const dialled = phone === null ? null : e164Of(phone);
  const [first, ...others] = phone === null || dialled !== null ? [] : numbersIn(phone);
  const details: ListingDetails = {
    ...said,
    address: read.asShown ? street : wholeAddress(street, parts),
    ...parts,
    phoneE164: dialled ?? first?.e164 ?? null,
  };
  if (first) {
    const rest = others.map(({ e164, extension }) => (extension ? `${e164} ext. ${extension}` : e164)).join(', ');
    read.note('phone', `is more than a number; Call and chat use ${first.e164}${rest && `; not used: ${rest}`}`);
  }
  if (street !== null && parts.city === null && !read.has('city')) read.note('address', NAMES_NO_CITY);
  applyRowRules(details, read);
  return details;
}

/** Rules for several cells together. */
function applyRowRules(details: ListingDetails, read: CellReader): void {
  // Spreadsheets write 0 for a business without ratings.
  if (details.rating === 0 && details.reviews === 0) details.rating = null;
  if (details.phone !== null && details.phoneE164 === null) {
    read.note('phone', 'is not a number that can be dialled; shown, but Call and chat stay disabled');
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
    // Swapped coordinates are reported, not corrected: other cells of such a row may be in wrong columns as well.
    read.note('latitude', `is dropped, and the longitude with it: ${problem}`);
    details.latitude = details.longitude = null;
  }
  for (const field of ['industry', 'phone', 'city', 'latitude'] as const) {
    if (details[field] === null) read.noteIfEmpty(field);
  }
}
