/** A comparison of a licence number with the register. */
export interface LicenceCheck {
  /** The number that was on the listing then: a check of another number does not count for the present one. */
  number: string;
  at: Date;
  /** The name of the admin who checked it, for the back office only. */
  by: string;
}

/** Checks of licences. */
export abstract class LicenceChecks {
  /** Replaces an earlier check. Takes part in the running transaction. */
  abstract record(listingId: string, check: LicenceCheck): Promise<void>;

  /** Safe to repeat. Takes part in the running transaction. */
  abstract forget(listingId: string): Promise<void>;

  /** The check of the number that the listing has now; `undefined` where that number was never checked. */
  abstract of(listingId: string): Promise<LicenceCheck | undefined>;

  /** Published listings whose number was checked more than a year ago. */
  abstract countExpired(): Promise<number>;
}
