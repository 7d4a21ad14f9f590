import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SyncLock } from '../../../domain/import/sync-run.js';
import { SyncAlreadyRunning } from '../../../domain/import/sync.errors.js';

/** Key of the advisory lock: any number, as long as every process of the product uses the same one. */
const LOCK = 4_705_012;

/** An advisory lock on a separate connection: PostgreSQL releases it when the process dies. */
@Injectable()
export class PostgresSyncLock extends SyncLock {
  constructor(@InjectDataSource() private readonly source: DataSource) {
    super();
  }

  async withLock<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS locked', [LOCK])) as { locked: boolean }[];
      if (!row?.locked) throw new SyncAlreadyRunning();
      try {
        return await work();
      } finally {
        await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      }
    } finally {
      await runner.release();
    }
  }

  async isHeld(): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND classid = 0 AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [LOCK],
    );
    return rows.length > 0;
  }
}
