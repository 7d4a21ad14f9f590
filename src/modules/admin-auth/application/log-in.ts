import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/clock.js';
import { AdminCredential, cleanPassword, PasswordHash } from '../domain/admin-password.js';
import { AdminSession } from '../domain/admin-session.js';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';
import { PasswordAttempts } from '../domain/password-attempts.js';
import { hashOfToken, newSessionToken } from './session-token.js';

export interface LogInRequest {
  password: string;
  /** Whose wrong passwords are counted together. */
  client: string;
  /** The session that this browser had so far: it ends, so that nobody who knew its token gains from the login. */
  currentToken?: string;
}

@Injectable()
export class LogIn {
  constructor(
    private readonly attempts: PasswordAttempts,
    private readonly credential: AdminCredential,
    private readonly hash: PasswordHash,
    private readonly sessions: AdminSessionRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the token of a new session, or undefined for a wrong password
   * @throws TooManyWrongPasswords
   */
  async execute({ password, client, currentToken }: LogInRequest): Promise<string | undefined> {
    await this.attempts.spend(client);
    const verifier = await this.credential.find();
    if (verifier === undefined || !(await this.hash.matches(verifier, cleanPassword(password)))) return undefined;
    await this.attempts.giveBack(client);

    const now = this.clock.now();
    const token = newSessionToken();
    if (currentToken !== undefined) await this.sessions.end(hashOfToken(currentToken));
    await this.sessions.endExpired(now);
    const opened = await this.sessions.open(AdminSession.begin(hashOfToken(token), now), verifier);
    return opened ? token : undefined;
  }
}
