import ipaddr from 'ipaddr.js';
import type { Server } from 'node:net';
import { clientKey } from '../requests/client-key.js';

/** A browser holds six; a school or an office behind one address holds some dozens. */
const MAX_OF_ONE = 250;
const REPORT_EVERY_MS = 60_000;
const PRIVATE = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat', 'unspecified'];

/**
 * Closes connections beyond a number from one public address as they come, so that one client cannot take all that the server has. Private
 * addresses are not counted: a proxy that nobody has told of may have one, and passes on the connections of all visitors.
 * @param report called once a minute at most while this happens
 */
export function limitConnectionsByClient(server: Pick<Server, 'on'>, report: (client: string) => void, most = MAX_OF_ONE): void {
  const open = new Map<string, number>();
  let reportedAt = -Infinity;
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || !isPublic(remoteAddress)) return;
    const client = clientKey(remoteAddress);
    const count = open.get(client) ?? 0;
    if (count >= most) {
      socket.destroy();
      if (performance.now() - reportedAt > REPORT_EVERY_MS) {
        reportedAt = performance.now();
        report(client);
      }
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
