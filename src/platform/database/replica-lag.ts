/** A position in PostgreSQL's write-ahead log. */
export type LogPosition = bigint;

/** As PostgreSQL writes it: two hexadecimal numbers. */
export function logPositionOf(text: string): LogPosition {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * How old the data of a replica are. The time of the last replayed transaction alone does not say it: while nothing is written, it grows
 * without end. Therefore the primary's positions are noted with the time at which they were read.
 */
export class ReplicaLag {
  private readonly noted: { at: number; position: LogPosition }[] = [];

  /** @param keptMs positions are remembered for so long; a replica that is further behind is at least this old */
  constructor(private readonly keptMs: number) {}

  note(at: number, position: LogPosition): void {
    this.noted.push({ at, position });
    // The newest of those that are too old stays, as the lower bound of what is further behind.
    while (this.noted.length > 1 && this.noted[1]!.at < at - this.keptMs) this.noted.shift();
  }

  /** Age in milliseconds of what a replica has that replayed up to this position; at least that where it is longer than what is remembered. */
  ageAt(now: number, replayed: LogPosition): number {
    // What was written after a position was noted may be missing from then on.
    const missing = this.noted.find(({ position }) => position > replayed);
    return missing === undefined ? 0 : now - missing.at;
  }
}
