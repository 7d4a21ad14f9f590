import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { Clock } from '../../../../shared/clock.js';
import type { BackupReason, BackupRun, BackupTest, RunDetail, RunKind } from '../../domain/backup.js';
import { BackupUnderWay } from '../../domain/backup.errors.js';
import { BackupRuns, type MadeBackup } from '../../domain/backup-ports.js';

/** After this time without a heartbeat, a run has ended with its process. */
const HEARTBEAT_TIMEOUT_MS = 60_000;
const BEGIN_LOCK = 7_331_032;
const CUT_OFF = 'The process that did it ended before it was done. Nothing was changed; start it again.';
const COLUMNS = `id, kind, name, reason, machine, started_at AS "startedAt", ended_at AS "endedAt", problem, detail`;

@Injectable()
export class PostgresBackupRuns extends BackupRuns {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  begin(run: { kind: RunKind; name: string; reason: BackupReason; machine: string }, due?: Date): Promise<BackupRun | undefined> {
    return this.transaction.run(async () => {
      await this.transaction.query('SELECT pg_advisory_xact_lock($1)', [BEGIN_LOCK]);
      await this.endSilent();
      if (due !== undefined && (await this.transaction.query('SELECT FROM backup_run WHERE due_at = $1', [due])).length > 0)
        return undefined;
      if ((await this.transaction.query('SELECT FROM backup_run WHERE ended_at IS NULL', [])).length > 0) throw new BackupUnderWay();
      const [begun] = await this.transaction.query<BackupRun>(
        `INSERT INTO backup_run (id, kind, name, reason, machine, started_at, beat_at, due_at) VALUES ($1, $2, $3, $4, $5, $6, $6, $7)
         RETURNING ${COLUMNS}`,
        [randomUUID(), run.kind, run.name, run.reason, run.machine, this.clock.now(), due ?? null],
      );
      return begun;
    });
  }

  async beat(id: string): Promise<void> {
    await this.transaction.query('UPDATE backup_run SET beat_at = $2 WHERE id = $1', [id, this.clock.now()]);
  }

  async end(id: string, problem: string | null, detail: RunDetail): Promise<void> {
    await this.transaction.query('UPDATE backup_run SET ended_at = $2, problem = $3, detail = $4 WHERE id = $1', [
      id,
      this.clock.now(),
      problem,
      JSON.stringify(detail),
    ]);
  }

  async latest(count: number): Promise<BackupRun[]> {
    await this.endSilent();
    // A backup that a restore makes first is part of the restore.
    return this.transaction.query(
      `SELECT ${COLUMNS} FROM backup_run WHERE reason <> 'before-restore' OR kind <> 'backup' ORDER BY started_at DESC, id LIMIT $1`,
      [count],
    );
  }

  made(): Promise<MadeBackup[]> {
    return this.transaction.query(
      `SELECT DISTINCT ON (name) name, started_at AS "madeAt", reason, machine, detail FROM backup_run
        WHERE kind = 'backup' AND ended_at IS NOT NULL AND problem IS NULL AND NOT forgotten ORDER BY name, started_at DESC`,
      [],
    );
  }

  async tests(): Promise<Map<string, BackupTest>> {
    const rows = await this.transaction.query<BackupTest & { name: string }>(
      `SELECT DISTINCT ON (name) name, ended_at AS at, problem, (detail ->> 'listings')::int AS listings FROM backup_run
        WHERE kind = 'test' AND ended_at IS NOT NULL AND NOT forgotten ORDER BY name, started_at DESC`,
      [],
    );
    return new Map(rows.map(({ name, ...test }) => [name, test]));
  }

  async recordBackup({ name, reason, machine, detail }: Omit<MadeBackup, 'madeAt'>, at: Date): Promise<void> {
    await this.transaction.query(
      `INSERT INTO backup_run (id, kind, name, reason, machine, started_at, beat_at, ended_at, detail) VALUES ($1, 'backup', $2, $3, $4, $5, $5, $5, $6)`,
      [randomUUID(), name, reason, machine, at, JSON.stringify(detail)],
    );
  }

  async forget(name: string): Promise<void> {
    await this.transaction.query('UPDATE backup_run SET forgotten = true WHERE name = $1', [name]);
  }

  private async endSilent(): Promise<void> {
    const now = this.clock.now();
    await this.transaction.query(`UPDATE backup_run SET ended_at = $1, problem = $2 WHERE ended_at IS NULL AND beat_at < $3`, [
      now,
      CUT_OFF,
      new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS),
    ]);
  }
}
