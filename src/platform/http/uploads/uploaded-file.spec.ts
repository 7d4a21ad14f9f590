import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { readMultipart } from './multipart.js';
import { FileTooLarge, readUploadedFile, UploadCutOff } from './uploaded-file.js';

const HEAD = 'Content-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/png\r\n\r\n';

let app: FastifyInstance;
/** What came of reading the form: never more than one at a time here. */
let outcome: Promise<unknown>;

beforeEach(async () => {
  app = fastify();
  readMultipart(app);
  let settle: (value: unknown) => void;
  outcome = new Promise((resolve) => (settle = resolve));
  app.post('/', { config: { bodyTypes: ['multipart/form-data'] } }, async (request) => {
    const reading = readUploadedFile(request, { field: 'file', maxBytes: 1_000 });
    reading.then(settle, settle);
    return (await reading).length;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

/** A client that has sent this much of a form, and says that there is more. */
async function sending(body: string, length: number): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  return socket;
}

it('reads a file', async () => {
  const body = `--b\r\n${HEAD}content\r\n--b--\r\n`;
  await sending(body, body.length);
  expect(String(await outcome)).toBe('content');
});

it('refuses a part without a name, and says so', async () => {
  const body = `--b\r\n${HEAD.replace('; name="file"', '')}content\r\n--b--\r\n`;
  await sending(body, body.length);
  expect(await outcome).toMatchObject({ errors: [{ field: 'body', message: 'has a part without a name' }] });
});

it.each(['POST without a body', 'POST with an empty body'])('answers a %s with 415, like other bodies that are not forms', async (what) => {
  const length = what.includes('empty') ? 'Content-Length: 0\r\n' : '';
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume().write(`POST / HTTP/1.1\r\nHost: a\r\n${length}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  expect(await outcome).toMatchObject({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 });
});

it.each([
  ['in the file', `--b\r\n${HEAD}cont`],
  ['before it', '--b\r\nContent-Dispo'],
  ['after it', `--b\r\n${HEAD}content\r\n--b\r\nContent-Dispo`],
  ['in the last line', `--b\r\n${HEAD}content\r\n--b--`],
  ['behind the last line', `--b\r\n${HEAD}content\r\n--b--\r\n`],
])('stops when the client disconnects %s', async (_where, begun) => {
  const socket = await sending(begun, 5_000);
  await once(app.server, 'request');
  setTimeout(() => socket.destroy(), 50);
  expect(await outcome).toBeInstanceOf(UploadCutOff);
});

it('reads the rest of a body that is too large, so that the client receives the answer', async () => {
  const begun = `--b\r\n${HEAD}${'x'.repeat(2_000)}`;
  const rest = 'x'.repeat(5_000_000);
  const end = '\r\n--b--\r\n';
  const socket = await sending(begun, begun.length + rest.length + end.length);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write(rest + end);
  await once(socket, 'close');
  expect(await outcome).toBeInstanceOf(FileTooLarge);
  expect(answer).toMatch(/^HTTP\/1\.1 500 /);
});
