interface Circumstances {
  /** A retry cannot succeed. */
  final?: boolean;
  /** The receiver may have accepted it without confirming. */
  mayHaveArrived?: boolean;
  /** A rule of this site, not a failure: strangers can trigger it as often as they like. */
  byRule?: boolean;
}

/** A delivery failed. The message is shown to admins and logged: it contains no address, no secret and no user input. */
export class NotDelivered extends Error {
  readonly final: boolean;
  readonly mayHaveArrived: boolean;
  readonly byRule: boolean;

  constructor(message: string, { final = false, mayHaveArrived = false, byRule = false }: Circumstances = {}) {
    super(message);
    this.final = final;
    this.mayHaveArrived = mayHaveArrived;
    this.byRule = byRule;
  }
}
