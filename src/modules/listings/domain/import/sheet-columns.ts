import { SHEET_FIELDS, type SheetField } from '../../../../shared/listings/field-lists.js';

/** A column of the sheet: fields of a listing by their names; `asShown` says of a row that nothing is to be worked out from it. */
export type Column = 'id' | 'asShown' | SheetField;

/**
 * Every digest of a row begins with its cells in this order, so it never changes and nothing is added: rows of a sheet that has none
 * of the columns that came later keep the digests that they have.
 */
export const FIRST_COLUMNS = [
  'id',
  'title',
  'industry',
  'featured',
  'verified',
  'licensed',
  'rating',
  'reviews',
  'address',
  'phone',
  'email',
  'website',
  'googleMapsLink',
  'latitude',
  'longitude',
  'reviewsData',
  'openingHours',
  'city',
  'region',
  'postCode',
  'description',
  'image',
  'credit',
] as const satisfies Column[];

const isFirst = (column: Column) => (FIRST_COLUMNS as readonly Column[]).includes(column);

export const COLUMNS: readonly Column[] = [...FIRST_COLUMNS, ...SHEET_FIELDS.filter((field) => !isFirst(field)), 'asShown'];

/** The cells of one row by column; a column that the sheet does not have is absent. */
export type Cells = Partial<Record<Column, string>>;

const BY_KEY = new Map(COLUMNS.map((column) => [keyOf(column), column]));

/** How many rows above the header (a title, a note to the team) are forgiven. */
const HEADER_WITHIN = 10;

/** What some spreadsheets write in place of commas; French ones do. */
const SEPARATORS = new Map([
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
]);

const NEEDED = ['id', 'title'] as const;

/** Where each column stands in the sheet. */
export class SheetHeader {
  /** Where the cells of {@link COLUMNS} stand; -1 for one of the first columns that the sheet does not have. */
  private readonly places: number[];

  private constructor(
    private readonly positions: ReadonlyMap<Column, number>,
    /** Cells of the row of names, those without one included. */
    private readonly width: number,
  ) {
    this.places = COLUMNS.filter((column) => positions.has(column) || isFirst(column)).map((column) => positions.get(column) ?? -1);
  }

  /** The header in a row, or `undefined` when the row does not name both `id` and `title`. */
  static in(row: readonly string[]): SheetHeader | undefined {
    const positions = positionsIn(row);
    return NEEDED.every((column) => positions.has(column)) ? new SheetHeader(positions, row.length) : undefined;
  }

  /** The one column that keeps a row from being the header; `undefined` for a row that is none at all. */
  static lackingIn(row: readonly string[]): (typeof NEEDED)[number] | undefined {
    const positions = positionsIn(row);
    const lacking = NEEDED.filter((column) => !positions.has(column));
    return lacking.length === 1 ? lacking[0] : undefined;
  }

  /** What stands between the cells of a header that was read as one cell, or as several at its commas. */
  static separatorIn(row: readonly string[]): string | undefined {
    const line = row.join(',');
    return [...SEPARATORS].find(([separator]) => SheetHeader.in(line.split(separator)))?.[1];
  }

  static readonly within = HEADER_WITHIN;

  has(column: Column): boolean {
    return this.positions.has(column);
  }

  isRepeatedIn(row: readonly string[]): boolean {
    for (const [column, index] of this.positions) if (BY_KEY.get(keyOf(row[index] ?? '')) !== column) return false;
    return true;
  }

  /** What is wrong with a row that has more in it than there are names, as the end of a sentence. */
  problemWith(row: readonly string[]): string | undefined {
    return row.findLastIndex((cell) => cell.trim() !== '') < this.width
      ? undefined
      : 'has more cells than the columns have names: in a CSV file, a comma outside quotation marks moves those behind it into wrong columns';
  }

  cells(row: readonly string[]): Cells {
    const cells: Cells = {};
    for (const [column, index] of this.positions) cells[column] = row[index] ?? '';
    return cells;
  }

  /** All that the row says, for telling whether it has changed: columns that moved, or that we do not know, say nothing. */
  digestInput(row: readonly string[]): string {
    return this.places.map((index) => (index < 0 ? '\u0000' : (row[index] ?? ''))).join('\u001f');
  }

  cell(row: readonly string[], column: Column): string {
    const index = this.positions.get(column);
    return index === undefined ? '' : (row[index] ?? '');
  }
}

/** The first cell of each name counts. */
function positionsIn(row: readonly string[]): Map<Column, number> {
  const positions = new Map<Column, number>();
  row.forEach((cell, index) => {
    const column = BY_KEY.get(keyOf(cell));
    if (column && !positions.has(column)) positions.set(column, index);
  });
  return positions;
}

/** Case, spaces, dashes and underscores in a header are forgiven. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/^\ufeff/, '');
}
