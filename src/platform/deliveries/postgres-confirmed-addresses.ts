import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/clock.js';
import { emailKeyOf, ConfirmedAddresses } from '../../shared/contact/confirmed-addresses.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';

@Injectable()
export class PostgresConfirmedAddresses extends ConfirmedAddresses {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  async has(email: string): Promise<boolean> {
    const found = await this.transaction.query('SELECT FROM confirmed_address WHERE key = $1', [emailKeyOf(email)]);
    return found.length > 0;
  }

  async confirm(addressKey: Buffer): Promise<void> {
    await this.transaction.query(
      `INSERT INTO confirmed_address (key, confirmed_at) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET confirmed_at = excluded.confirmed_at`,
      [addressKey, this.clock.now()],
    );
  }
}
