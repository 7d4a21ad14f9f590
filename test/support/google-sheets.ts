import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export type Cell = string | number | boolean | null | object;

export interface ReceivedRequest {
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
}

/** The answer to one request; by default it is the sheet. */
export interface Behaviour {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Writes the response itself. */
  send?: (response: ServerResponse) => void;
}

const KEY = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A fake Google Sheets server (v4, as far as a sync needs it) that also issues tokens; tests can change the sheet and the responses. */
export class FakeGoogleSheets {
  readonly spreadsheetId = 'a-spreadsheet';
  readonly email = 'sync@homewright-test.iam.gserviceaccount.com';
  readonly token = 'a-token-that-must-not-leak';
  readonly apiKey = 'an-api-key-that-must-not-leak';
  readonly privateKey: string = KEY.privateKey;
  readonly asked: ReceivedRequest[] = [];
  tokensGiven = 0;
  values: readonly (readonly Cell[])[] = [];
  /** The next answers, used once each; afterwards {@link always}. */
  next: Behaviour[] = [];
  always: Behaviour = {};
  tokenAnswer: Behaviour = {};
  private server: Server | undefined;

  async start(): Promise<this> {
    const server = createServer((request, response) => this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** The address, without a slash at the end. */
  get url(): string {
    const address = this.server?.address();
    if (!address || typeof address === 'string') throw new Error('The stand-in does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** A service account's key file. */
  get keyFile(): string {
    return JSON.stringify({
      type: 'service_account',
      project_id: 'homewright-test',
      client_email: this.email,
      private_key: this.privateKey,
      token_uri: `${this.url}/token`,
    });
  }

  /** The settings under which a process reads this sheet with an API key. */
  get env(): Record<string, string> {
    return { GOOGLE_SHEETS_ID: this.spreadsheetId, GOOGLE_SHEETS_ROOT_URL: this.url, GOOGLE_API_KEY: this.apiKey };
  }

  reset(): void {
    Object.assign(this, { next: [], always: {}, tokenAnswer: {}, tokensGiven: 0 });
    this.asked.length = 0;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    request.resume();
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (url.pathname === '/token') return this.giveToken(response);
    this.asked.push({ path: decodeURIComponent(url.pathname), query: url.searchParams, authorization: request.headers.authorization });
    const { status = 200, headers = {}, body, send } = this.next.shift() ?? this.always;
    if (send) return send(response);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(body ?? this.sheet(url.searchParams.get('prettyPrint') === 'false' ? 0 : 2));
  }

  /** The sheet as JSON, with line breaks as Google's default. */
  sheet(indent = 2): string {
    return JSON.stringify(
      { range: "'Listings'!A1:AN1000", majorDimension: 'ROWS', ...(this.values.length > 0 ? { values: this.values } : {}) },
      null,
      indent,
    );
  }

  private giveToken(response: ServerResponse): void {
    this.tokensGiven += 1;
    const { status = 200, body = JSON.stringify({ access_token: this.token, expires_in: 3_599, token_type: 'Bearer' }) } = this.tokenAnswer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }
}

/** An error in Google's format. */
export function googleError(status: number, message: string, more: { reason?: string; headers?: Record<string, string> } = {}): Behaviour {
  const details = more.reason
    ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: more.reason, domain: 'googleapis.com' }]
    : [];
  return { status, headers: more.headers, body: JSON.stringify({ error: { code: status, message, status: 'ERROR', details } }) };
}

/** The connection ends after this part of the answer. */
export function cutOff(part: string): Behaviour {
  return {
    send: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(part, () => setTimeout(() => response.destroy(), 50));
    },
  };
}

/** An endless answer, byte by byte. */
export function trickle(): Behaviour {
  return {
    send: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    },
  };
}

export function gzipped(text: string, damage: (bytes: Buffer) => Buffer = (bytes) => bytes): Behaviour {
  return { headers: { 'content-encoding': 'gzip' }, body: damage(gzipSync(text)) };
}
