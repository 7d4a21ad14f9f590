import { Injectable } from '@nestjs/common';
import { FailedSignIns } from '../../../shared/office/failed-sign-ins.js';
import { TooManyWrongPasswords } from '../domain/admin-auth.errors.js';
import { AdminCredential, cleanPassword, PasswordHash } from '../domain/admin-password.js';
import { PasswordAttempts } from '../domain/password-attempts.js';

/** Compares a password with the valid one, and counts the wrong ones of each client. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly attempts: PasswordAttempts,
    private readonly credential: AdminCredential,
    private readonly hash: PasswordHash,
    private readonly failed: FailedSignIns,
  ) {}

  /**
   * @param countedAs wrong passwords with the same value are counted together
   * @returns the verifier that the password matches, or undefined for a wrong one
   * @throws TooManyWrongPasswords
   */
  async execute(password: string, countedAs: string): Promise<string | undefined> {
    await this.attempts.spend(countedAs).catch((error: unknown) => this.refuse(error, countedAs));
    const verifier = await this.credential.find();
    if (verifier === undefined || !(await this.hash.matches(verifier, cleanPassword(password)))) {
      this.failed.report({ who: 'admin', why: 'wrong-password', client: countedAs });
      return undefined;
    }
    await this.attempts.giveBack(countedAs);
    return verifier;
  }

  /** Reports only once each time that an address exceeds the limit: after that, it may send thousands a minute. */
  private refuse(error: unknown, countedAs: string): never {
    if (error instanceof TooManyWrongPasswords && error.isFirst)
      this.failed.report({ who: 'admin', why: 'too-many-wrong-passwords', client: countedAs });
    throw error;
  }
}
