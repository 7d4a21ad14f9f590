import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DataDir } from '../../../src/platform/embedded/data-dir.js';
import { type EmbeddedServers, startEmbeddedServers } from '../../../src/platform/embedded/embedded-servers.js';
import { APP } from '../../bench/processes.js';
import { eventually, get, post, signIn } from '../../support/api.js';
import { launch, type RunningProcess } from '../../support/process.js';
import type { LoadOrder, Sent } from './steady-load.js';

export const LISTINGS = 10_000;
const PASSWORD = 'correct horse battery staple';
const run = promisify(execFile);

/** An installation of its own with 10,000 listings: servers that can be killed, the application as it is started in production. */
export interface Site {
  readonly app: RunningProcess;
  readonly url: string;
  readonly password: string;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly csv: string;
  admin(): Promise<string>;
  /** Ends the application with this signal and starts it again. @returns its exit code */
  restart(signal: NodeJS.Signals): Promise<number | null>;
  enginePid(): number;
  /** The server and all its children. */
  databasePids(): number[];
  /** The engine's, by their names. */
  indexes(): Promise<string[]>;
  /** As an operator does it, while the application runs. */
  rebuildIndex(): Promise<void>;
  /** Requests at a fixed rate, from a process of its own. */
  load(order: Omit<LoadOrder, 'origin'>): Promise<Sent[]>;
  /** Runs a program of this folder in a process of its own; @returns what it prints */
  client<Outcome>(program: string, order: object): Promise<Outcome>;
  close(): Promise<void>;
}

export async function openSite(options: { within?: string; listings?: number } = {}): Promise<Site> {
  const { listings = LISTINGS } = options;
  const folder = await mkdtemp(join(options.within ?? tmpdir(), 'homewright-reliability-'));
  chmodSync(folder, 0o711);
  const csv = join(folder, 'listings.csv');
  execFileSync(process.execPath, ['scripts/generate-listings.mjs', '--count', String(listings), '--seed', '7', '--out', csv]);
  const dataDir = await DataDir.open(join(folder, 'servers'));
  const servers = await startEmbeddedServers({ dataDir, database: true, search: true, say: () => undefined });
  if (!servers.databaseUrl || !servers.meili) throw new Error(servers.searchUnavailable ?? 'PostgreSQL did not start');
  const site = new OpenSite(folder, csv, servers as Required<EmbeddedServers>, dataDir);
  await site.start();
  const synced = await post<{ created: number }>(site, '/api/sync', {}, await site.admin());
  if (synced.status !== 200) throw new Error(`The sync answered ${synced.status}`);
  await inEngine(site, listings);
  return site;
}

let asked = 0;

/** Resolves when the engine answers with all of them; @returns after how many milliseconds */
export async function inEngine(site: Site, total: number, limitMs = 300_000): Promise<number> {
  const since = performance.now();
  await eventually(
    async () => {
      // A page that nobody has asked for yet: what was asked before is answered from memory.
      const { status, body } = await get<{ total: number; degraded?: true }>(site, `/api/search?limit=1&page=${(asked += 1)}`);
      return status === 200 && body.degraded === undefined && body.total === total;
    },
    `the engine answers with ${total}`,
    limitMs,
    25,
  );
  return Math.round(performance.now() - since);
}

class OpenSite implements Site {
  readonly password = PASSWORD;
  app!: RunningProcess;
  private port = 0;
  private orders = 0;

  constructor(
    readonly folder: string,
    readonly csv: string,
    private readonly servers: Required<EmbeddedServers>,
    private readonly dataDir: DataDir,
  ) {}

  get url(): string {
    return this.app.url;
  }

  get databaseUrl(): string {
    return this.servers.databaseUrl;
  }

  admin(): Promise<string> {
    return signIn(this);
  }

  async start(): Promise<void> {
    this.app = await launch({ command: APP, dataDir: join(this.folder, 'app'), env: { ...this.env, PORT: String(this.port) } }).ready();
    this.port = Number(new URL(this.app.url).port);
  }

  private get env(): Record<string, string> {
    const { meili, databaseUrl } = this.servers;
    return {
      DATABASE_URL: databaseUrl,
      MEILI_HOST: meili.host,
      MEILI_API_KEY: meili.apiKey,
      SETTINGS_PASSWORD: PASSWORD,
      SESSION_SECRET: 'one secret for all of the starts of it',
      LISTINGS_CSV: this.csv,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
    };
  }

  async restart(signal: NodeJS.Signals): Promise<number | null> {
    const code = await this.app.end(signal);
    await this.start();
    return code;
  }

  enginePid(): number {
    return this.pidIn('meilisearch.pid');
  }

  databasePids(): number[] {
    const server = this.pidIn('postgres/postmaster.pid');
    return [server, ...childrenOf(server)];
  }

  async indexes(): Promise<string[]> {
    const { host, apiKey } = this.servers.meili;
    const answer = await fetch(`${host}/indexes`, { headers: { authorization: `Bearer ${apiKey}` } });
    return ((await answer.json()) as { results: { uid: string }[] }).results.map(({ uid }) => uid);
  }

  async rebuildIndex(): Promise<void> {
    await run(process.execPath, ['dist/rebuild-index.js'], {
      env: { PATH: process.env['PATH'], ...this.env, DATA_DIR: join(this.folder, 'app') },
    });
  }

  load(order: Omit<LoadOrder, 'origin'>): Promise<Sent[]> {
    return this.client<Sent[]>('steady-load.ts', order);
  }

  async client<Outcome>(program: string, order: object): Promise<Outcome> {
    const file = join(this.folder, `order-${(this.orders += 1)}.json`);
    await writeFile(file, JSON.stringify({ origin: this.url, ...order }));
    const { stdout } = await run(process.execPath, ['--import', './scripts/typescript.mjs', join(import.meta.dirname, program), file], {
      maxBuffer: 256 * 1024 * 1024,
    });
    return JSON.parse(stdout) as Outcome;
  }

  async close(): Promise<void> {
    await this.app?.end('SIGTERM');
    await this.servers.stop();
    this.dataDir.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private pidIn(file: string): number {
    return Number.parseInt(readFileSync(join(this.folder, 'servers', file), 'utf8'), 10);
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        // After the program's name in brackets: its state, and its parent.
        return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    });
}

/** The same listings, the first of them with these values: a sync changes all of those, or none. */
export function changedSheet(csv: string, count: number, values: (listing: Record<string, string>) => Record<string, string>): string {
  const listings = parse<Record<string, string>>(csv, { columns: true });
  return stringify(
    listings.map((listing, index) => (index < count ? { ...listing, ...values(listing) } : listing)),
    { header: true },
  );
}

/** Figures are printed, for docs/reliability.md: they are never what a test is about. */
export function print(what: string, figures: object): void {
  process.stdout.write(`      ${what}: ${JSON.stringify(figures).replaceAll('"', '').slice(1, -1).replaceAll(',', ', ')}\n`);
}

export function percentile(sent: readonly Sent[], share: number): number {
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

export const memoryOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
