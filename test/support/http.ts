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

/** The path as it stands: fetch would tidy it up. */
export function send(app: Target, path: string, { method = 'GET', body, headers = {}, from }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    // Node says it by itself, but not where a body is unusual (DELETE).
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

/** Bytes as they are; resolves with all that came back when the server closes. */
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

/** A POST of this body, whatever it is, as JSON. */
export function jsonOf(body: string, headers: Record<string, string> = {}): Sent {
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
}
