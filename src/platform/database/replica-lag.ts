/** A position in PostgreSQL's write-ahead log. */
export type LogPosition = bigint;

/** As PostgreSQL writes it: two hexadecimal numbers. */
export function logPositionOf(text: string): LogPosition {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * The age of a replica's data. It cannot be computed from the time of the last replayed transaction, which grows older while nothing is
 * written. Therefore the primary's positions are noted with the time at which they were read.
 */
export class ReplicaLag {
  private readonly noted: { at: number; position: LogPosition }[] = [];

  /** @param keptMs how long positions are kept; for a replica that is further behind, this is a lower bound of its age */
  constructor(private readonly keptMs: number) {}

  note(at: number, position: LogPosition): void {
    this.noted.push({ at, position });
    // Keep the newest of the expired positions: it gives the lower bound for a replica that is further behind.
    while (this.noted.length > 1 && this.noted[1]!.at < at - this.keptMs) this.noted.shift();
  }

  /**
   * Age in milliseconds of the data of a replica that has replayed up to this position; a lower bound where it exceeds the kept positions.
   */
  ageAt(now: number, replayed: LogPosition): number {
    // The replica may lack everything written since the first noted position that it has not reached.
    const missing = this.noted.find(({ position }) => position > replayed);
    return missing === undefined ? 0 : now - missing.at;
  }
}
