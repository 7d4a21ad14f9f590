import type { Referrer } from './referrer.js';

/** All methods take part in the running transaction. */
export abstract class ReferrerRepository {
  abstract add(referrer: Referrer): Promise<void>;

  /** Finds nothing for codes of erased referrers: nothing may be earned with them. */
  abstract findByCode(code: string): Promise<Referrer | undefined>;

  abstract find(id: string): Promise<Referrer | undefined>;

  /** The referrer that represents all codes of this address: the one whose address is confirmed, else the oldest. Locks it until the transaction ends. */
  abstract findByEmailForUpdate(email: string): Promise<Referrer | undefined>;

  /**
   * Merges all codes of this referrer's address, once the address is confirmed. Safe to repeat.
   * @returns the id of the referrer that the others are merged into
   */
  abstract merge(referrerId: string): Promise<string>;
}
