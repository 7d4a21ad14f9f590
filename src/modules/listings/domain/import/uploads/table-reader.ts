/** Callbacks for the parts of a file that are not read. */
export interface TableRemarks {
  /** Called with the position of each cell, such as C7, whose formula has no result in the file: it is read as empty. */
  withoutResult: (cell: string) => void;
  /** Called once with the name of each further sheet of a workbook that is not empty. */
  otherSheet: (name: string) => void;
}

/** Reads tables from files, whatever program wrote them. */
export abstract class TableReader {
  /**
   * The rows of a file from the first on, with blank ones. Formulas are not evaluated: their last results count. A value that is merged
   * over several rows of a workbook is in each of these rows that is not blank otherwise.
   * @throws NoTable, UploadTooLarge or UploadRefused, in words that the owner of the file can act on
   */
  abstract rows(path: string, remarks?: TableRemarks): AsyncIterable<string[]>;
}
