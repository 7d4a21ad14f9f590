const MINUTE = 60_000;

/** A signed-in admin's browser. It ends two hours after its last use and, used or not, twelve hours after it began. */
export class AdminSession {
  static readonly IDLE_LIMIT = 120 * MINUTE;
  static readonly ABSOLUTE_LIMIT = 720 * MINUTE;
  /** Each request counts as use, but being exact to the minute saves a write on nearly all of them. */
  static readonly USE_PRECISION = MINUTE;

  constructor(
    readonly tokenHash: Buffer,
    readonly createdAt: Date,
    private lastSeen: Date,
  ) {}

  static begin(tokenHash: Buffer, now: Date): AdminSession {
    return new AdminSession(tokenHash, now, now);
  }

  /** A session that began, or was last seen, at or before these instants is over. */
  static endedBefore(now: Date): { createdAt: Date; lastSeenAt: Date } {
    return {
      createdAt: new Date(now.getTime() - AdminSession.ABSOLUTE_LIMIT),
      lastSeenAt: new Date(now.getTime() - AdminSession.IDLE_LIMIT),
    };
  }

  get lastSeenAt(): Date {
    return this.lastSeen;
  }

  isOver(now: Date): boolean {
    const { createdAt, lastSeenAt } = AdminSession.endedBefore(now);
    return this.createdAt <= createdAt || this.lastSeen <= lastSeenAt;
  }

  /** @returns whether this use is worth storing */
  use(now: Date): boolean {
    if (now.getTime() - this.lastSeen.getTime() < AdminSession.USE_PRECISION) return false;
    this.lastSeen = now;
    return true;
  }
}
