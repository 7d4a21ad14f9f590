import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../shared/clock.js';
import { type ReceivedForm, FormIntake, type SpamReason, type IntakeResult, TooManySubmissions } from '../../shared/forms/forms.js';
import { clientKey } from '../http/requests/client-key.js';
import { Transaction } from '../../shared/transaction.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { PostgresRateLimiter } from '../database/postgres-rate-limiter.js';
import { contentKey } from './content-key.js';
import { spamReasonOf } from './spam.js';

const SUBMISSIONS_MAX = 20;
const WINDOW_SECONDS = 3_600;
const SAME_FOR_MS = 24 * 3_600_000;

@Injectable()
export class PostgresFormIntake extends FormIntake {
  private readonly limiter: PostgresRateLimiter;

  constructor(
    dataSource: DataSource,
    private readonly transaction: Transaction,
    private readonly database: PostgresTransaction,
    private readonly clock: Clock,
  ) {
    super();
    this.limiter = new PostgresRateLimiter(dataSource, { table: 'form_attempt', max: SUBMISSIONS_MAX, windowSeconds: WINDOW_SECONDS });
  }

  async take(
    { form, client, fields, hidden }: ReceivedForm,
    store: (id: string, spam: SpamReason | null) => Promise<void>,
  ): Promise<IntakeResult> {
    // On the pool, outside the transaction: counting inside it would need a second connection while holding the first (pool deadlock).
    await this.count(client);
    const now = this.clock.now();
    return this.transaction.run(async () => {
      const key = contentKey(form, fields);
      const id = randomUUID();
      const spam = spamReasonOf(fields, hidden, now);
      const first = await this.remember(key, id, now);
      if (first) return { id: first, repeat: true, spam };
      await store(id, spam);
      return { id, repeat: false, spam };
    });
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM form_content WHERE id = ANY($1)', [ids]);
  }

  /** Locks the content's key: a concurrent submission of the same content waits until the first one is stored. */
  private async remember(key: Buffer, id: string, now: Date): Promise<string | undefined> {
    const old = new Date(now.getTime() - SAME_FOR_MS);
    const added = await this.database.query(
      `INSERT INTO form_content AS known (key, id, arrived_at) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET id = excluded.id, arrived_at = excluded.arrived_at WHERE known.arrived_at <= $4
       RETURNING id`,
      [key, id, now, old],
    );
    if (added.length > 0) return undefined;
    const [known] = await this.database.query<{ id: string }>('SELECT id FROM form_content WHERE key = $1', [key]);
    return known?.id;
  }

  async count(client: string, apart?: string): Promise<void> {
    const key = clientKey(client);
    const refusal = await this.limiter.spend(apart ? `${apart} ${key}` : key);
    if (refusal) throw new TooManySubmissions(refusal.retryAfterSeconds);
  }

  /** Deletes expired fingerprints and counters: they identify senders and must not be kept longer than needed. */
  async tidy(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.database.query('DELETE FROM form_content WHERE arrived_at <= $1', [new Date(now - SAME_FOR_MS)]);
    await this.database.query('DELETE FROM form_attempt WHERE expire <= $1', [now]);
  }
}
