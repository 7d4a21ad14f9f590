import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { Transaction } from '../../../shared/transaction.js';
import { ADMIN_AUTH_OPTIONS, type AdminAuthOptions } from '../admin-auth.options.js';
import { PasswordChangedMeanwhile, PasswordSetByEnvironment } from '../domain/admin-auth.errors.js';
import { AdminCredential, cleanPassword, PasswordHash } from '../domain/admin-password.js';
import { AdminSession } from '../domain/admin-session.js';
import { AdminSessionRepository } from '../domain/admin-session-repository.js';
import { weaknessOf } from '../domain/password-strength.js';
import { CheckPassword } from './check-password.js';
import { newSessionToken } from './session-token.js';
import { hashOfToken } from '../../../shared/privacy/token-hash.js';

interface Passwords {
  currentPassword: string;
  newPassword: string;
  newPasswordAgain: string;
}

export interface PasswordChange extends Passwords {
  /** Address of the client, for the audit log. */
  client: string | null;
  /** Wrong passwords with the same value are counted together. */
  countedAs: string;
}

/** Replaces the password of the back office. All sessions end; the requesting one continues under a new token. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly checkPassword: CheckPassword,
    private readonly credential: AdminCredential,
    private readonly hash: PasswordHash,
    private readonly sessions: AdminSessionRepository,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(ADMIN_AUTH_OPTIONS) private readonly options: Pick<AdminAuthOptions, 'password' | 'isPasswordFixed'>,
  ) {}

  get isPossible(): boolean {
    return !this.options.isPasswordFixed;
  }

  /**
   * @returns the new token of the continuing session
   * @throws PasswordSetByEnvironment, InvalidValues, TooManyWrongPasswords or PasswordChangedMeanwhile; nothing was changed then
   */
  async execute({ currentPassword, newPassword, newPasswordAgain, client, countedAs }: PasswordChange): Promise<string> {
    if (!this.isPossible) throw new PasswordSetByEnvironment();
    refuseNewPassword({ currentPassword, newPassword, newPasswordAgain });
    const verifier = await this.checkPassword.execute(currentPassword, countedAs);
    if (verifier === undefined) throw new InvalidValues([{ field: 'currentPassword', message: 'is not the password of the back office' }]);
    const changed = await this.hash.create(cleanPassword(newPassword));
    // Stored, so that the next start recognises the configured password, and does not make it the valid one again.
    const replaced = await this.hash.create(cleanPassword(this.options.password));
    const token = newSessionToken();
    await this.transaction.run(
      async () => {
        await this.credential.lock();
        if ((await this.credential.find()) !== verifier) throw new PasswordChangedMeanwhile();
        await this.credential.store(changed, replaced);
        await this.sessions.endAll();
        await this.sessions.open(AdminSession.begin(hashOfToken(token), this.clock.now()), changed);
        await this.audit.record({ action: 'password-changed', client });
      },
      { long: true },
    );
    return token;
  }
}

/** @throws InvalidValues for a new password that is weak, equal to the present one, or repeated differently */
export function refuseNewPassword({ currentPassword, newPassword, newPasswordAgain }: Passwords): void {
  const password = cleanPassword(newPassword);
  const refuse = (field: keyof Passwords, message: string) => new InvalidValues([{ field, message }]);
  const weakness = weaknessOf(password);
  if (weakness !== undefined) throw refuse('newPassword', `is soon guessed: ${weakness}`);
  if (password === cleanPassword(currentPassword)) throw refuse('newPassword', 'is the one of now');
  if (password !== cleanPassword(newPasswordAgain)) throw refuse('newPasswordAgain', 'is not the same as the new password');
}
