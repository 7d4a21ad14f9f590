const MINUTE = 60_000;

/** A signed-in admin's browser. The session ends two hours after its last use, and in any case twelve hours after it began. */
export class AdminSession {
  static readonly IDLE_LIMIT = 120 * MINUTE;
  static readonly ABSOLUTE_LIMIT = 720 * MINUTE;
  /** Each request counts as use, but a precision of one minute saves a write for nearly all of them. */
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

  /** @returns whether this use has to be stored */
  use(now: Date): boolean {
    if (now.getTime() - this.lastSeen.getTime() < AdminSession.USE_PRECISION) return false;
    this.lastSeen = now;
    return true;
  }
}
