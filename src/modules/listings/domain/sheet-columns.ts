/** The columns of the sheet, by the names of the listing's fields; `asShown` says of a row that nothing is to be worked out from it. */
export const COLUMNS = [
  'id', 'title', 'industry', 'featured', 'verified', 'licensed', 'rating', 'reviews', 'address', 'phone', 'email',
  'website', 'googleMapsLink', 'latitude', 'longitude', 'reviewsData', 'openingHours', 'city', 'region', 'postCode',
  'description', 'image', 'credit', 'asShown',
] as const; // prettier-ignore

export type Column = (typeof COLUMNS)[number];

/** The cells of one row by column; a column that the sheet does not have is absent. */
export type Cells = Partial<Record<Column, string>>;

const BY_KEY = new Map(COLUMNS.map((column) => [keyOf(column), column]));

/** How many rows above the header (a title, a note to the team) are forgiven. */
const HEADER_WITHIN = 10;

const NEEDED = ['id', 'title'] as const;

/** Sheets have been read before there was this one: where it is missing, their rows have the digests that they had. */
const LATER: readonly Column[] = ['asShown'];

/** Where each column stands in the sheet. */
export class SheetHeader {
  /** Where the cells of {@link COLUMNS} stand; -1 for one that the sheet does not have. */
  private readonly places: number[];

  private constructor(private readonly positions: ReadonlyMap<Column, number>) {
    this.places = COLUMNS.filter((column) => positions.has(column) || !LATER.includes(column)).map((column) => positions.get(column) ?? -1);
  }

  /** The header in a row, or `undefined` when the row does not name both `id` and `title`. */
  static in(row: readonly string[]): SheetHeader | undefined {
    const positions = positionsIn(row);
    return NEEDED.every((column) => positions.has(column)) ? new SheetHeader(positions) : undefined;
  }

  /** The one column that keeps a row from being the header; `undefined` for a row that is none at all. */
  static lackingIn(row: readonly string[]): (typeof NEEDED)[number] | undefined {
    const positions = positionsIn(row);
    const lacking = NEEDED.filter((column) => !positions.has(column));
    return lacking.length === 1 ? lacking[0] : undefined;
  }

  static readonly within = HEADER_WITHIN;

  has(column: Column): boolean {
    return this.positions.has(column);
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
  return name.toLowerCase().replace(/[\s_-]+/g, '').replace(/^\ufeff/, ''); // prettier-ignore
}
