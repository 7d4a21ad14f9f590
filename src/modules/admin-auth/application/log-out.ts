import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

/** Ends a session. Ending it twice, or ending an unknown one, does nothing and is not audited. */
@Injectable()
export class LogOut {
  constructor(
    private readonly sessions: AdminSessionRepository,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute(token: string, client: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const ended = await this.sessions.end(hashOfToken(token));
      if (ended === undefined || ended.isOver(this.clock.now())) return;
      await this.audit.record({ action: 'signed-out', client });
    });
  }
}
