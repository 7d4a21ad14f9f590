import type pg from 'pg';
import type { DatabaseStall } from './database-stall.js';
import { type Connected, GradualGrowthPool } from './gradual-growth-pool.js';
import { prepareStatements } from './prepared-statements.js';
import { queueQueries } from './query-queue.js';

/** The driver's own message for a pool that has no connection in time. */
const noAnswer = () => new Error('timeout exceeded when trying to connect');
const NOTHING = () => undefined;

/**
 * A connection pool that fails fast while the database does not answer: waiting queries and connection requests are rejected at once, and
 * so are new ones. Idle connections are kept, so that everything continues as soon as it answers.
 */
export function stallAwarePool(stall: DatabaseStall): typeof pg.Pool {
  return class StallAwarePool extends GradualGrowthPool {
    private readonly busy = new Set<pg.PoolClient>();
    private readonly waiting = new Set<() => void>();

    constructor(options?: pg.PoolConfig) {
      super(options);
      this.on('connect', (client) => {
        queueQueries(client);
        prepareStatements(client);
      });
      this.on('acquire', (client) => this.busy.add(client));
      this.on('release', (_error, client) => this.busy.delete(client));
      this.on('remove', (client) => this.busy.delete(client));
      stall.onBegin(() => {
        for (const notify of this.waiting) notify();
        // Closing a connection during a query makes that query fail.
        for (const client of this.busy) client.end().catch(NOTHING);
      });
    }

    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.PoolClient> | void {
      if (callback === undefined) {
        return new Promise((resolve, reject) => this.connect((error, client) => (client ? resolve(client) : reject(error!))));
      }
      if (stall.active) return callback(noAnswer(), undefined, NOTHING);
      let notified = false;
      const notify = () => {
        notified = true;
        this.waiting.delete(notify);
        callback(noAnswer(), undefined, NOTHING);
      };
      this.waiting.add(notify);
      super.connect((error, client, release) => {
        if (notified) {
          // A connection that arrives too late is released.
          if (client) release();
          return;
        }
        this.waiting.delete(notify);
        callback(error, client, release);
      });
    }
  };
}
