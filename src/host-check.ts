import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartFailed } from './start-failed.js';

/**
 * Tries the address in HOST on any free port, so that a wrong one ends the start before servers run and data are prepared.
 * @throws StartFailed
 */
export async function checkHost(host: string): Promise<void> {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(0, host);
  await listening.catch((error: unknown) => {
    throw StartFailed.listening(error, 0);
  });
  server.close();
  await once(server, 'close');
}
