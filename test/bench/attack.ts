import { build } from 'hdr-histogram-js';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { launch } from '../support/process.js';
import { ATTACKS } from './attacks.js';
import { APP, memoryOf, processorTimeOf } from './processes.js';

/*
 * npm run bench:attack [-- --seconds 6] [--rate 200] [--only search] Sends hostile requests from one client address at a fixed rate, to one
 * route of the site after the other. Each route has its own client address, so that limits used up by the previous attack do not matter,
 * and a warm-up of a second from yet another address. Meanwhile another client requests /healthz, which should be answered within 100 ms
 * (p99).
 */

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '6' }, rate: { type: 'string', default: '200' }, only: { type: 'string', default: '' } },
});
const run = promisify(execFile);
const WANTED_MS = 100;
const ASK_EVERY_MS = 10;
/** Warm-up from another address, because code is slow when it runs for the first time. */
const WARM_UP_SECONDS = 1;
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'homewright-attack-'));
const app = await launch({
  dataDir: join(folder, 'data'),
  command: APP,
  env: { SAMPLE_DATA: 'on', SYNC_CRON: '0 0 1 1 *', LOG_LEVEL: 'fatal' },
}).ready();
let slow = 0;
try {
  for (;;) {
    const { total } = (await (await fetch(`${app.url}/api/search`)).json()) as { total: number };
    if (total > 0) break;
    await sleep(200);
  }
  await sleep(2_000);
  print(`${''.padEnd(48)} /healthz of others, ms   processor,`);
  print(`${'attack'.padEnd(48)}     p50     p99     max   % of one   what the attacker got`);
  print(await lineOf('nothing at all', () => sleep(Number(values.seconds) * 1_000).then(() => '')));
  for (const [index, { name }] of ATTACKS.entries()) {
    if (!name.includes(values.only)) continue;
    await attack(index, WARM_UP_SECONDS, `127.2.0.${index + 1}`);
    print(await lineOf(name, () => attack(index, Number(values.seconds), `127.1.0.${index + 1}`)));
    await sleep(1_000);
  }
  const { peak, now } = await memoryOf(app.child.pid!);
  print(`${slow === 0 ? 'Every' : `All but ${slow}`} p99 within ${WANTED_MS} ms. Process memory ${now} MiB, ${peak} MiB at most.`);
} finally {
  await app.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

async function attack(index: number, seconds: number, from: string): Promise<string> {
  const { stdout } = await run(process.execPath, [
    '--import',
    './scripts/typescript.mjs',
    join(import.meta.dirname, 'attacker.ts'),
    app.url,
    String(index),
    values.rate,
    String(seconds),
    from,
  ]);
  return Object.entries(JSON.parse(stdout) as Record<string, number>)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

async function lineOf(name: string, what: () => Promise<string>): Promise<string> {
  const [others, begun, before] = [watch(), performance.now(), await processorTimeOf(app.child.pid!)];
  const got = await what();
  const load = ((await processorTimeOf(app.child.pid!)) - before) / (performance.now() - begun);
  const histogram = await others.end();
  const at = (percentile: number) => (histogram.getValueAtPercentile(percentile) / 1_000).toFixed(1).padStart(7);
  if (histogram.getValueAtPercentile(99) / 1_000 > WANTED_MS) slow += 1;
  return `${name.padEnd(48)} ${at(50)} ${at(99)} ${at(100)} ${(load * 100).toFixed(0).padStart(10)}   ${got}`;
}

/** Sends probes from another address at fixed times, independent of earlier answers (open loop). */
function watch() {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, localAddress: '127.0.0.2' });
  const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 120_000_000, numberOfSignificantValueDigits: 3 });
  const asked: Promise<void>[] = [];
  const ask = () =>
    new Promise<void>((resolve) => {
      const since = performance.now();
      const done = () => {
        histogram.recordValue(Math.max(1, Math.round((performance.now() - since) * 1_000)));
        resolve();
      };
      get(`${app.url}/healthz`, { agent }, (response) => response.resume().once('end', done)).once('error', done);
    });
  const timer = setInterval(() => asked.push(ask()), ASK_EVERY_MS);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(asked);
      agent.destroy();
      return histogram;
    },
  };
}
