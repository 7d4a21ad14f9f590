import pg from 'pg';
import type { DatabaseStall } from './database-stall.js';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** In the words that the driver uses when a pool has no connection in time. */
const noAnswer = () => new Error('timeout exceeded when trying to connect');
const NOTHING = () => undefined;

/**
 * A pool that keeps nobody waiting while the database stands still: whoever waits for an answer or for a connection hears at once that
 * there is none, and so does whoever comes meanwhile. Connections that nobody uses are kept, so that all goes on as soon as it answers.
 */
export function stallAwarePool(stall: DatabaseStall): typeof pg.Pool {
  return class StallAwarePool extends pg.Pool {
    private readonly busy = new Set<pg.PoolClient>();
    private readonly waiting = new Set<() => void>();

    constructor(options?: pg.PoolConfig) {
      super(options);
      this.on('acquire', (client) => this.busy.add(client));
      this.on('release', (_error, client) => this.busy.delete(client));
      this.on('remove', (client) => this.busy.delete(client));
      stall.onBegin(() => {
        for (const tell of this.waiting) tell();
        // Ended while a query is under way, a connection is cut, and the query fails.
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
      let told = false;
      const tell = () => {
        told = true;
        this.waiting.delete(tell);
        callback(noAnswer(), undefined, NOTHING);
      };
      this.waiting.add(tell);
      super.connect((error, client, release) => {
        if (told) {
          // A connection that comes too late goes back; without one there is nothing to give back.
          if (client) release();
          return;
        }
        this.waiting.delete(tell);
        callback(error, client, release);
      });
    }
  };
}
