import type { Referrer } from './referrer.js';

/** All methods take part in the running transaction. */
export abstract class ReferrerRepository {
  abstract add(referrer: Referrer): Promise<void>;

  abstract findByCode(code: string): Promise<Referrer | undefined>;

  abstract find(id: string): Promise<Referrer | undefined>;

  /** The one that stands for all with this address: whose address was proven, else the oldest. */
  abstract findByEmail(email: string): Promise<Referrer | undefined>;

  /**
   * All codes of the address of this referrer become codes of one person, who has proven the address. Safe to repeat.
   * @returns the id of the one that stands for all of them
   */
  abstract merge(referrerId: string): Promise<string>;
}
