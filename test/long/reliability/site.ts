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
  /** From a process of its own. */
  load(order: Omit<LoadOrder, 'origin'>): Promise<Sent[]>;
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

/** Resolves when the engine answers with all of them; @returns after how many milliseconds */
export async function inEngine(site: Site, total: number, limitMs = 300_000): Promise<number> {
  const since = performance.now();
  await eventually(
    async () => {
      const { status, body } = await get<{ total: number; degraded?: true }>(site, '/api/search?limit=1');
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
    const { meili, databaseUrl } = this.servers;
    const env = {
      DATABASE_URL: databaseUrl,
      MEILI_HOST: meili.host,
      MEILI_API_KEY: meili.apiKey,
      SETTINGS_PASSWORD: PASSWORD,
      SESSION_SECRET: 'one secret for all of the starts of it',
      LISTINGS_CSV: this.csv,
      LOG_LEVEL: 'error',
      PORT: String(this.port),
      TRUST_PROXY: '127.0.0.1',
    };
    this.app = await launch({ command: APP, dataDir: join(this.folder, 'app'), env }).ready();
    this.port = Number(new URL(this.app.url).port);
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

  async load(order: Omit<LoadOrder, 'origin'>): Promise<Sent[]> {
    const file = join(this.folder, `order-${(this.orders += 1)}.json`);
    await writeFile(file, JSON.stringify({ origin: this.url, ...order }));
    const { stdout } = await run(
      process.execPath,
      ['--import', './scripts/typescript.mjs', join(import.meta.dirname, 'steady-load.ts'), file],
      { maxBuffer: 256 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as Sent[];
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
