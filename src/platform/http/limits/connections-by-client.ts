import ipaddr from 'ipaddr.js';
import type { Server } from 'node:net';
import { oncePerMinute } from '../../once-per-minute.js';
import { clientKey } from '../requests/client-key.js';

/** A browser opens six connections; a school or an office behind one address opens some dozens. */
const MAX_OF_ONE = 250;
const PRIVATE = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat', 'unspecified'];

/**
 * Limits the connections from one public address, so that one client cannot use up all connections of the server; further ones are closed
 * as they arrive. Private addresses are not counted: one may belong to a proxy that is not configured, which forwards all visitors.
 * @param report called once a minute at most while this happens
 */
export function limitConnectionsByClient(server: Pick<Server, 'on'>, report: (client: string) => void, most = MAX_OF_ONE): void {
  const open = new Map<string, number>();
  const reportOnce = oncePerMinute(report);
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isPublic(remoteAddress)) return;
    const client = clientKey(remoteAddress);
    const count = open.get(client) ?? 0;
    if (count >= most) {
      socket.destroy();
      reportOnce(client);
      return;
    }
    open.set(client, count + 1);
    socket.once('close', () => {
      const left = open.get(client)! - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}

const isPublic = (address: string): boolean => ipaddr.isValid(address) && !PRIVATE.includes(ipaddr.process(address).range());
