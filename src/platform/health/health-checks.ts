import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PartHealth } from '../../shared/office/health.js';
import { ReplicaReads } from '../database/replica-reads.js';
import { PgBossOutbox } from '../outbox/pg-boss-outbox.js';
import { namedToken } from '../../shared/providers.js';
import { diskRoom, type WatchedFolders } from './disk-room.js';

export const HEALTH_FOLDERS = namedToken<WatchedFolders>('HEALTH_FOLDERS');

export interface Readiness {
  status: PartHealth['status'];
  parts: Record<string, PartHealth>;
}

/** Results are cached for this long; load balancers probe less often. */
const CACHED_FOR_MS = 500;
const CHECK_TIMEOUT_MS = 2_000;
/** An outbox with an entry that has been due for longer than this is stuck. */
const LATE_SECONDS = 60;

/** Parts of the system register their health checks here; `/readyz` and `/metrics` run them. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, () => Promise<PartHealth> | PartHealth>();
  private last: { found: Promise<Readiness>; at: number; done: boolean } | undefined;

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly outbox: PgBossOutbox,
    @Inject(HEALTH_FOLDERS) folders: WatchedFolders,
    replica: ReplicaReads,
  ) {
    this.register('database', () => this.database());
    this.register('outbox', () => this.backlog());
    if (replica.configured) this.register('replica', () => replica.health());
    this.register('disk', () => diskRoom(folders));
  }

  register(part: string, check: () => Promise<PartHealth> | PartHealth): void {
    this.checks.set(part, check);
  }

  /**
   * Concurrent calls share one check.
   * @param anew without it, a result of the last half second is reused
   */
  readiness({ anew }: { anew: boolean }): Promise<Readiness> {
    const { last } = this;
    if (last && (!last.done || (!anew && performance.now() - last.at < CACHED_FOR_MS))) return last.found;
    const found = this.runChecks().finally(() => (run.done = true));
    const run = { found, at: performance.now(), done: false };
    this.last = run;
    return found;
  }

  /** Runs all checks concurrently; a part that does not answer within two seconds counts as down. */
  private async runChecks(): Promise<Readiness> {
    const found = await Promise.all([...this.checks].map(async ([part, check]) => [part, await inTime(check)] as const));
    const parts = Object.fromEntries(found);
    // Everything but the database has a fallback.
    const down = parts['database']?.status === 'down';
    const worse = found.some(([, { status }]) => status !== 'ok');
    return { status: down ? 'down' : worse ? 'degraded' : 'ok', parts };
  }

  private async database(): Promise<PartHealth> {
    await this.source.query('SELECT 1');
    return { status: 'ok' };
  }

  private async backlog(): Promise<PartHealth> {
    const late = Object.entries(await this.outbox.backlog()).filter(([, { lateSeconds }]) => lateSeconds > LATE_SECONDS);
    if (late.length === 0) return { status: 'ok' };
    const detail = late.map(([topic, { waiting, lateSeconds }]) => `${topic}: ${waiting} waiting, due for ${Math.round(lateSeconds)} s`);
    return { status: 'degraded', detail: detail.join('; ') };
  }
}

async function inTime(check: () => Promise<PartHealth> | PartHealth): Promise<PartHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PartHealth>((resolve) => {
    const expire = () => resolve({ status: 'down', detail: 'did not answer in time' });
    // This process may have been blocked itself: an answer that has already arrived is read before the timeout counts.
    timer = setTimeout(() => setImmediate(expire), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), late]);
  } catch (error) {
    return { status: 'down', detail: (error as Error).message };
  } finally {
    clearTimeout(timer);
  }
}
