import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientTimes, disconnectStalledClients } from './stalled-clients.js';

const TIMES = { bodyMs: 600, stillMs: 400, graceMs: 1_000 };
/** More than the buffers of a connection hold. */
const LONG = Buffer.alloc(32 * 1024 * 1024, 'x');

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  [app, port] = await serve(TIMES);
});

afterAll(() => app.close());

async function serve(times: ClientTimes): Promise<[FastifyInstance, number]> {
  const server = fastify({ bodyLimit: LONG.length });
  disconnectStalledClients(server, times);
  server.get('/long', () => LONG);
  server.get('/slow', async () => {
    await sleep(2 * times.stillMs);
    return 'at last';
  });
  server.post('/form', () => 'taken');
  server.post('/upload', { config: { bodySeconds: 60 } }, () => 'taken');
  await server.listen({ host: '127.0.0.1', port: 0 });
  return [server, (server.server.address() as { port: number }).port];
}

/** A client that does what the test says, and the time at which its connection ended. */
function client(act: (socket: Socket) => Promise<void> | void, to = port): Promise<{ answer: string; milliseconds: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket = connect(to, '127.0.0.1', () => void act(socket));
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += answer.length < 10_000 ? part.toString('latin1') : ''));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, milliseconds: performance.now() - begun }));
  });
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function drip(socket: Socket, text: string, everyMs: number): Promise<void> {
  for (const character of text) {
    if (socket.destroyed) return;
    socket.write(character);
    await sleep(everyMs);
  }
}

describe('a client that is too slow', () => {
  it('with its body gets an error, even if it sends a byte at a time', async () => {
    let isSent = false;
    const { answer, milliseconds } = await client(async (socket) => {
      socket.write(post('/form', 100));
      await drip(socket, `"${'x'.repeat(98)}"`, 50);
      isSent = !socket.destroyed;
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*did not arrive in time/);
    expect(milliseconds).toBeGreaterThan(TIMES.bodyMs - 50);
    expect(isSent).toBe(false);
  });

  it('with an upload has the timeout of the upload', async () => {
    const drops = 12;
    // A busy machine may take long from one drop to the next.
    const [patient, itsPort] = await serve({ ...TIMES, stillMs: 30_000 });
    const { answer } = await client(async (socket) => {
      socket.write(post('/upload', drops));
      await drip(socket, `"${'x'.repeat(drops - 2)}"`, 80);
      socket.end();
    }, itsPort);
    await patient.close();
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*taken$/);
  });

  it('and sends nothing more gets an error, too', async () => {
    expect((await client((socket) => void socket.write(`${post('/upload', 100)}"x`))).answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['sends nothing', ''],
    ['sends line breaks', '\r\n'],
    ['sends further requests', 'GET /long HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('with reading, and %s meanwhile, is disconnected', async (_what, meanwhile) => {
    const ended = once(app.server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const unread = connect({ port, host: '127.0.0.1' }, () => {
      unread.pause();
      unread.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n');
    });
    unread.on('error', () => undefined);
    const sending = setInterval(() => unread.write(meanwhile), TIMES.stillMs / 4);
    // The server counts its looks, which come late on a busy machine. Nothing else would end it for minutes.
    const isCut = await ended.then(() => true);
    clearInterval(sending);
    unread.destroy();
    expect(isCut).toBe(true);
  });
});

describe('a client that is not too slow', () => {
  it('may wait for the server without a limit', async () => {
    const { answer } = await client((socket) => void socket.write('GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*at last$/);
  });

  it('may wait for it while the server closes, and its connection ends with the answer', async () => {
    const [closing, itsPort] = await serve({ ...TIMES, graceMs: 0 });
    const asked = once(closing.server, 'request');
    const waiting = client((socket) => void socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'), itsPort);
    await asked;
    await closing.close();
    expect((await waiting).answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*at last$/i);
  });

  it('may read a long answer slowly', async () => {
    const stillMs = 1_500;
    // The system tells the sender of room only when megabytes of it are free again: until then, nothing gets on for the server.
    const [patient, itsPort] = await serve({ ...TIMES, stillMs });
    let taken = 0;
    const { milliseconds } = await client((socket) => {
      const begun = performance.now();
      socket.on('data', (part) => {
        taken += part.length;
        socket.pause();
        setTimeout(() => socket.resume(), performance.now() - begun < 1.5 * stillMs ? 5 : 0);
      });
      socket.write('GET /long HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    }, itsPort);
    await patient.close();
    expect(taken).toBeGreaterThan(LONG.length);
    expect(milliseconds).toBeGreaterThan(stillMs);
  });

  it('keeps its connection for the next request', async () => {
    const { answer } = await client(async (socket) => {
      for (const part of [post('/form', 2), '""', post('/form', 2), '""', 'GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n']) {
        socket.write(part);
        await sleep(TIMES.stillMs / 4);
      }
    });
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  });
});
