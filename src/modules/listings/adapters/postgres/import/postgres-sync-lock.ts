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
      // The connections are closed under a sync that is still at work, and whatever fails of that says nothing else.
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
      // The lock went with a connection that is lost, and asking for it would hide why the work has failed.
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
