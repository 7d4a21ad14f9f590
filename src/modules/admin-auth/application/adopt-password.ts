import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Transaction } from '../../../shared/transaction.js';
import { AdminCredential, cleanPassword, PasswordHash } from '../domain/admin-password.js';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';

/**
 * Makes the configured password the valid one. A changed password ends all sessions. If an admin has replaced a generated password, theirs
 * stays valid as long as the generated one is the same: deleting its file generates a new one, which is valid again.
 */
@Injectable()
export class AdoptPassword {
  constructor(
    private readonly credential: AdminCredential,
    private readonly hash: PasswordHash,
    private readonly sessions: AdminSessionRepository,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {}

  execute(configured: string, isFixed = true): Promise<'unchanged' | 'stored' | 'changed'> {
    const password = cleanPassword(configured);
    const adopt = async (): Promise<'unchanged' | 'stored' | 'changed'> => {
      // Under a lock: processes that start together would all find the old verifier, and the later ones would end fresh sessions.
      await this.credential.lock();
      const verifier = await this.credential.find();
      const replaced = isFixed ? undefined : await this.credential.replaced();
      if (replaced !== undefined && (await this.hash.matches(replaced, password))) return 'unchanged';
      if (verifier !== undefined && (await this.hash.matches(verifier, password))) return 'unchanged';
      await this.credential.store(await this.hash.create(password));
      await this.sessions.endAll();
      if (verifier === undefined) return 'stored';
      await this.audit.record({ action: 'password-changed', client: null });
      return 'changed';
    };
    return this.transaction.run(adopt, { long: true });
  }
}
