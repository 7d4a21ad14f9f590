import { Injectable } from '@nestjs/common';
import { AdminCredential, cleanPassword, PasswordHash } from '../domain/admin-password.js';
import { PasswordAttempts } from '../domain/password-attempts.js';

/** Compares a password with the one that is valid, and counts the wrong ones of each client. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly attempts: PasswordAttempts,
    private readonly credential: AdminCredential,
    private readonly hash: PasswordHash,
  ) {}

  /**
   * @param countedAs whose wrong passwords are counted together
   * @returns the verifier that the password matches, or undefined for a wrong one
   * @throws TooManyWrongPasswords
   */
  async execute(password: string, countedAs: string): Promise<string | undefined> {
    await this.attempts.spend(countedAs);
    const verifier = await this.credential.find();
    if (verifier === undefined || !(await this.hash.matches(verifier, cleanPassword(password)))) return undefined;
    await this.attempts.giveBack(countedAs);
    return verifier;
  }
}
