import { Injectable } from '@nestjs/common';
import type { PageRange } from '../../shared/office/admin-list.js';
import { type AuditEntry, AuditLog } from '../../shared/office/audit-log.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';

export interface RecordedAction extends Required<Omit<AuditEntry, 'request'>> {
  id: number;
  at: Date;
}

/** Replaces a detail that was erased, so that the back office can say why it is missing. An SQL literal. */
export const ERASED_DETAIL = `'{"erased":true}'`;

@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async record({ action, client, detail = {}, request }: AuditEntry): Promise<void> {
    await this.transaction.query('INSERT INTO audit_log (action, client, detail) VALUES ($1, $2, $3)', [
      action,
      client,
      JSON.stringify({ ...detail, request }),
    ]);
  }

  async doneBy(request: string): Promise<Record<string, unknown> | undefined> {
    await this.transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`request ${request}`]);
    const [entry] = await this.transaction.query<{ detail: Record<string, unknown> }>(
      `SELECT detail FROM audit_log WHERE detail->>'request' = $1 AND at > now() - interval '1 day' LIMIT 1`,
      [request],
    );
    return entry?.detail;
  }

  async forget(ids: readonly string[]): Promise<number> {
    return this.transaction.changedCount(
      `UPDATE audit_log SET detail = ${ERASED_DETAIL} WHERE detail->>'id' = ANY($1) OR (action = 'listings-merged' AND detail->>'from' = ANY($1))`,
      [ids],
    );
  }

  /**
   * Newest first.
   * @param before only entries older than this; without it, all entries
   */
  async latest({ page, limit }: PageRange, before?: Date): Promise<{ items: RecordedAction[]; total: number }> {
    const some = 'FROM audit_log WHERE $1::timestamptz IS NULL OR at < $1';
    const rows = await this.transaction.query<Omit<RecordedAction, 'id'> & { id: string }>(
      `SELECT id, at, action, client, detail ${some} ORDER BY id DESC LIMIT $2 OFFSET $3`,
      [before ?? null, limit, (page - 1) * limit],
    );
    const [count] = await this.transaction.query<{ count: string }>(`SELECT count(*) ${some}`, [before ?? null]);
    return { items: rows.map((row) => ({ ...row, id: Number(row.id) })), total: Number(count?.count) };
  }
}
