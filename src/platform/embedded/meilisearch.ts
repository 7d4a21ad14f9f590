import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChildServer } from './child-server.js';
import type { DataDir } from './data-dir.js';
import { freePort } from './free-port.js';
import { applicationKey } from './meilisearch-key.js';
import { checkBinary, packagedMeilisearch, type BinaryToCheck, type CheckedBinary, type Unavailable } from './meilisearch-binary.js';
import { commandLineOf, endForeignProcess, runsOn, type EndStep } from './process-identity.js';
import { Supervisor, type ServerRun } from './supervisor.js';

/** Indexing uses every thread that it is given: leave half of the cores for visitors, whose searches PostgreSQL answers meanwhile. */
const INDEXING_THREADS = Math.max(1, Math.floor(availableParallelism() / 2));
const READY_LIMIT_MS = 60_000;
const POLL_MS = 20;
const ATTEMPTS = 4;
const STOP_STEPS: readonly EndStep[] = [
  { signal: 'SIGTERM', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
];

export interface MeilisearchOptions {
  dataDir: DataDir;
  say: (line: string) => void;
  /** Default: the installed package. */
  binary?: BinaryToCheck | Unavailable;
  /** Aborts the start; what was started is stopped. */
  signal?: AbortSignal;
  /** Called when the engine exits unexpectedly. It is restarted automatically on the same port. */
  onExit?: (how: string) => void;
}

export interface RunningMeilisearch {
  host: string;
  /** Not the master key: see meilisearch-key.ts. */
  apiKey: string;
  version: string;
  /** Resolves when the process has exited. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts the search engine on a free port, bound to 127.0.0.1 only, after stopping an orphaned process of an earlier run. Does not reject
 * when there is no engine: it returns the reason as a sentence, and PostgreSQL is the fallback. The engine's folder is disposable: it is
 * emptied when another version made it or the engine refuses it, and then the index has to be rebuilt.
 */
export async function startMeilisearch(options: MeilisearchOptions): Promise<RunningMeilisearch | Unavailable> {
  const { dataDir, say, signal, onExit } = options;
  const since = Date.now();
  const wanted = options.binary ?? packagedMeilisearch();
  const binary = 'unavailable' in wanted ? wanted : await checkBinary(wanted);
  if ('unavailable' in binary) return binary;
  const masterKey = (await dataDir.secret('meilisearch-master-key', 32)).value;
  const name = `Meilisearch ${binary.version}`;
  const engine = new Engine(name, binary, dataDir, masterKey, say);
  try {
    const { child, port } = await engine.startSomewhere(signal);
    const { apiKey } = engine;
    const launch = (stopping: AbortSignal): Promise<ServerRun> => engine.start(port, stopping).then(asLife);
    const supervisor = new Supervisor({ name, launch, say, onExit }, asLife(child));
    say(`${name} ready on 127.0.0.1:${port} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    return { host: `http://127.0.0.1:${port}`, apiKey, version: binary.version, stop: () => supervisor.stop() };
  } catch (error) {
    signal?.throwIfAborted();
    return { unavailable: `${(error as Error).message}.` };
  }
}

function asLife(child: ChildServer): ServerRun {
  return { exited: child.exited, stop: () => child.stop(STOP_STEPS) };
}

class Engine {
  /** The application's key; set by {@link start}. */
  apiKey = '';
  private readonly folder: string;
  private readonly pidFile: string;

  constructor(
    private readonly name: string,
    private readonly binary: CheckedBinary,
    private readonly dataDir: DataDir,
    private readonly masterKey: string,
    private readonly say: (line: string) => void,
  ) {
    this.folder = join(dataDir.path, 'meilisearch');
    this.pidFile = join(dataDir.path, 'meilisearch.pid');
  }

  /**
   * Starts on a free port. Retries with another port when this one was taken meanwhile, and with an empty folder when the engine refuses
   * the data.
   */
  async startSomewhere(signal?: AbortSignal): Promise<{ child: ChildServer; port: number }> {
    await this.takeOverOrphan();
    await this.wipeOtherVersion();
    for (let attempt = 1, wiped = false; ; attempt++) {
      const port = await freePort();
      try {
        return { child: await this.start(port, signal), port };
      } catch (error) {
        if (signal?.aborted || attempt === ATTEMPTS || !(error instanceof EndedEarly)) throw error;
        if (/address (already )?in use/i.test(error.message)) continue;
        if (wiped) throw error;
        this.say(`${this.name} refuses its data: starting it with an empty index`);
        await rm(this.folder, { recursive: true, force: true });
        wiped = true;
      }
    }
  }

  /** Starts on that port and waits until the health check succeeds. On failure the process is stopped. */
  async start(port: number, signal?: AbortSignal): Promise<ChildServer> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const filesPath = (name: string): string => join(this.dataDir.path, 'meilisearch-files', name);
    const child = ChildServer.start({
      command: this.binary.path,
      args: [
        '--db-path',
        this.folder,
        '--http-addr',
        `127.0.0.1:${port}`,
        '--dump-dir',
        filesPath('dumps'),
        '--snapshot-dir',
        filesPath('snapshots'),
      ],
      cwd: this.dataDir.path,
      logFile: join(this.dataDir.path, 'meilisearch.log'),
      env: {
        // Passed in the environment, because every user of the machine can read a command line.
        MEILI_MASTER_KEY: this.masterKey,
        MEILI_ENV: 'production',
        MEILI_NO_ANALYTICS: 'true',
        MEILI_MAX_INDEXING_MEMORY: '512MiB',
        MEILI_MAX_INDEXING_THREADS: String(INDEXING_THREADS),
        // INFO would log every request.
        MEILI_LOG_LEVEL: 'WARN',
      },
    });
    try {
      await writeFile(this.pidFile, `${child.pid ?? ''}\n`, { mode: 0o600 });
      await this.untilHealthy(child, port, signal);
      // At each start: the engine's data, and the key with them, may have been lost meanwhile. The key itself stays the same.
      this.apiKey = await applicationKey(`http://127.0.0.1:${port}`, this.masterKey);
      return child;
    } catch (error) {
      await child.stop(STOP_STEPS);
      throw error;
    }
  }

  private async untilHealthy(child: ChildServer, port: number, signal?: AbortSignal): Promise<void> {
    const deadline = Date.now() + READY_LIMIT_MS;
    while (Date.now() < deadline) {
      signal?.throwIfAborted();
      if (child.ended !== undefined) throw new EndedEarly(`${this.name} did not start (${child.ended}): ${child.lastWords()}`);
      if (await isHealthy(port, this.masterKey)) return;
      await sleep(POLL_MS);
    }
    throw new Error(`${this.name} was not ready within ${READY_LIMIT_MS / 1000} s: ${child.lastWords()}`);
  }

  private async takeOverOrphan(): Promise<void> {
    const pid = Number.parseInt(await readFile(this.pidFile, 'utf8').catch(() => ''), 10);
    const isOurs = (commandLine: string): boolean => runsOn(commandLine, 'meilisearch', '--db-path', this.folder);
    const commandLine = await commandLineOf(pid);
    if (commandLine === undefined || !isOurs(commandLine)) return;
    this.say(`${this.name}: stopping the engine of an earlier run (process ${pid}) ...`);
    if (await endForeignProcess(pid, isOurs, STOP_STEPS)) return;
    throw new Error(`The search engine of an earlier run (process ${pid}) does not stop: end it by hand`);
  }

  /** The engine writes its version into its folder, and refuses to start on that of another. */
  private async wipeOtherVersion(): Promise<void> {
    const entries = await readdir(this.folder).catch(() => []);
    if (entries.length === 0) return;
    const found = (await readFile(join(this.folder, 'VERSION'), 'utf8').catch(() => '')).trim();
    if (found === this.binary.version) return;
    this.say(`${this.name}: its data are of version ${found || 'unknown'}: starting it with an empty index`);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The engine ended by itself while it started. */
class EndedEarly extends Error {}

/** Authenticates with our master key: another engine may own the port, while ours is about to exit because the port is taken. */
async function isHealthy(port: number, masterKey: string): Promise<boolean> {
  const ask = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${masterKey}` }, signal: AbortSignal.timeout(2_000) });
  try {
    const health = (await (await ask('/health')).json()) as { status?: string };
    return health.status === 'available' && (await ask('/version')).ok;
  } catch {
    return false;
  }
}
