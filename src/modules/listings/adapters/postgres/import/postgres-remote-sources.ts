import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import validator from 'validator';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import type { RemoteOutcome } from '../../../domain/import/remote/remote-outcome.js';
import { type RemoteSource, RemoteSources } from '../../../domain/import/remote/remote-source.js';
import { RemoteSourceNameTaken, RemoteSourceNotFound } from '../../../domain/import/remote/remote.errors.js';
import { listKeyOf } from '../../../domain/import/uploads/upload.js';

const UNIQUE_VIOLATION = '23505';
const COLUMNS = `id, name, address, clock, due_at AS "dueAt", checked_at AS "checkedAt", outcome, problem`;
const SAVE = `
INSERT INTO listing_remote_source (id, name, name_key, address, clock, due_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (id) DO UPDATE SET address = excluded.address, clock = excluded.clock, due_at = excluded.due_at`;

@Injectable()
export class PostgresRemoteSources extends RemoteSources {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  all(): Promise<RemoteSource[]> {
    return this.transaction.query(`SELECT ${COLUMNS} FROM listing_remote_source ORDER BY name_key`, []);
  }

  async allForUpdate(): Promise<RemoteSource[]> {
    // Row locks would not prevent that another source is added.
    await this.transaction.query('LOCK TABLE listing_remote_source IN SHARE ROW EXCLUSIVE MODE');
    return this.all();
  }

  async get(id: string): Promise<RemoteSource> {
    const [source] = validator.isUUID(id, 'loose')
      ? await this.transaction.query<RemoteSource>(`SELECT ${COLUMNS} FROM listing_remote_source WHERE id = $1`, [id])
      : [];
    if (!source) throw new RemoteSourceNotFound();
    return source;
  }

  async save({ id, name, address, clock, dueAt }: RemoteSource): Promise<void> {
    try {
      await this.transaction.query(SAVE, [id, name, listKeyOf(name), address, clock, dueAt]);
    } catch (error) {
      if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION)
        throw new RemoteSourceNameTaken(name);
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await this.transaction.query('DELETE FROM listing_remote_source WHERE id = $1', [id]);
  }

  async claim({ id, dueAt }: RemoteSource, next: Date | null): Promise<boolean> {
    const rows = await this.transaction.changed(
      `UPDATE listing_remote_source SET due_at = $3 WHERE id = $1 AND date_trunc('milliseconds', due_at) = $2 RETURNING id`,
      [id, dueAt, next],
    );
    return rows.length > 0;
  }

  async postpone(id: string, until: Date): Promise<void> {
    await this.transaction.query(`UPDATE listing_remote_source SET due_at = $2 WHERE id = $1 AND clock <> 'off'`, [id, until]);
  }

  async note(id: string, at: Date, outcome: RemoteOutcome, problem: string | null): Promise<void> {
    await this.transaction.query('UPDATE listing_remote_source SET checked_at = $2, outcome = $3, problem = $4 WHERE id = $1', [
      id,
      at,
      outcome,
      problem,
    ]);
  }
}
