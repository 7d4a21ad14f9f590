import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/clock.js';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

/** Whether a token belongs to a session that has not ended. The check counts as use of the session. */
@Injectable()
export class CheckSession {
  constructor(
    private readonly sessions: AdminSessionRepository,
    private readonly clock: Clock,
  ) {}

  async execute(token: string): Promise<boolean> {
    const session = await this.sessions.find(hashOfToken(token));
    const now = this.clock.now();
    if (session === undefined || session.isOver(now)) return false;
    if (session.use(now)) await this.sessions.keepLastSeen(session);
    return true;
  }
}
