import { request } from 'node:http';
import { connect } from 'node:net';
import type { TestApp } from './app.js';

type Target = Pick<TestApp, 'url'>;

export interface Sent {
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Any 127.x.y.z: limits are per client address. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a request with the path unchanged, which fetch would normalise. */
export function send(app: Target, path: string, { method = 'GET', body, headers = {}, from }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    // Node sets it by itself, but not for methods that usually have no body (DELETE).
    const length = body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false, localAddress: from });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.end(body);
  });
}

/** Sends raw bytes; resolves with the whole answer when the server closes the connection. */
export function sendRaw(app: Target, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

/** A POST of this text with the content type of JSON; it may be invalid JSON. */
export function jsonOf(body: string, headers: Record<string, string> = {}): Sent {
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
}
