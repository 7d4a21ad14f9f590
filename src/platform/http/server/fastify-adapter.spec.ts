import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { MAX_BODY_SECONDS } from '../requests/body-types.decorator.js';
import { fastifyAdapter } from './fastify-adapter.js';

describe('the server', () => {
  it('waits for a body as long as its route allows', () => {
    expect(fastifyAdapter(undefined).getInstance().server.requestTimeout).toBeGreaterThanOrEqual(MAX_BODY_SECONDS * 1_000);
  });

  it.each([
    [undefined, '127.0.0.1'],
    ['1', '203.0.113.9'],
    ['2', '198.51.100.1'],
    ['127.0.0.1/32', '203.0.113.9'],
  ])('with TRUST_PROXY=%s uses %s as the client address, and no address that a client has made up', async (trusted, client) => {
    const app = fastifyAdapter(trusted).getInstance();
    app.get('/', ({ ip }) => ({ ip }));
    const headers = { 'x-forwarded-for': '192.0.2.66, 198.51.100.1, 203.0.113.9' };
    expect((await app.inject({ url: '/', headers })).json()).toEqual({ ip: client });
    await app.close();
  });

  it('limits its connections, and accepts others when one has ended', async () => {
    const app = fastifyAdapter(undefined, 2).getInstance();
    app.get('/', () => 'taken');
    const taken: Socket[] = [];
    app.server.on('connection', (socket) => taken.push(socket));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const visit = async () => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
      socket.on('error', () => undefined);
      const answered = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
      return { socket, answered };
    };
    const [first, second, third] = [await visit(), await visit(), await visit()];
    expect([first, second, third].map(({ answered }) => answered)).toEqual([true, true, false]);
    const ended = once(taken[0]!, 'close');
    first.socket.destroy();
    await ended;
    const fourth = await visit();
    expect(fourth.answered).toBe(true);
    for (const { socket } of [second, fourth]) socket.destroy();
    await app.close();
  });
});
