/** Reads files that people have, whatever program wrote them. */
export abstract class TableReader {
  /**
   * The rows of a file from the first on, blank ones included. Formulas are not evaluated: their last results count.
   * @throws NoTable, UploadTooLarge or UploadRefused, in words that the person who has the file can act on
   */
  abstract rows(path: string): AsyncIterable<string[]>;
}
