/** Runs work in one database transaction; repositories called inside join it automatically. */
export abstract class Transaction {
  /**
   * Commits when `work` resolves, rolls everything back when it rejects. A nested call joins the outer one.
   * @param options.long allows statements, and their waits for locks, to take minutes; only for work that no visitor waits for
   */
  abstract run<T>(work: () => Promise<T>, options?: { long?: boolean }): Promise<T>;
}
