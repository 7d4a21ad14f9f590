import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DownloadRules } from '../../src/modules/listings/index.js';

interface Page {
  status?: number;
  type?: string;
  body?: string;
  location?: string;
}

/** A fake of docs.google.com with tables; unknown paths are answered with 404. */
export class WebTables {
  /** Pages by path with query. */
  readonly pages = new Map<string, Page>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebTables> {
    const server = createServer(({ url = '' }, response) => {
      const { status = 200, type = 'text/csv', body = '', location } = tables.pages.get(url) ?? { status: 404 };
      response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body);
    });
    const tables = new WebTables(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return tables;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Rules under which an application downloads only from this server. */
  rules(googleApi?: string): DownloadRules {
    return {
      allows: (address) => address === '127.0.0.1',
      protocols: ['http:', 'https:'],
      maxBytes: 1_000_000,
      totalMs: 5_000,
      googleDocs: this.url,
      googleApi,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
