import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { outageOf } from './database-unavailable.js';
import { DatabaseStall } from './database-stall.js';
import { stallAwarePool } from './stall-aware-pool.js';

/** Accepts connections and never answers. */
let silent: Server;
let stall: DatabaseStall;
let pool: pg.Pool;

beforeEach(async () => {
  silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  stall = new DatabaseStall();
  const Pool = stallAwarePool(stall);
  pool = new Pool({
    host: '127.0.0.1',
    port: (silent.address() as AddressInfo).port,
    user: 'nobody',
    database: 'none',
    connectionTimeoutMillis: 60,
    max: 1,
  });
});

afterEach(async () => {
  await pool.end();
  silent.close();
});

const refusal = (connecting: Promise<unknown>) =>
  connecting.then(
    () => undefined,
    (error: unknown) => outageOf(error),
  );

describe('a connection pool during a stall of the database', () => {
  it('fails waiting and new requests for a connection at once; later errors of the driver are ignored', async () => {
    const waiting = [refusal(pool.connect()), refusal(pool.connect())];
    stall.begin();
    expect(await Promise.race([Promise.all(waiting), sleep(30, 'still waiting')])).toEqual(['no answer', 'no answer']);
    expect(await refusal(pool.connect())).toBe('no answer');
    // The driver gives up after this long, and calls back once more.
    await sleep(90);
  });

  it('queries the database again after the stall', async () => {
    stall.begin();
    stall.end();
    const asked = once(silent, 'connection');
    const connecting = refusal(pool.connect());
    await asked;
    expect(await connecting).toBe('no answer');
  });
});
