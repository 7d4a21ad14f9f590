import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** The way from an application to the database that all test files share: it can stand still or break for one of them alone. */
export class DatabaseLink {
  private readonly pairs = new Set<[Socket, Socket]>();
  /** How each connection names its application: as plain text in the first message of the protocol. */
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

  /** As if every process of the database was stopped: connections stay and are taken, and nothing is said on them. */
  freeze(): void {
    this.frozen = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  thaw(): void {
    this.frozen = false;
    this.silent.clear();
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  /** As if the network lost the connections of this application name, and no others: nothing is said on them, nor on new ones. */
  silence(application: string): void {
    this.silent.add(application);
    for (const pair of this.pairs) if (this.isSilent(pair)) for (const socket of pair) socket.pause();
  }

  /** New connections are well; those that were silent stay so, as the network's do, until they are given up. */
  passAgain(): void {
    this.silent.clear();
  }

  /** As if it was killed: connections end at once, and new ones are refused. */
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
