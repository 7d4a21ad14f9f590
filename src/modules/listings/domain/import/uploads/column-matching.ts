import { regionFrom } from '../../../../../shared/places/address.js';
import { isRegion } from '../../../../../shared/places/provinces.js';
import { fold } from '../../../../../shared/text/text.js';
import type { Column } from '../sheet-columns.js';
import { detectedField } from './cell-kinds.js';
import { fieldNamed, isPrivateOrFax } from './column-names.js';

export interface SampledColumn {
  name: string;
  /** Its cells in the first rows, with blank ones. */
  cells: readonly string[];
}

/** The field of each column, by the column's name. */
export type Mapping = Record<string, Column | null>;

interface Claim {
  name: string;
  field: Column;
  sureness: number;
}

/** At least this share of a column's cells must look like a field. */
const MIN_SHARE = 0.6;
/** From this share of cells on, their format counts more than a column name that means another field. */
const MIN_SHARE_TO_OVERRULE = 0.8;
const RECOGNISABLE: readonly Column[] = ['email', 'phone', 'website', 'googleMapsLink', 'postCode'];

/** Matches columns with fields by their names and by their cells. No field is used twice, and uncertain columns get none. */
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
  const seen = isPrivateOrFax(name) ? undefined : detectedField(cells);
  const isOverruled =
    named &&
    seen &&
    seen.share >= MIN_SHARE_TO_OVERRULE &&
    seen.field !== named.field &&
    RECOGNISABLE.includes(seen.field) &&
    !canHold(named.field, seen.field);
  const claims: Claim[] = [];
  if (named && !isOverruled && (named.field !== 'id' || areUniqueIds(cells)))
    claims.push({ name, field: named.field, sureness: 1 + named.sureness });
  if (seen && seen.share >= MIN_SHARE && (!named || isOverruled)) claims.push({ name, field: seen.field, sureness: seen.share / 2 });
  return claims;
}

const isRating = (cell: string) => /^\d([.,]\d+)?(?!\d)/.test(cell);
const isProvince = (cell: string) => isRegion(regionFrom(cell)) || /^[a-z]{2}$/i.test(cell);

/** Names with several meanings: the cells of the column decide. */
const AMBIGUOUS = new Map([
  ['note', isRating],
  ['score', isRating],
  ['region', isProvince],
]);

function meansSomethingElse({ name, cells }: SampledColumn): boolean {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  const fits = AMBIGUOUS.get(fold(name));
  return fits !== undefined && said.filter(fits).length < said.length * MIN_SHARE;
}

/** Pictures and credits are links as well; an id may have any format. */
function canHold(field: Column, seen: Column): boolean {
  if (field === 'id' || field === 'credit' || field === 'description') return true;
  return (seen === 'website' || seen === 'googleMapsLink') && ['image', 'website', 'googleMapsLink'].includes(field);
}

/** Whether each row has an id, and no two have the same. */
function areUniqueIds(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  return new Set(said).size === said.length && said.length > 0;
}

/** If no column has a name for businesses' names, takes the first column of different short texts. */
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
