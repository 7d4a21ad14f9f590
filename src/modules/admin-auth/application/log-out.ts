import { Injectable } from '@nestjs/common';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';
import { hashOfToken } from './session-token.js';

/** Ends a session; ending it twice, or one that never was, is fine. */
@Injectable()
export class LogOut {
  constructor(private readonly sessions: AdminSessionRepository) {}

  execute(token: string): Promise<void> {
    return this.sessions.end(hashOfToken(token));
  }
}
