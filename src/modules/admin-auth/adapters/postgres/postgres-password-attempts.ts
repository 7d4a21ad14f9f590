import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PostgresRateLimiter } from '../../../../platform/database/postgres-rate-limiter.js';
import { TooManyWrongPasswords } from '../../domain/admin-auth.errors.js';
import {
  PasswordAttempts,
  WRONG_PASSWORDS_MAX,
  WRONG_PASSWORDS_WINDOW_SECONDS,
  type WrongPasswords,
} from '../../domain/password-attempts.js';

const TABLE = 'admin_password_attempt';

@Injectable()
export class PostgresPasswordAttempts extends PasswordAttempts {
  private readonly limiter: PostgresRateLimiter;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.limiter = new PostgresRateLimiter(dataSource, {
      table: TABLE,
      max: WRONG_PASSWORDS_MAX,
      windowSeconds: WRONG_PASSWORDS_WINDOW_SECONDS,
    });
  }

  async spend(client: string): Promise<void> {
    const refusal = await this.limiter.spend(client);
    if (refusal) throw new TooManyWrongPasswords(refusal.retryAfterSeconds, refusal.isFirst);
  }

  async giveBack(client: string): Promise<void> {
    await this.limiter.giveBack(client);
  }

  async counted(): Promise<WrongPasswords> {
    const [found] = await this.dataSource.query<WrongPasswords[]>(
      `SELECT coalesce(sum(points), 0)::int AS attempts, count(*)::int AS clients FROM ${TABLE} WHERE points > 0 AND expire > $1`,
      [Date.now()],
    );
    return found!;
  }
}
