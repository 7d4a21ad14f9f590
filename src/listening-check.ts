import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartFailed } from './start-failed.js';

/**
 * Tries to listen as the application will, so that a wrong HOST, or a PORT in use, fails the start before servers are started and data are
 * prepared.
 * @param port 0 for any free one
 * @throws StartFailed
 */
export async function checkListening(host: string, port: number): Promise<void> {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening.catch((error: unknown) => {
    throw StartFailed.listening(error, port);
  });
  server.close();
  await once(server, 'close');
}
