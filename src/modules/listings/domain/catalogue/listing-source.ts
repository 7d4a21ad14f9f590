/** A spreadsheet of listings, wherever it lives. */
export abstract class ListingSheet {
  /** How an operator knows it: a file name, a spreadsheet's title. */
  abstract readonly name: string;

  /** Google's spreadsheets are called by their name in what operators read. */
  readonly kind: 'google' | 'file' = 'file';

  /** How much of {@link rows} has been read, from 0 to 1; `null` where nobody knows how long it is. */
  share(_rowsRead: number): number | null {
    return null;
  }

  /**
   * The rows from the first on, headers and blank rows included, so that their numbers are the spreadsheet's own.
   * Read afresh at each call, without holding the whole sheet in memory.
   * @throws ListingSourceFailed in words that an operator can act on
   */
  abstract rows(): AsyncIterable<string[]>;
}
