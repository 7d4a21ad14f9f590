import type { SourceAddress } from './source-address.js';

/** A fetched table, as it lies in a temporary file. */
export interface RemoteFile {
  path: string;
  fileName: string;
  /** Hash of the file's bytes: the same for the same table. */
  contentHash: string;
}

/** Fetches tables from the web. */
export abstract class RemoteFiles {
  /**
   * Works on the table at an address; the file is gone when the work is done.
   * @throws ListingSourceFailed in words that an operator can act on, and what the work throws
   */
  abstract withFile<T>(address: SourceAddress, work: (file: RemoteFile) => Promise<T>): Promise<T>;

  /** The address with which a private sheet is to be shared; `null` without a service account. @throws ListingSourceFailed for a bad key */
  abstract accountEmail(): Promise<string | null>;
}
