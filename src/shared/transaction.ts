/** Runs work in one database transaction; repositories called inside take part in it without being told. */
export abstract class Transaction {
  /** Commits when `work` resolves, rolls everything back when it rejects. A nested call joins the outer one. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
