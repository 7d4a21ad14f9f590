import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * A proxy between one application and the shared database of the test run: it can freeze or break the connections of that application only.
 */
export class DatabaseLink {
  private readonly pairs = new Set<[Socket, Socket]>();
  /** The application name of each connection, which is plain text in the first message of the protocol. */
  private readonly greetings = new WeakMap<[Socket, Socket], string>();
  private readonly silent = new Set<string>();
  private frozen = false;

  private constructor(
    private readonly target: { host: string; port: number },
    private server: Server,
  ) {}

  /** To the run's PostgreSQL. */
  static async open(): Promise<DatabaseLink> {
    const { hostname, port } = new URL(process.env['TEST_DATABASE_URL']!);
    const link = new DatabaseLink({ host: hostname, port: Number(port) }, createServer());
    await link.listen(0);
    return link;
  }

  /** The same database by this way. */
  to(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Simulates a stopped database process: connections stay open and are accepted, but nothing is answered. */
  freeze(): void {
    this.frozen = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  thaw(): void {
    this.frozen = false;
    this.silent.clear();
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  /** Simulates a network that drops the packets of this application name: nothing is answered on existing and new connections. */
  silence(application: string): void {
    this.silent.add(application);
    for (const pair of this.pairs) if (this.isSilent(pair)) for (const socket of pair) socket.pause();
  }

  /** New connections work again; silenced ones stay silent until they are closed, as with a real network. */
  passAgain(): void {
    this.silent.clear();
  }

  /** Simulates a killed database: connections are closed at once, and new ones are refused. */
  async cut(): Promise<void> {
    const { port } = this;
    this.server.close();
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    await once(this.server, 'close');
    this.mendAt = port;
  }

  async mend(): Promise<void> {
    this.server = createServer();
    await this.listen(this.mendAt);
  }

  async close(): Promise<void> {
    this.thaw();
    if (this.server.listening) await this.cut();
  }

  private mendAt = 0;

  private get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private async listen(port: number): Promise<void> {
    this.server.on('connection', (socket) => this.join(socket));
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private isSilent(pair: [Socket, Socket]): boolean {
    const greeting = this.greetings.get(pair);
    return greeting !== undefined && [...this.silent].some((application) => greeting.includes(`application_name\0${application}\0`));
  }

  private join(client: Socket): void {
    const pair: [Socket, Socket] = [client, connect(this.target)];
    this.pairs.add(pair);
    client.once('data', (bytes: Buffer) => {
      this.greetings.set(pair, bytes.toString('latin1'));
      if (this.isSilent(pair)) for (const socket of pair) socket.pause();
    });
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      from.on('error', () => undefined);
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
      if (this.frozen) from.pause();
    }
  }
}
