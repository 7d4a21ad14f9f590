import { createServer, type Server } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { eventually, get, post, signIn } from '../support/api.js';
import { ApiDocument } from '../support/api-document.js';
import { startApp, type TestApp } from '../support/app.js';
import { type Answer, send, type Sent } from '../support/http.js';
import { rows, SheetFile } from '../support/sheet.js';

const OPS_TOKEN = 'operations-token-for-tests';
const ORIGIN = 'https://homewright.example';

/** The application as it runs for real: in production, behind a proxy that it trusts, with listings. And a server that nobody should ask. */
export class AttackedApp {
  private sent = 0;

  private constructor(
    readonly app: TestApp,
    readonly cookie: string,
    readonly document: ApiDocument,
    /** Of a server on this machine that counts who asks it. */
    readonly trap: string,
    private readonly trapServer: Server,
    private readonly sheet: SheetFile,
    private readonly trapped: string[],
  ) {}

  static async start(): Promise<AttackedApp> {
    const sheet = new SheetFile();
    await sheet.write(rows(12));
    const env = {
      NODE_ENV: 'production',
      TRUST_PROXY: '127.0.0.1/32',
      PUBLIC_ORIGIN: ORIGIN,
      OPS_TOKEN,
      LISTINGS_CSV: sheet.path,
      SEARCH_ENGINE: 'postgres',
      SECURITY_CONTACT: 'security@homewright.example',
    };
    const app = await startApp({ env });
    const cookie = await signIn(app);
    await post(app, '/api/sync', {}, cookie);
    // Names of trades and cities follow a moment after the listings.
    const found = async () => (await get<{ total: number; cities: string[] }>(app, '/api/search')).body;
    await eventually(async () => (await found()).total === 12, 'the listings are found');
    await eventually(async () => (await found()).cities.length > 0, 'the cities are known');
    await eventually(
      async () => (await get<{ name: string; count: number }[]>(app, '/api/trades')).body.some(({ count }) => count === 12),
      'the trades are counted',
    );
    const { text } = await send(app, '/api/docs-json', { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
    const trapped: string[] = [];
    const server = createServer((request, response) => {
      trapped.push(String(request.url));
      response.end();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return new AttackedApp(
      app,
      cookie,
      new ApiDocument(JSON.parse(text) as OpenAPIObject),
      `http://127.0.0.1:${port}`,
      server,
      sheet,
      trapped,
    );
  }

  /** From another address each time, as a visitor whom the proxy names. */
  async send(path: string, { headers, ...sent }: Sent = {}, admin = false): Promise<Answer> {
    this.sent += 1;
    const from = `198.18.${Math.floor(this.sent / 250) % 250}.${this.sent % 250}`;
    return send(this.app, path, { ...sent, headers: { 'x-forwarded-for': from, ...(admin ? { cookie: this.cookie } : {}), ...headers } });
  }

  /** What visitors and admins see of the site: it must be the same after every attack. */
  async appearance(): Promise<Record<string, unknown>> {
    const paths = ['/api/settings', '/api/search?limit=100', '/api/trades', '/api/get-blogs', '/api/faq', '/robots.txt'];
    const admins = ['/api/admin/listings?limit=100', '/api/referral/all', '/api/admin/settings/history', '/api/admin/trades'];
    const texts = [...paths.map((path) => [path, false] as const), ...admins.map((path) => [path, true] as const)].map(
      async ([path, admin]) => [path, (await this.send(path, {}, admin)).text] as const,
    );
    return { ...Object.fromEntries(await Promise.all(texts)), trapped: [...this.trapped] };
  }

  async close(): Promise<void> {
    this.trapServer.close();
    await this.app.close();
    this.sheet.remove();
  }
}
