/** For the overview and the health report. */
export abstract class LastBackup {
  /** When the last good backup was made; `null` when there is none. */
  abstract at(): Promise<Date | null>;
}
