import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, QueryRunner } from 'typeorm';
import { DomainError } from '../../../../../shared/domain-error.js';
import { SyncLock } from '../../../domain/import/sync-run.js';
import { SyncAlreadyRunning, SyncInterrupted } from '../../../domain/import/sync.errors.js';

/** Key of the advisory lock: any number, as long as every process of the product uses the same one. */
const LOCK = 4_705_012;

/** An advisory lock on a separate connection: PostgreSQL releases it when the process dies. */
@Injectable()
export class PostgresSyncLock extends SyncLock implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(@InjectDataSource() private readonly source: DataSource) {
    super();
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  async withLock<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      return await this.locked(runner, work);
    } catch (error) {
      // On shutdown, connections are closed while a sync is running: any error that follows means that it was interrupted.
      if (this.isStopping && !(error instanceof DomainError)) throw new SyncInterrupted({ cause: error });
      throw error;
    } finally {
      await runner.release();
    }
  }

  private async locked<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
    const [row] = (await runner.query('SELECT pg_try_advisory_lock($1) AS locked', [LOCK])) as { locked: boolean }[];
    if (!row?.locked) throw new SyncAlreadyRunning();
    try {
      return await work();
    } finally {
      // A lost connection has released the lock. Unlocking would fail, and hide why the work has failed.
      if (!runner.isReleased) await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
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
