import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { TooManyWrongPasswords } from '../../domain/admin-auth.errors.js';
import { PasswordAttempts, WRONG_PASSWORDS_MAX, WRONG_PASSWORDS_WINDOW_SECONDS } from '../../domain/password-attempts.js';

/** Counts on the pool itself, outside any transaction: an attempt counts even if the request fails later. */
@Injectable()
export class PostgresPasswordAttempts extends PasswordAttempts {
  private readonly limiter: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    super();
    this.limiter = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'admin_password_attempt',
      tableCreated: true,
      keyPrefix: '',
      points: WRONG_PASSWORDS_MAX,
      duration: WRONG_PASSWORDS_WINDOW_SECONDS,
    });
  }

  async spend(client: string): Promise<void> {
    try {
      await this.limiter.consume(client);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyWrongPasswords(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
    }
  }

  async giveBack(client: string): Promise<void> {
    await this.limiter.reward(client);
  }
}
