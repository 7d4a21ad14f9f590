import { regionFrom } from '../../../../../shared/places/address.js';
import { isRegion } from '../../../../../shared/places/provinces.js';
import { fold } from '../../../../../shared/text/text.js';
import type { Column } from '../sheet-columns.js';
import { fieldSeenIn } from './cell-kinds.js';
import { fieldNamed, isNotToCall } from './column-names.js';

export interface SampledColumn {
  name: string;
  /** What stands in it in the first rows, blank cells included. */
  cells: readonly string[];
}

/** The field of each column, by its name. */
export type Mapping = Record<string, Column | null>;

interface Claim {
  name: string;
  field: Column;
  sureness: number;
}

/** So many of a column's cells must look like something for it to be that. */
const ENOUGH = 0.6;
/** From this share of cells on, what they hold counts for more than a column name that means something else. */
const OVERRULED = 0.8;
const PLAIN_TO_SEE: readonly Column[] = ['email', 'phone', 'website', 'googleMapsLink', 'postCode'];

/** Matches columns with fields by what they are called and by what stands in them: no field twice, and no column for what is unsure. */
export function matchColumns(columns: readonly SampledColumn[]): Mapping {
  const mapping: Mapping = Object.fromEntries(columns.map(({ name }) => [name, null]));
  const taken = new Set<Column>();
  const claims = columns.flatMap(claimsOf).toSorted((a, b) => b.sureness - a.sureness);
  for (const { name, field } of claims) {
    if (mapping[name] !== null || taken.has(field)) continue;
    mapping[name] = field;
    taken.add(field);
  }
  if (!taken.has('title')) nameColumn(columns, mapping);
  return mapping;
}

function claimsOf(column: SampledColumn): Claim[] {
  const { name, cells } = column;
  const named = meansSomethingElse(column) ? undefined : fieldNamed(name);
  const seen = isNotToCall(name) ? undefined : fieldSeenIn(cells);
  const isOverruled =
    named &&
    seen &&
    seen.share >= OVERRULED &&
    seen.field !== named.field &&
    PLAIN_TO_SEE.includes(seen.field) &&
    !canHold(named.field, seen.field);
  const claims: Claim[] = [];
  if (named && !isOverruled && (named.field !== 'id' || tellsApart(cells)))
    claims.push({ name, field: named.field, sureness: 1 + named.sureness });
  if (seen && seen.share >= ENOUGH && (!named || isOverruled)) claims.push({ name, field: seen.field, sureness: seen.share / 2 });
  return claims;
}

const isRating = (cell: string) => /^\d([.,]\d+)?(?!\d)/.test(cell);
const isProvince = (cell: string) => isRegion(regionFrom(cell)) || /^[a-z]{2}$/i.test(cell);

/** Names that mean other things as often: what stands in the column decides. */
const AMBIGUOUS = new Map([
  ['note', isRating],
  ['score', isRating],
  ['region', isProvince],
]);

function meansSomethingElse({ name, cells }: SampledColumn): boolean {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  const fits = AMBIGUOUS.get(fold(name));
  return fits !== undefined && said.filter(fits).length < said.length * ENOUGH;
}

/** A picture and a credit are links, too; an id may be of any kind. */
function canHold(field: Column, seen: Column): boolean {
  if (field === 'id' || field === 'credit' || field === 'description') return true;
  return (seen === 'website' || seen === 'googleMapsLink') && ['image', 'website', 'googleMapsLink'].includes(field);
}

/** No two rows have the same id, and each has one. */
function tellsApart(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  return new Set(said).size === said.length && said.length > 0;
}

/** No column is called like a name of businesses: the first one of different short texts is. */
function nameColumn(columns: readonly SampledColumn[], mapping: Mapping): void {
  const found = columns.find(({ name, cells }) => mapping[name] === null && looksLikeNames(cells));
  if (found) mapping[found.name] = 'title';
}

function looksLikeNames(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  const different = new Set(said).size;
  return (
    said.length > 0 &&
    said.length >= cells.length * 0.8 &&
    different >= said.length * 0.8 &&
    said.every((cell) => cell.length <= 120) &&
    said.filter((cell) => /\p{L}{2}/u.test(cell)).length >= said.length * 0.9
  );
}
