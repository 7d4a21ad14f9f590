import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { PartHealth } from '../../shared/office/health.js';
import { namedToken } from '../../shared/providers.js';
import { ChangeFeed } from './change-feed.js';
import { databaseOptions } from './database-options.js';
import { DatabaseStall } from './database-stall.js';
import { outageOf } from './database-unavailable.js';
import { mustReadPrimary, readingReplica, replicaInScope } from './read-scope.js';
import { type LogPosition, logPositionOf, ReplicaLag } from './replica-lag.js';
import { stallAwarePool } from './stall-aware-pool.js';

export interface ReplicaOptions {
  url: string;
  /** A replica whose data are older is not read. */
  maxLagSeconds: number;
}

export const REPLICA = namedToken<ReplicaOptions | undefined>('DATABASE_REPLICA');

const LOOK_EVERY_MS = 1_000;
/** While a change is known that the replica does not have yet. */
const LOOK_SOON_MS = 50;
const SOON_FOR_MS = 2_000;
const LATE_MS = 1_500;
const POOL_SIZE = 8;
/**
 * A statement that would write, one that was cancelled because the primary removed rows that it was reading, and one that names what the last
 * migration made.
 */
const NOT_FOR_REPLICAS = new Set(['25006', '40001', '42703', '42P01']);

/** The position that a replica has replayed; NULL on a primary. */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS replayed,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`;
const WRITTEN = `SELECT pg_current_wal_insert_lsn()::text AS written, (SELECT system_identifier::text FROM pg_control_system()) AS system`;

/**
 * Reads that may come from a replica of the database: those of pages that are kept for everybody, and of searches that PostgreSQL answers.
 * The replica is read only while it has every change that this process was notified of, and is not older than its bound; otherwise, and when
 * it fails, the primary is read. Transactions, and with them all writes, never come here.
 */
@Injectable()
export class ReplicaReads implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly stall = new DatabaseStall();
  private readonly lag: ReplicaLag;
  private source: DataSource | undefined;
  private closed: string | undefined = 'not looked at yet';
  /** Changes that this process has heard of, and those of them that the replica has. */
  private heard = 0;
  private passed = -1;
  private heardAt = 0;
  private lookedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private hasSaid = false;

  constructor(
    @Inject(REPLICA) private readonly options: ReplicaOptions | undefined,
    @InjectDataSource() private readonly primary: DataSource,
    private readonly changes: ChangeFeed,
  ) {
    this.lag = new ReplicaLag(2_000 * (options?.maxLagSeconds ?? 0) + 60_000);
    if (options) changes.onAny(() => this.hear());
  }

  get configured(): boolean {
    return this.options !== undefined;
  }

  /** @param work reads alone; it is repeated with the primary when the replica fails */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.usable() || mustReadPrimary() || replicaInScope()) return work();
    try {
      return await readingReplica(this.source!.manager, work);
    } catch (error) {
      const { code, driverError } = error as { code?: string; driverError?: { code?: string } };
      const why = outageOf(error);
      if (why !== undefined) this.set(`it failed: ${why}`);
      else if (!NOT_FOR_REPLICAS.has(driverError?.code ?? code ?? '')) throw error;
      return work();
    }
  }

  /** Why the primary is read; a replica that only lacks the last changes for a moment is all right. */
  health(): PartHealth {
    return this.closed === undefined ? { status: 'ok' } : { status: 'degraded', detail: `The primary is read: ${this.closed}` };
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.options) await this.lookAgain();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.source?.destroy().catch(() => undefined);
  }

  private usable(): boolean {
    if (this.closed !== undefined || this.passed !== this.heard || !this.changes.connected) return false;
    return performance.now() - this.lookedAt < LOOK_EVERY_MS + LATE_MS;
  }

  private hear(): void {
    this.heard += 1;
    this.heardAt = performance.now();
    if (this.closed !== undefined || this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.lookAgain(), LOOK_SOON_MS).unref();
  }

  private async lookAgain(): Promise<void> {
    const late = setTimeout(() => {
      this.stall.begin();
      this.set('it does not answer');
    }, LATE_MS).unref();
    try {
      await this.look();
      this.stall.end();
    } catch (error) {
      this.set(outageOf(error) ?? (error as Error).message);
      // A connection that was cut lets the next look try anew.
      this.stall.end();
    } finally {
      clearTimeout(late);
    }
    if (this.stopped) return;
    const isSoon = this.closed === undefined && this.passed !== this.heard && performance.now() - this.heardAt < SOON_FOR_MS;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.lookAgain(), isSoon ? LOOK_SOON_MS : LOOK_EVERY_MS).unref();
  }

  private async look(): Promise<void> {
    const source = await this.connected();
    const { heard } = this;
    const [written]: [{ written: string; system: string }] = await this.primary.query(WRITTEN);
    const at = performance.now();
    this.lag.note(at, logPositionOf(written.written));
    const [replica]: [{ replayed: string | null; system: string }] = await source.query(REPLAYED);
    if (replica.replayed === null) return this.set('DATABASE_READ_URL leads to a server that is no replica');
    if (replica.system !== written.system) return this.set('DATABASE_READ_URL leads to a replica of another server');
    this.judge(logPositionOf(replica.replayed), logPositionOf(written.written), heard);
  }

  private judge(replayed: LogPosition, written: LogPosition, heard: number): void {
    const seconds = this.lag.ageAt(performance.now(), replayed) / 1_000;
    if (replayed >= written) this.passed = Math.max(this.passed, heard);
    this.lookedAt = performance.now();
    this.set(seconds > this.options!.maxLagSeconds ? `the replica is at least ${Math.round(seconds)} s behind` : undefined);
  }

  /** The replica may come later than the application. */
  private async connected(): Promise<DataSource> {
    if (this.source) return this.source;
    const { entities } = this.primary.options;
    const driver = { ...pg, Pool: stallAwarePool(this.stall) };
    const options = { ...databaseOptions(this.options!.url), migrations: [], poolSize: POOL_SIZE, applicationName: 'homewright-read' };
    this.source = await new DataSource({ ...options, entities, driver }).initialize();
    return this.source;
  }

  /** The log says it once: figures in it change with each look. */
  private set(closed: string | undefined): void {
    const isNew = (closed === undefined) !== (this.closed === undefined) || !this.hasSaid;
    this.closed = closed;
    if (!isNew || this.stopped) return;
    this.hasSaid = true;
    if (closed === undefined) this.logger.log('The replica of the database is read');
    else this.logger.warn(`The primary database is read instead of the replica: ${closed}`);
  }
}
