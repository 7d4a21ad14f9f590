/** Runs work in one database transaction; repositories called inside join it automatically. */
export abstract class Transaction {
  /**
   * Commits when `work` resolves, rolls everything back when it rejects. A nested call joins the outer one.
   * @param options.long its statements may take minutes, and wait for locks as long: for work that no visitor waits for
   */
  abstract run<T>(work: () => Promise<T>, options?: { long?: boolean }): Promise<T>;
}
