/** A spreadsheet of listings, wherever it is stored. */
export abstract class ListingSheet {
  /** Its name for the operator: a file name, a spreadsheet's title. */
  abstract readonly name: string;

  /** Messages to operators name Google spreadsheets as such. */
  readonly kind: 'google' | 'file' = 'file';

  /** How much of {@link rows} has been read, from 0 to 1; `null` where the length is unknown. */
  share(_rowsRead: number): number | null {
    return null;
  }

  /**
   * The rows from the first on, with headers and blank rows, so that their numbers are the spreadsheet's own. Read again at each call,
   * without holding the whole sheet in memory.
   * @throws ListingSourceFailed in words that an operator can act on
   */
  abstract rows(): AsyncIterable<string[]>;
}
