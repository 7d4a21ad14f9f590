import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Post {
  key: string;
  authorization: string | undefined;
  fields: Record<string, string>;
}

/** The fake's behaviour: accept, answer with an error, never answer, or be unreachable. */
export type ServiceMode = 'well' | 'failing' | 'hanging' | 'gone';

/** A fake of the forwarding service. */
export class ForwardingService {
  /** Accepted posts, in order. */
  readonly taken: Post[] = [];
  /** Number of all posts, accepted or not. */
  attempts = 0;
  private mode: ServiceMode = 'well';
  private server: Server | undefined;
  private port = 0;

  static async start(): Promise<ForwardingService> {
    const service = new ForwardingService();
    await service.listen();
    return service;
  }

  get url(): string {
    return `http://homewright:h%C3%BCsh@127.0.0.1:${this.port}/forms?token=hush`;
  }

  async setMode(mood: ServiceMode): Promise<void> {
    if (mood === 'gone') await this.close();
    else if (!this.server) await this.listen();
    // End hanging requests.
    if (this.mode === 'hanging') this.server?.closeAllConnections();
    this.mode = mood;
  }

  close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  private listen(): Promise<void> {
    this.server = createServer((request, response) => {
      this.attempts += 1;
      if (this.mode === 'hanging') return;
      if (this.mode === 'failing') {
        response.writeHead(500).end('{"error":"secret inside"}');
        return;
      }
      void postFrom(request).then((post) => {
        this.taken.push(post);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
      });
    });
    return new Promise((resolve) =>
      this.server!.listen(this.port, '127.0.0.1', () => {
        this.port = (this.server!.address() as AddressInfo).port;
        resolve();
      }),
    );
  }
}

async function postFrom(request: IncomingMessage): Promise<Post> {
  const body: Buffer[] = [];
  for await (const chunk of request) body.push(chunk as Buffer);
  const form = await new Response(Buffer.concat(body), { headers: { 'content-type': request.headers['content-type']! } }).formData();
  return {
    key: String(request.headers['idempotency-key']),
    authorization: request.headers.authorization,
    fields: Object.fromEntries(form) as Record<string, string>,
  };
}
