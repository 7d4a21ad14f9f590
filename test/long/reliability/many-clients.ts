import { build } from 'hdr-histogram-js';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';

/** What this process is asked to do; it prints {@link ClientsOutcome} as JSON. */
export interface ClientsOrder {
  origin: string;
  /** Asked one after the other, again and again. A body makes it a POST of JSON, in which %d is its number. */
  requests: { what: string; path: string; body?: string }[];
  /** Open at the same time, each kept alive. */
  connections: number;
  /** From one request of a connection to its next. */
  everyMs: number;
  seconds: number;
  /** Slow clients of each kind at the same time, besides. */
  slow: number;
}

export interface ClientsOutcome {
  /** How often each status came, by what was asked; 0 for no answer. */
  statuses: Record<string, Record<string, number>>;
  /** The first of those that are no success, in words. */
  failed: string[];
  milliseconds: { p50: number; p99: number; max: number };
  /** When those were sent that took more than a second: seconds after the beginning. */
  late: number[];
  /** What became of each kind of slow client, and after how many seconds at most. */
  slow: Record<string, { outcomes: Record<string, number>; longestSeconds: number }>;
}

const MAX_TOLD = 20;
/** Far more than the buffers of both systems hold. */
const UNREAD_ANSWERS = 600;
/** Twice the time after which a client that takes nothing is cut off. */
const UNREAD_SECONDS = 60;
const LATE_MS = 1_000;

const order = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as ClientsOrder;
const { hostname, port } = new URL(order.origin);
const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 120_000_000, numberOfSignificantValueDigits: 3 });
const outcome: ClientsOutcome = { statuses: {}, failed: [], milliseconds: { p50: 0, p99: 0, max: 0 }, late: [], slow: {} };
const begun = performance.now();
const endsAt = begun + order.seconds * 1_000;
let number = 0;

/** As a proxy tells it: limits for one address are not what is tried. */
const address = (index: number) => `10.${[index >> 16, (index >> 8) & 255, index & 255].join('.')}`;

/** One visitor after the other on one connection, at fixed times: an answer that comes late makes the next request no rarer. */
async function keepAsking(connection: number): Promise<void> {
  const client = new Client(order.origin, { pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 });
  const first = begun + (connection / order.connections) * order.everyMs;
  for (let due = first; due < endsAt; due += order.everyMs) {
    await sleep(Math.max(0, due - performance.now()));
    await ask(client);
  }
  await client.close();
}

async function ask(client: Client): Promise<void> {
  const index = (number += 1);
  const { what, path, body } = order.requests[index % order.requests.length]!;
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const since = performance.now();
  try {
    const answer = await client.request({
      method: body === undefined ? 'GET' : 'POST',
      path,
      headers: { 'x-forwarded-for': address(index), 'accept-encoding': 'gzip', ...type },
      body: body?.replaceAll('%d', String(index)) ?? null,
    });
    await answer.body.dump({ limit: 10_000_000 });
    count(what, answer.statusCode, `${path}: ${answer.statusCode}`);
  } catch (error) {
    count(what, 0, `${path}: ${(error as Error).message}`);
  }
  const ms = performance.now() - since;
  histogram.recordValue(Math.max(1, Math.round(ms * 1_000)));
  if (ms > LATE_MS) outcome.late.push(Math.round((since - begun) / 1_000));
}

function count(what: string, status: number, words: string): void {
  const of = (outcome.statuses[what] ??= {});
  of[status] = (of[status] ?? 0) + 1;
  if ((status === 0 || status >= 400) && outcome.failed.length < MAX_TOLD) outcome.failed.push(words);
}

/** A client that sends the rest of its request a byte a second, or not at all. @returns the status of the answer; 0 where there was none */
function sendSlowly(begin: string, trickle: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const timer = setInterval(() => trickle && socket.write(trickle), 1_000);
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'no answer');
    });
    socket.write(begin);
  });
}

/** A client that asks and never reads. @returns whether it was cut off, which shows when it reads at last */
async function neverRead(): Promise<string> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /search HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(UNREAD_ANSWERS));
  await sleep(UNREAD_SECONDS * 1_000);
  let answers = 0;
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (chunk) => (answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1));
  socket.resume();
  await Promise.race([ended, sleep(10_000)]);
  const isCut = socket.destroyed && answers < UNREAD_ANSWERS;
  socket.destroy();
  return isCut ? 'cut off' : 'held';
}

const FORM = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{';
const SLOW: Record<string, () => Promise<string>> = {
  'headers, a byte a second': () => sendSlowly('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'x'),
  'a form, a byte a second': () => sendSlowly(FORM, ' '),
  'a form that stops': () => sendSlowly(FORM, ''),
  'answers never read': neverRead,
};

async function keepBeingSlow(kind: string): Promise<void> {
  const found = (outcome.slow[kind] ??= { outcomes: {}, longestSeconds: 0 });
  while (performance.now() < endsAt) {
    const since = performance.now();
    const became = await SLOW[kind]!();
    found.outcomes[became] = (found.outcomes[became] ?? 0) + 1;
    found.longestSeconds = Math.max(found.longestSeconds, Math.round((performance.now() - since) / 100) / 10);
  }
}

await Promise.all([
  ...Array.from({ length: order.connections }, (_, connection) => keepAsking(connection)),
  ...Object.keys(SLOW).flatMap((kind) => Array.from({ length: order.slow }, () => keepBeingSlow(kind))),
]);
const at = (percentile: number) => histogram.getValueAtPercentile(percentile) / 1_000;
outcome.milliseconds = { p50: at(50), p99: at(99), max: at(100) };
process.stdout.write(JSON.stringify(outcome));
