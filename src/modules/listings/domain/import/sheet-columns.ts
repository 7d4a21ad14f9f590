import { SHEET_FIELDS, type SheetField } from '../../../../shared/listings/field-lists.js';

/** A column of the sheet: a field of a listing by its name. `asShown` means that nothing is derived from the row. */
export type Column = 'id' | 'asShown' | SheetField;

/**
 * Every digest of a row begins with these cells in this order, so the list must never change: rows of sheets without the later columns keep
 * their digests.
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

/** How many rows may come before the header, such as a title or a note to the team. */
const HEADER_WITHIN = 10;

/** Separators that some spreadsheets write in place of commas, such as French ones. */
const SEPARATORS = new Map([
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
]);

const NEEDED = ['id', 'title'] as const;

/** The position of each column in the sheet. */
export class SheetHeader {
  /** Positions of the cells of {@link COLUMNS}; -1 for one of the first columns that the sheet does not have. */
  private readonly places: number[];

  private constructor(
    private readonly positions: ReadonlyMap<Column, number>,
    /** Number of cells in the header, with those that have no name. */
    private readonly width: number,
    /** Columns whose name occurs again. */
    readonly repeated: readonly Column[],
  ) {
    this.places = COLUMNS.filter((column) => positions.has(column) || isFirst(column)).map((column) => positions.get(column) ?? -1);
  }

  /** The header in a row, or `undefined` when the row does not name both `id` and `title`. */
  static in(row: readonly string[]): SheetHeader | undefined {
    const positions = positionsIn(row);
    return NEEDED.every((column) => positions.has(column)) ? new SheetHeader(positions, row.length, repeatedIn(row)) : undefined;
  }

  /** The column that is missing for the row to be the header, if it is only one; `undefined` otherwise. */
  static lackingIn(row: readonly string[]): (typeof NEEDED)[number] | undefined {
    const positions = positionsIn(row);
    const lacking = NEEDED.filter((column) => !positions.has(column));
    return lacking.length === 1 ? lacking[0] : undefined;
  }

  /** The separator in a header that was read as one cell, or was split at its commas. */
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

  /** What is wrong with a row that has more cells than the header, as the end of a sentence. */
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

  /** The cells of a row as input for its digest: moved and unknown columns make no difference. */
  digestInput(row: readonly string[]): string {
    return this.places.map((index) => (index < 0 ? '\u0000' : (row[index] ?? ''))).join('\u001f');
  }

  cell(row: readonly string[], column: Column): string {
    const index = this.positions.get(column);
    return index === undefined ? '' : (row[index] ?? '');
  }
}

/** If a name occurs twice, the first cell counts. */
function positionsIn(row: readonly string[]): Map<Column, number> {
  const positions = new Map<Column, number>();
  row.forEach((cell, index) => {
    const column = BY_KEY.get(keyOf(cell));
    if (column && !positions.has(column)) positions.set(column, index);
  });
  return positions;
}

function repeatedIn(row: readonly string[]): Column[] {
  const columns = row.flatMap((cell) => BY_KEY.get(keyOf(cell)) ?? []);
  return [...new Set(columns.filter((column, index) => columns.indexOf(column) !== index))];
}

/** Ignores case, spaces, dashes and underscores in a header. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/^\ufeff/, '');
}
