import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Db, PgBoss } from 'pg-boss';
import { Outbox, type OutboxTopic } from '../../shared/outbox.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { namedToken } from '../../shared/providers.js';
import { timeToFinish } from './time-to-finish.js';

export const OUTBOX_DATABASE_URL = namedToken<string>('OUTBOX_DATABASE_URL');

interface Registration {
  options: OutboxTopic;
  handler: (payloads: object[]) => Promise<void>;
}

/** The backlog of a topic. */
export interface Backlog {
  /** Number of unfinished entries, including retries. */
  waiting: number;
  /** Age of the oldest entry. */
  oldestSeconds: number;
  /** How long the oldest due entry has been due or running. Entries that wait for their next retry are not late. */
  lateSeconds: number;
}

const SECONDS_PER_DAY = 86_400;

/** The outbox on pg-boss: an entry is a row written by the caller's own transaction, so both commit or neither does. */
@Injectable()
export class PgBossOutbox extends Outbox implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PgBossOutbox.name);
  private readonly registrations = new Map<string, Registration>();
  private readonly boss: PgBoss;

  constructor(
    @Inject(OUTBOX_DATABASE_URL) url: string,
    private readonly transaction: PostgresTransaction,
  ) {
    super();
    this.boss = new PgBoss({
      connectionString: url,
      application_name: 'homewright-outbox',
      // Enough for its short statements: handlers use the application's own connections.
      max: 2,
      useListenNotify: true,
      schedule: false,
      // Do not register this process in the database with the machine's name and load: nothing reads that table.
      registerInstance: false,
      // Entries of a killed process are retried once its heartbeat has stopped. Both settings decide how soon that is noticed: how often
      // queues are checked, and the pause between two checks of one queue.
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 5,
    });
    this.boss.on('error', (error) => this.logger.warn(`Outbox: ${error.message}`));
  }

  handle<P extends object>(topic: string, options: OutboxTopic, handler: (payloads: P[]) => Promise<void>): void {
    this.registrations.set(topic, { options, handler: handler as Registration['handler'] });
  }

  async add(topic: string, payload: object): Promise<void> {
    const db: Db = {
      executeSql: async (text: string, values?: unknown[]) => ({
        rows: await this.transaction.query<unknown>(text, values),
      }),
    };
    await this.boss.send(topic, payload, { db });
  }

  /** Ready for entries before any module's bootstrap hook adds one; handlers have registered in their constructors. */
  async onModuleInit(): Promise<void> {
    await this.boss.start();
    for (const [topic, { options }] of this.registrations) await this.createQueue(topic, options);
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const [topic, registration] of this.registrations) await this.work(topic, registration);
  }

  /**
   * Stops taking entries. Those under way have ten seconds, and more where they could not be repeated; if they need longer, they are retried
   * at the next start. Awaited here, because pg-boss would only check every half second.
   */
  async onApplicationShutdown(): Promise<void> {
    const finishing = Promise.all(this.topics.map((topic) => this.boss.offWork(topic, { wait: true })));
    const isUnrepeatable = () => [...this.registrations.values()].some(({ options }) => options.isUnrepeatable?.());
    const whenLonger = () => this.logger.log('The stop waits, for up to 40 s more, until the mail server has confirmed an email');
    await Promise.race([finishing, timeToFinish(isUnrepeatable, whenLonger)]);
    await this.boss.stop({ graceful: false });
  }

  /** All registered topics. */
  get topics(): string[] {
    return [...this.registrations.keys()];
  }

  /** The backlog by topic; a topic without unfinished entries is left out. */
  async backlog(): Promise<Record<string, Backlog>> {
    const rows = await this.transaction.query<{ name: string; waiting: number; oldest: number; late: number | null }>(
      `SELECT name, count(*)::int AS waiting, extract(epoch FROM now() - min(created_on))::float AS oldest,
              extract(epoch FROM now() - min(CASE WHEN state = 'active' THEN started_on WHEN start_after <= now() THEN start_after END))::float AS late
         FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name = ANY($1) GROUP BY name`,
      [this.topics],
    );
    return Object.fromEntries(
      rows.map(({ name, waiting, oldest, late }) => [name, { waiting, oldestSeconds: oldest, lateSeconds: late ?? 0 }]),
    );
  }

  /** The payloads of a topic's unfinished entries. */
  async waiting<P extends object>(topic: string): Promise<P[]> {
    const rows = await this.transaction.query<{ data: P | null }>(
      `SELECT data FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name = $1`,
      [topic],
    );
    return rows.map(({ data }) => data ?? ({} as P));
  }

  private async createQueue(topic: string, options: OutboxTopic): Promise<void> {
    const days = options.retryDays * SECONDS_PER_DAY;
    const settings = {
      retryLimit: Math.ceil(days / options.retryDelayMax) + 32,
      retryDelay: options.retryDelay,
      retryDelayMax: options.retryDelayMax,
      retryBackoff: true,
      retentionSeconds: days + SECONDS_PER_DAY,
      deleteAfterSeconds: 3_600,
      expireInSeconds: 3_600,
      heartbeatSeconds: 20,
      notify: true,
    };
    if (await this.boss.getQueue(topic)) await this.boss.updateQueue(topic, settings);
    else await this.boss.createQueue(topic, { ...settings, policy: options.alone ? 'singleton' : 'standard' });
  }

  private async work(topic: string, { options, handler }: Registration): Promise<void> {
    await this.boss.work<object>(
      topic,
      // New entries send a notification; retries do not, so poll for them at the interval of the retry delay. After a full batch, fetch the
      // next one at once.
      { batchSize: options.batch, burstWhenBatchFull: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: options.retryDelay },
      async (jobs) => {
        try {
          await handler(jobs.map(({ data }) => data));
        } catch (error) {
          this.logger.warn(`Outbox: ${topic} (${jobs.length} entries) will be retried: ${String(error)}`);
          throw error;
        }
      },
    );
  }
}

/** Whether a process that handles the topic has never run on the database. */
export function isTopicMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'PGBOSS_QUEUE_NOT_FOUND';
}

/** Adds an entry from outside of the application, for commands that run beside it. @throws an error for which {@link isTopicMissing} */
export async function requestEntry(url: string, topic: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, migrate: false, supervise: false, schedule: false, registerInstance: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.send(topic, {});
  } finally {
    await boss.stop({ graceful: false });
  }
}
