/** What of a file is not read. */
export interface TableRemarks {
  /** Called with the place of each cell, such as C7, whose formula has no result in the file: it is read as empty. */
  withoutResult: (cell: string) => void;
  /** Called with the name of each further sheet of a workbook that has something in it, at most once for each. */
  otherSheet: (name: string) => void;
}

/** Reads files that people have, whatever program wrote them. */
export abstract class TableReader {
  /**
   * The rows of a file from the first on, blank ones included. Formulas are not evaluated: their last results count. What is merged over
   * several rows of a workbook stands in each of them that has something of its own.
   * @throws NoTable, UploadTooLarge or UploadRefused, in words that the person who has the file can act on
   */
  abstract rows(path: string, remarks?: TableRemarks): AsyncIterable<string[]>;
}
