import cluster from 'node:cluster';
import type { Running } from './boot.js';
import type { Env } from './config/env.js';
import type { Served } from './platform/processes/process-supervisor.js';

const stopping = new AbortController();
// SIGHUP: the terminal was closed. Node's default would end the process at once and leave the servers running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
// Ignore errors of the output: in `npm start | tee log`, Ctrl+C ends `tee` first, and a closed terminal closes the output. Neither may end
// the process before it has stopped its servers.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

// The default is 64 KiB in Node 24. A slice of the pool keeps the whole pool in memory: zlib's buffers do so until a full garbage
// collection, together with the answers that share the pool with them.
Buffer.poolSize = 8 * 1024;

// Imported dynamically: the signal handlers must be registered before the program has finished loading.
const { InvalidEnvironment, isProduction, readEnv } = await import('./config/env.js');
const { unsupportedNode } = await import('./config/node-version.js');

const USAGE = `Usage: npm start

Starts the site. It takes no arguments: its settings are environment variables, which .env.example explains.
Commands: npm run backup, restore, export, search:rebuild, privacy:copy and privacy:erase; -- --help explains each.`;

class UnsupportedNode extends Error {}

class UnknownArgument extends Error {
  constructor(argument: string) {
    super(`"${argument}" is not understood: the start takes no arguments. Its settings are environment variables, see .env.example.`);
  }
}

/** Errors that the operator can fix: printed as one line, without a stack. */
const expected: (abstract new (...args: never[]) => Error)[] = [InvalidEnvironment, UnknownArgument, UnsupportedNode];

const INFO = 30;
const WARN = 40;
const ERROR = 50;
/** In production, log collectors expect one JSON object a line. */
let everyLineJson = false;
const say = (line: string, level = INFO) => {
  const text = everyLineJson ? JSON.stringify({ level, time: Date.now(), pid: process.pid, msg: line.trim() }) : line;
  process.stdout.write(`${text}\n`);
};
const started = performance.now();
// A bug in one request or job must not affect the others: Node's default would end the process.
process.on('unhandledRejection', (reason) => say(`Unhandled rejection: ${stackOf(reason)}`, ERROR));

if (cluster.isWorker) {
  everyLineJson = isProduction();
  const { serveInGroup } = await import('./serve-in-group.js');
  await serveInGroup(stopping.signal).catch(fail);
} else await start();

async function start(): Promise<void> {
  try {
    const unsupported = unsupportedNode();
    if (unsupported) throw new UnsupportedNode(unsupported);
    const [argument] = process.argv.slice(2);
    if (argument === '--help' || argument === '-h') return say(USAGE);
    if (argument !== undefined) throw new UnknownArgument(argument);
    const env = settings();
    stopping.signal.throwIfAborted();
    // Validate the settings first: loading the application takes a second or two.
    const { boot } = await import('./boot.js');
    const { DataDirInUse, DataDirUnusable } = await import('./platform/embedded/data-dir.js');
    const { StartFailed } = await import('./start-failed.js');
    expected.push(DataDirInUse, DataDirUnusable, StartFailed);
    const running = await boot(env, say, stopping.signal);
    const stop = () => running.stop().then(() => process.exit(0), fail);
    if (stopping.signal.aborted) await stop();
    stopping.signal.addEventListener('abort', () => {
      say('Finishing requests in flight, then stopping');
      void stop();
    });
    const served = await running.listen().catch(async (error: unknown) => {
      await running.stop();
      throw error;
    });
    announce(running, served);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    fail(error);
  }
}

/** Reads the settings, and prints a warning for each probable mistake. */
function settings(): Env {
  const warnings: string[] = [];
  try {
    const env = readEnv((line) => warnings.push(line));
    everyLineJson = env.NODE_ENV === 'production';
    return env;
  } finally {
    for (const line of warnings) say(everyLineJson ? line : `Warning: ${line}`, WARN);
  }
}

function announce({ dataDir, passwordPath }: Running, { port, publicAddress }: Served): void {
  dataDir.recordPort(port);
  say(`Homewright is ready after ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  say(`  Address         ${publicAddress ?? `http://localhost:${port}`}`);
  if (publicAddress) say(`  Listening       http://localhost:${port}`);
  say(`  Admin password  ${passwordPath ? `in ${passwordPath}, unless it was changed in the back office` : 'as set in SETTINGS_PASSWORD'}`);
}

/** Unexpected errors are logged with their stack. */
function fail(error: unknown): never {
  const isExpected = expected.some((type) => error instanceof type);
  process.stderr.write(`${isExpected ? (error as Error).message : stackOf(error)}\n`);
  process.exit(1);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
