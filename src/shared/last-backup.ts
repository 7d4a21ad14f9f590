/** For whoever tells how the site does. */
export abstract class LastBackup {
  /** When the last good backup was made; `null` when there is none. */
  abstract at(): Promise<Date | null>;
}
