interface Circumstances {
  /** No other try will succeed. */
  final?: boolean;
  /** The other side may have taken it without saying so. */
  mayHaveArrived?: boolean;
}

/** It did not arrive. The message is for admins and logs: no address, no secret, nothing that somebody typed. */
export class NotDelivered extends Error {
  readonly final: boolean;
  readonly mayHaveArrived: boolean;

  constructor(message: string, { final = false, mayHaveArrived = false }: Circumstances = {}) {
    super(message);
    this.final = final;
    this.mayHaveArrived = mayHaveArrived;
  }
}
