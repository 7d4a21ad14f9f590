import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/**
 * A TCP port of 127.0.0.1 that was free a moment ago. Another process may take it first (race condition): callers retry with another port.
 */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen({ host: '127.0.0.1', port: 0, exclusive: true });
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
