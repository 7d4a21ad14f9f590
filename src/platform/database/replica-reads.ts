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

const CHECK_INTERVAL_MS = 1_000;
/** Check interval while the replica lacks a change that was notified. */
const FAST_CHECK_INTERVAL_MS = 50;
const FAST_CHECK_FOR_MS = 2_000;
const LATE_MS = 1_500;
const POOL_SIZE = 8;
/**
 * SQLSTATE of statements to repeat on the primary: a write (25006), a statement cancelled because the primary removed rows that it was
 * reading (40001) or because the two wait for each other (40P01), and one that names a column or table that the replica does not have yet
 * (42703, 42P01).
 */
const NOT_FOR_REPLICAS = new Set(['25006', '40001', '40P01', '42703', '42P01']);

/** The position that a replica has replayed; NULL on a primary. */
const REPLAYED = `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS replayed,
  (SELECT system_identifier::text FROM pg_control_system()) AS system`;
const WRITTEN = `SELECT pg_current_wal_insert_lsn()::text AS written, (SELECT system_identifier::text FROM pg_control_system()) AS system`;

/**
 * Reads that may go to a replica of the database: those of cached pages, and of searches that PostgreSQL answers. The replica is used only
 * while it has every change that this process was notified of, and its lag is within the limit; otherwise, and when it fails, the primary
 * is read. Transactions, and with them all writes, never use it.
 */
@Injectable()
export class ReplicaReads implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly stall = new DatabaseStall();
  private readonly lag: ReplicaLag;
  private source: DataSource | undefined;
  private unusableBecause: string | undefined = 'not looked at yet';
  /** Number of changes that this process was notified of, and how many of them the replica has. */
  private notifiedChanges = 0;
  private replayedChanges = -1;
  private notifiedAt = 0;
  private checkedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private hasLogged = false;

  constructor(
    @Inject(REPLICA) private readonly options: ReplicaOptions | undefined,
    @InjectDataSource() private readonly primary: DataSource,
    private readonly changes: ChangeFeed,
  ) {
    this.lag = new ReplicaLag(2_000 * (options?.maxLagSeconds ?? 0) + 60_000);
    if (options) changes.onAny(() => this.onNotification());
  }

  get configured(): boolean {
    return this.options !== undefined;
  }

  /** @param work only reads; it is repeated on the primary when the replica fails */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.usable() || mustReadPrimary() || replicaInScope()) return work();
    try {
      return await readingReplica(this.source!.manager, work);
    } catch (error) {
      const { code, driverError } = error as { code?: string; driverError?: { code?: string } };
      if (!NOT_FOR_REPLICAS.has(driverError?.code ?? code ?? '')) {
        const why = outageOf(error);
        if (why === undefined) throw error;
        this.set(`it failed: ${why}`);
      }
      return work();
    }
  }

  /** Degraded while the replica cannot be used; lacking the last changes for a moment does not count. */
  health(): PartHealth {
    return this.unusableBecause === undefined
      ? { status: 'ok' }
      : { status: 'degraded', detail: `The primary is read: ${this.unusableBecause}` };
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.options) await this.checkAgain();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.source?.destroy().catch(() => undefined);
  }

  private usable(): boolean {
    if (this.unusableBecause !== undefined || this.replayedChanges !== this.notifiedChanges || !this.changes.connected) return false;
    return performance.now() - this.checkedAt < CHECK_INTERVAL_MS + LATE_MS;
  }

  private onNotification(): void {
    this.notifiedChanges += 1;
    this.notifiedAt = performance.now();
    if (this.unusableBecause !== undefined || this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.checkAgain(), FAST_CHECK_INTERVAL_MS).unref();
  }

  private async checkAgain(): Promise<void> {
    const late = setTimeout(() => {
      this.stall.begin();
      this.set('it does not answer');
    }, LATE_MS).unref();
    try {
      await this.check();
      this.stall.end();
    } catch (error) {
      this.set(outageOf(error) ?? (error as Error).message);
      // End the stall, so that the next check tries a new connection.
      this.stall.end();
    } finally {
      clearTimeout(late);
    }
    if (this.stopped) return;
    const isFast =
      this.unusableBecause === undefined &&
      this.replayedChanges !== this.notifiedChanges &&
      performance.now() - this.notifiedAt < FAST_CHECK_FOR_MS;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.checkAgain(), isFast ? FAST_CHECK_INTERVAL_MS : CHECK_INTERVAL_MS).unref();
  }

  private async check(): Promise<void> {
    const source = await this.connected();
    const { notifiedChanges } = this;
    const [written]: [{ written: string; system: string }] = await this.primary.query(WRITTEN);
    const at = performance.now();
    this.lag.note(at, logPositionOf(written.written));
    const [replica]: [{ replayed: string | null; system: string }] = await source.query(REPLAYED);
    if (replica.replayed === null) return this.set('DATABASE_READ_URL leads to a server that is no replica');
    if (replica.system !== written.system) return this.set('DATABASE_READ_URL leads to a replica of another server');
    this.judge(logPositionOf(replica.replayed), logPositionOf(written.written), notifiedChanges);
  }

  private judge(replayed: LogPosition, written: LogPosition, notifiedChanges: number): void {
    const seconds = this.lag.ageAt(performance.now(), replayed) / 1_000;
    if (replayed >= written) this.replayedChanges = Math.max(this.replayedChanges, notifiedChanges);
    this.checkedAt = performance.now();
    this.set(seconds > this.options!.maxLagSeconds ? `the replica is at least ${Math.round(seconds)} s behind` : undefined);
  }

  /** Connects on first use: the replica may start later than the application. */
  private async connected(): Promise<DataSource> {
    if (this.source) return this.source;
    const { entities } = this.primary.options;
    const driver = { ...pg, Pool: stallAwarePool(this.stall) };
    const options = { ...databaseOptions(this.options!.url), migrations: [], poolSize: POOL_SIZE, applicationName: 'homewright-read' };
    this.source = await new DataSource({ ...options, entities, driver }).initialize();
    return this.source;
  }

  /** Logs only a change between usable and not usable: the figures in the reason differ at each check. */
  private set(unusableBecause: string | undefined): void {
    const isNew = (unusableBecause === undefined) !== (this.unusableBecause === undefined) || !this.hasLogged;
    this.unusableBecause = unusableBecause;
    if (!isNew || this.stopped) return;
    this.hasLogged = true;
    if (unusableBecause === undefined) this.logger.log('Reading from the replica of the database');
    else this.logger.warn(`Reading from the primary database instead of the replica: ${unusableBecause}`);
  }
}
