import { EventEmitter } from 'node:events';
import { limitConnectionsByClient } from './connections-by-client.js';

class FakeSocket extends EventEmitter {
  destroyed = false;

  constructor(readonly remoteAddress: string | undefined) {
    super();
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

/** @returns whether each connection was closed as it came */
function connecting(server: EventEmitter, ...addresses: (string | undefined)[]): FakeSocket[] {
  return addresses.map((address) => {
    const socket = new FakeSocket(address);
    server.emit('connection', socket);
    return socket;
  });
}

const closed = (sockets: FakeSocket[]) => sockets.map(({ destroyed }) => destroyed);

describe('the connections of one client', () => {
  it('beyond the limit are closed at once, until others of the client have ended; those of other clients are not', () => {
    const server = new EventEmitter();
    const reported: string[] = [];
    limitConnectionsByClient(server as never, (client) => reported.push(client), 2);
    const first = connecting(server, '203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7', '203.0.113.8');
    expect(closed(first)).toEqual([false, false, true, false]);
    first[0]!.destroy();
    expect(closed(connecting(server, '203.0.113.7', '203.0.113.7'))).toEqual([false, true]);
    // Once a minute.
    expect(reported).toEqual(['203.0.113.7']);
  });

  it('are counted by network prefix for IPv6', () => {
    const server = new EventEmitter();
    limitConnectionsByClient(server as never, () => undefined, 1);
    expect(closed(connecting(server, '2607:f8b0:1:2::1', '2607:f8b0:1:2::2', '2607:f8b0:1:3::1'))).toEqual([false, true, false]);
  });

  it('are not counted for this machine and private networks, where proxies are', () => {
    const server = new EventEmitter();
    limitConnectionsByClient(server as never, () => undefined, 1);
    const addresses = ['127.0.0.1', '::1', '10.0.0.2', '172.18.0.2', '192.168.1.2', 'fd00::2', undefined].flatMap((each) => [each, each]);
    expect(closed(connecting(server, ...addresses))).not.toContain(true);
  });
});
