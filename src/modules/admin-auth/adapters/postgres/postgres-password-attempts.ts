import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PostgresRateLimiter } from '../../../../platform/database/postgres-rate-limiter.js';
import { TooManyWrongPasswords } from '../../domain/admin-auth.errors.js';
import { PasswordAttempts, WRONG_PASSWORDS_MAX, WRONG_PASSWORDS_WINDOW_SECONDS } from '../../domain/password-attempts.js';

@Injectable()
export class PostgresPasswordAttempts extends PasswordAttempts {
  private readonly limiter: PostgresRateLimiter;

  constructor(dataSource: DataSource) {
    super();
    this.limiter = new PostgresRateLimiter(dataSource, {
      table: 'admin_password_attempt',
      max: WRONG_PASSWORDS_MAX,
      windowSeconds: WRONG_PASSWORDS_WINDOW_SECONDS,
    });
  }

  async spend(client: string): Promise<void> {
    const retryAfterSeconds = await this.limiter.spend(client);
    if (retryAfterSeconds !== undefined) throw new TooManyWrongPasswords(retryAfterSeconds);
  }

  async giveBack(client: string): Promise<void> {
    await this.limiter.giveBack(client);
  }
}
