import pg from 'pg';

/**
 * Runs work on a connection of its own, which is closed afterwards. When PostgreSQL closes a connection between two statements, pg emits an
 * error event, which would end the process without a listener: here the next statement fails instead.
 */
export async function onOwnConnection<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
