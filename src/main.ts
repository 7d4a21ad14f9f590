import { InvalidEnvironment, readEnv } from './config/env.js';
import { boot } from './boot.js';
import { DataDirInUse, DataDirUnusable } from './platform/embedded/data-dir.js';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const say = (line: string) => process.stdout.write(`${line}\n`);
const started = performance.now();

try {
  const env = readEnv();
  const running = await boot(env, say, stopping.signal);
  const { app, runtime, dataDir, passwordPath } = running;
  await app.listen(env.PORT, env.HOST);
  const { port } = app.getHttpServer().address() as { port: number };
  dataDir.recordPort(port);
  say(`Homewright is ready after ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  say(`  Address         ${runtime.publicOrigin ?? `http://localhost:${port}`}`);
  say(`  Admin password  ${passwordPath ? `in ${passwordPath}` : 'as set in SETTINGS_PASSWORD'}`);
  if (stopping.signal.aborted) await running.stop();
  else {
    stopping.signal.addEventListener('abort', () => {
      say('Finishing requests in flight, then stopping');
      void running.stop().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  fail(error);
}

/** What the operator can mend is told in one line; anything else whole. */
function fail(error: unknown): never {
  const expected = [InvalidEnvironment, DataDirInUse, DataDirUnusable].some((type) => error instanceof type);
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
