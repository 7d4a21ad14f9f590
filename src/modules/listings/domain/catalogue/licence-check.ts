/** That somebody has compared a licence number with the register. */
export interface LicenceCheck {
  /** As it stood on the listing then: a check of another number says nothing of the present one. */
  number: string;
  at: Date;
  /** The name of the admin who checked it, for the back office only. */
  by: string;
}

/** What was found out about licences. */
export abstract class LicenceChecks {
  /** In the place of an earlier check. Takes part in the running transaction. */
  abstract record(listingId: string, check: LicenceCheck): Promise<void>;

  /** Safe to repeat. Takes part in the running transaction. */
  abstract forget(listingId: string): Promise<void>;

  /** The check of the number that the listing has now; `undefined` where that number was never checked. */
  abstract of(listingId: string): Promise<LicenceCheck | undefined>;

  /** Published listings whose number was checked more than a year ago. */
  abstract countExpired(): Promise<number>;
}
