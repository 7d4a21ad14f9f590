import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import { TooManyWrongPasswords } from '../domain/admin-auth.errors.js';
import { AdminSession } from '../domain/admin-session.js';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';
import { PasswordAttempts } from '../domain/password-attempts.js';
import { CheckPassword } from './check-password.js';
import { newSessionToken } from './session-token.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

export interface LogInRequest {
  password: string;
  /** Address of the client, for the audit log. */
  client: string | null;
  /** Wrong passwords with the same value are counted together. */
  countedAs: string;
  /**
   * The session that this browser had so far. It is ended, so that a token known to somebody else does not survive the login (session
   * fixation).
   */
  currentToken?: string;
}

/**
 * If more addresses than this have sent wrong passwords, further ones are not recorded: attackers must not be able to fill the audit log.
 */
const MAX_REMEMBERED = 100;

@Injectable()
export class LogIn {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly attempts: PasswordAttempts,
    private readonly sessions: AdminSessionRepository,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the token of a new session, or undefined for a wrong password
   * @throws TooManyWrongPasswords
   */
  async execute({ password, client, countedAs, currentToken }: LogInRequest): Promise<string | undefined> {
    const verifier = await this.checkPassword.execute(password, countedAs).catch((error: unknown) => this.refuse(error, client));
    if (verifier === undefined) return undefined;

    const now = this.clock.now();
    const token = newSessionToken();
    // Outside the login's transaction: concurrent logins that delete expired sessions inside theirs could block each other.
    await this.sessions.endExpired(now);
    return this.transaction.run(async () => {
      // Must be the first statement: a password change locks all sessions until they are deleted, and must not wait for a row that this
      // login has locked.
      if (!(await this.sessions.open(AdminSession.begin(hashOfToken(token), now), verifier))) return undefined;
      if (currentToken !== undefined) await this.sessions.end(hashOfToken(currentToken));
      await this.audit.record({ action: 'signed-in', client });
      return token;
    });
  }

  /** Records an address that has just exceeded the limit, so that an admin sees that somebody was guessing. */
  private async refuse(error: unknown, client: string | null): Promise<never> {
    if (error instanceof TooManyWrongPasswords && error.isFirst && (await this.attempts.counted()).clients <= MAX_REMEMBERED)
      await this.transaction.run(() => this.audit.record({ action: 'sign-in-refused', client }));
    throw error;
  }
}
