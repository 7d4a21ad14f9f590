import type { AdminSession } from './admin-session.js';

export abstract class AdminSessionRepository {
  abstract find(tokenHash: Buffer): Promise<AdminSession | undefined>;

  /**
   * Stores a new session, unless the admin password is no longer the one that `verifier` was checked against: a password
   * changed in the same instant must not leave a session behind.
   * @returns whether it was stored
   */
  abstract open(session: AdminSession, verifier: string): Promise<boolean>;

  /** Stores when a session was last seen; one that has been ended stays ended. */
  abstract keepLastSeen(session: AdminSession): Promise<void>;

  /** @returns the session as it was, or undefined where there is none (any more) */
  abstract end(tokenHash: Buffer): Promise<AdminSession | undefined>;

  /** Deletes the sessions that are over at this time. */
  abstract endExpired(now: Date): Promise<void>;

  abstract endAll(): Promise<void>;
}
