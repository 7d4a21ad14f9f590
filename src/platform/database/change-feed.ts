import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { DatabaseStall } from './database-stall.js';
import { Heartbeat } from './heartbeat.js';
import { onOwnConnection } from './own-connection.js';
import { StallProbe } from './stall-probe.js';

const RETRY_MS = 1_000;
const CATCH_UP_MS = 1_000;
/** Timeout for a new connection and for each of its first statements: a server may accept a connection and never answer. */
const SET_UP_MS = 5_000;
const PROBE_LIMIT_MS = 2_000;

type Work = (query: (sql: string, values: unknown[]) => Promise<object[]>) => Promise<void>;

/**
 * Called without a payload after a lost connection was restored, otherwise with the payload of the notification, which may be empty. Where
 * it returns a promise, answers to changes wait for that.
 */
type Listener = (payload?: string) => unknown;

/**
 * PostgreSQL's notifications for this process. A listener is also called after a lost connection was restored: a call means only that
 * "something may have changed", and the listener has to read the present state.
 */
@Injectable()
export class ChangeFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly listeners = new Map<string, Listener[]>();
  private readonly anyListeners: (() => void)[] = [];
  private readonly works: Work[] = [];
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  /** Promises of listeners that are still handling a notification. */
  private readonly following = new Set<Promise<unknown>>();

  private heartbeat: Heartbeat | undefined;
  private readonly probe: StallProbe;
  private asked: Promise<unknown> = Promise.resolve();
  private lastHeard = Date.now();

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly stall: DatabaseStall,
  ) {
    this.probe = new StallProbe(
      stall,
      () => this.answersOnNewConnection(),
      () => this.client && this.lost(this.client, new Error('it was silent, while PostgreSQL answers on new ones')),
    );
  }

  /** Registers a listener; call it in a constructor, before the module starts. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** Registers a listener for all channels that have a listener; it is called before the others. */
  onAny(listener: () => void): void {
    this.anyListeners.push(listener);
  }

  /** Registers work on the same connection that must succeed before this process counts as connected; a failure causes a reconnection. */
  beforeConnected(work: Work): void {
    this.works.push(work);
  }

  /** All channels that have a listener. */
  get channels(): string[] {
    return [...this.listeners.keys()];
  }

  /** Whether notifications arrive at this moment; while they do not, changes are missed. */
  get connected(): boolean {
    return this.client !== undefined;
  }

  /**
   * Everything committed before this time (Unix milliseconds) has been notified here: the time at which the last answered query was sent.
   * The moment of a connection loss would be less exact, because a dead connection may go unnoticed for a quarter of an hour. Before the
   * first connection, the start of this process.
   */
  get heardUntil(): number {
    return this.lastHeard;
  }

  /**
   * Resolves when the listeners have been called for everything committed before, and their promises are settled; at once while the
   * connection is lost, and after a second at most. PostgreSQL delivers pending notifications to a connection before it answers a query on
   * it. Never rejects.
   */
  async caughtUp(): Promise<void> {
    if (!this.client || this.stall.active) return;
    const asked = this.ask(this.client)
      .then(() => Promise.all(this.following))
      .catch(() => undefined);
    await Promise.race([asked, sleep(CATCH_UP_MS, undefined, { ref: false })]);
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    this.heartbeat?.stop();
    this.probe.stop();
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'homewright-listen',
      keepAlive: true,
      connectionTimeoutMillis: SET_UP_MS,
    });
    // Set the timeout per query, not for the whole connection, because the heartbeat has to wait for a late answer.
    const query = async (text: string, values: unknown[] = []) => {
      const timed: pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'> = { text, values, query_timeout: SET_UP_MS };
      return (await client.query(timed)).rows as object[];
    };
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the connection ended')));
    client.on('notification', ({ channel, payload }) => this.notify(channel, payload));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await query(`LISTEN ${client.escapeIdentifier(channel)}`);
      const listening = Date.now();
      for (const work of this.works) await work(query);
      // Shut down meanwhile: close the connection here, because nothing else refers to it.
      if (this.stopped) return await client.end();
      this.client = client;
      this.lastHeard = listening;
    } catch (error) {
      this.lost(client, error as Error);
      return;
    }
    // This connection is idle except for notifications, so it also carries the heartbeat.
    this.heartbeat = new Heartbeat(() => this.ask(client), this.stall);
    void this.heartbeat.run();
    for (const channel of this.listeners.keys()) this.notify(channel);
  }

  private get url(): string | undefined {
    return (this.source.options as { url?: string }).url;
  }

  /** Tests a new connection. Closing it is awaited only until the deadline. */
  private async answersOnNewConnection(): Promise<boolean> {
    const config = { connectionString: this.url, connectionTimeoutMillis: PROBE_LIMIT_MS, query_timeout: PROBE_LIMIT_MS };
    let answered = false;
    const asked = onOwnConnection({ ...config, application_name: 'homewright-probe' }, async (client) => {
      await client.query('SELECT 1');
      answered = true;
    }).catch(() => undefined);
    await Promise.race([asked, sleep(2 * PROBE_LIMIT_MS, undefined, { ref: false })]);
    return answered;
  }

  /** Sends a probe query; the queries are serialised, because a connection takes one at a time. */
  private ask(client: pg.Client): Promise<unknown> {
    const asked = this.asked.catch(() => undefined).then(() => this.sendProbe(client));
    this.asked = asked;
    return asked;
  }

  private async sendProbe(client: pg.Client): Promise<void> {
    const now = Date.now();
    await client.query('SELECT 1');
    if (this.client === client) this.lastHeard = now;
  }

  private lost(client: pg.Client, error: Error): void {
    if (this.stopped || this.retry || (this.client && this.client !== client)) return;
    this.logger.warn(`Notifications of changes lost (${error.message}); connecting again.`);
    this.client = undefined;
    this.heartbeat?.stop();
    void client.end().catch(() => undefined);
    this.retry = setTimeout(() => {
      this.retry = undefined;
      void this.connect();
    }, RETRY_MS);
  }

  private notify(channel: string, payload?: string): void {
    for (const listener of this.anyListeners) listener();
    for (const listener of this.listeners.get(channel) ?? []) this.follow(listener(payload));
  }

  private follow(promised: unknown): void {
    if (!(promised instanceof Promise)) return;
    const done = promised.catch(() => undefined).finally(() => this.following.delete(done));
    this.following.add(done);
  }
}
