import { sendRaw } from '../support/http.js';
import type { AttackedApp } from './attacked-app.js';

const ATTACKS: [name: string, bytes: string][] = [
  [
    'lengths that contradict each other',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\nConnection: close\r\n\r\n{}',
  ],
  [
    'a length and chunks',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: a\r\n\r\n',
  ],
  [
    'chunks that are no chunks',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  ],
  ['chunks twice', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\nConnection: close\r\n\r\n0\r\n\r\n'],
  [
    'a chunk of a length that is none',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n\r\n',
  ],
  ['a length below nothing', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\nConnection: close\r\n\r\n'],
  [
    'a length beyond counting',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\nConnection: close\r\n\r\n',
  ],
  ['a header that goes on in the next line', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\nConnection: close\r\n\r\n'],
  ['a header with a space before its colon', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A : b\r\nConnection: close\r\n\r\n'],
  ['a header with a NUL', 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: b\u0000c\r\nConnection: close\r\n\r\n'],
  ['a line that ends with LF alone', 'GET /healthz HTTP/1.1\nHost: a\nConnection: close\n\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: evil.example/x?y#z\r\nConnection: close\r\n\r\n'],
  ['a host with a line break in percent signs', 'GET / HTTP/1.1\r\nHost: a%0d%0aX: y\r\nConnection: close\r\n\r\n'],
  ['HTTP of 1991', 'GET /healthz\r\n\r\n'],
  ['HTTP of another version', 'GET /healthz HTTP/3.0\r\nHost: a\r\n\r\n'],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001'],
  ['a request to connect elsewhere', 'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: 127.0.0.1:5432\r\nConnection: close\r\n\r\n'],
  ['the whole address in the request line', 'GET http://homewright.example/search HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['another site in the request line', 'GET http://169.254.169.254/latest/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an asterisk for an address', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an address without a slash', 'GET healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nCookie: homewright_admin=x\r\nConnection: close\r\n\r\n'],
  ['a method that nobody has', 'JUNK / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [
    'another protocol',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  ],
  [
    'a body that waits to be asked for',
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  ],
  ['5,000 ranges of a file', `GET /robots.txt HTTP/1.1\r\nHost: a\r\nRange: bytes=${'0-0,'.repeat(2_000)}0-0\r\nConnection: close\r\n\r\n`],
  [
    'thousands of encodings that are welcome',
    `GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${'gzip;q=0.1,'.repeat(1_000)}br\r\nConnection: close\r\n\r\n`,
  ],
  ['an ETag without end', `GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${'"x",'.repeat(3_000)}"y"\r\nConnection: close\r\n\r\n`],
  ['an address of bytes that are no text', 'GET /\u00ff\u00fe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
];

/** Declares the tests. */
export function rawAttacks({ app }: AttackedApp): void {
  it.each(ATTACKS)('%s', async (_name, bytes) => {
    const answer = await sendRaw(app, bytes);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
    expect(status).toBeLessThan(500);
    expect(answer).not.toMatch(/\bat (\S+ )?\(?(file:|node:|\/)\S*:\d+:\d+|node_modules|http_request_duration_seconds|evil\.example/);
    // One request, one answer: what comes after it is no request of its own.
    expect(answer.match(/^HTTP\/1\.1 (?!100)\d{3} /gm)?.length ?? 0).toBeLessThanOrEqual(1);
  });
}
