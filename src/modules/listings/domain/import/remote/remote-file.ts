import type { SourceAddress } from './source-address.js';

/** A fetched table, in a temporary file. */
export interface RemoteFile {
  path: string;
  fileName: string;
  /** Hash of the file's bytes: the same for the same table. */
  contentHash: string;
}

/** Fetches tables from the web. */
export abstract class RemoteFiles {
  /**
   * Works on the table at an address; the file is deleted after the work.
   * @throws ListingSourceFailed in words that an operator can act on, and what the work throws
   */
  abstract withFile<T>(address: SourceAddress, work: (file: RemoteFile) => Promise<T>): Promise<T>;

  /**
   * The email address with which a private sheet has to be shared; `null` without a service account. @throws ListingSourceFailed for a bad
   * key
   */
  abstract accountEmail(): Promise<string | null>;
}
