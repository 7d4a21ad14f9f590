import { readFile } from 'node:fs/promises';
import { Agent, request } from 'undici';

/** What a client process is asked to do; it prints {@link Sent} as JSON. */
export interface LoadOrder {
  origin: string;
  /** Asked one after the other, again and again. A body makes it a POST of JSON, in which %d is its number. */
  requests: { path: string; body?: string; what: string }[];
  perSecond: number;
  seconds: number;
  /** Kept open; a request beyond them waits, and its time counts. */
  connections: number;
}

/** One request: when it was begun (epoch milliseconds), how long it took, and what came of it; 0 for no answer. */
export interface Sent {
  at: number;
  ms: number;
  status: number;
  what: string;
  /** Of a search: how many there were, and whether PostgreSQL gave it. */
  total?: number;
  degraded?: boolean;
  retryAfter?: boolean;
  /** Number of a message. */
  number?: number;
  error?: string;
}

const order = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as LoadOrder;
const agent = new Agent({ connections: order.connections, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 });
const sent: Sent[] = [];
const begun = performance.now();
let number = 0;

/** At a fixed rate, independent of the responses. */
async function one(): Promise<void> {
  const index = (number += 1);
  const { path, body, what } = order.requests[index % order.requests.length]!;
  const [at, since] = [Date.now(), performance.now()];
  const took = () => Math.round((performance.now() - since) * 10) / 10;
  try {
    // Each from another address, as a proxy tells it: limits for one client are not what is tried.
    const headers = {
      'x-forwarded-for': `10.${[index >> 16, (index >> 8) & 255, index & 255].join('.')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await request(order.origin + path, {
      dispatcher: agent,
      headers,
      method: body === undefined ? 'GET' : 'POST',
      body: body?.replaceAll('%d', String(index)),
    });
    const text = await answer.body.text();
    const search =
      what === 'search' && answer.statusCode === 200
        ? { total: Number(/"total":(\d+)/.exec(text)?.[1]), degraded: text.includes('"degraded":true') }
        : {};
    sent.push({
      at,
      ms: took(),
      status: answer.statusCode,
      what,
      retryAfter: answer.headers['retry-after'] !== undefined,
      ...search,
      ...(body === undefined ? {} : { number: index }),
    });
  } catch (error) {
    sent.push({ at, ms: took(), status: 0, what, error: (error as Error).message });
  }
}

const underWay: Promise<void>[] = [];
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const elapsed = performance.now() - begun;
    if (elapsed >= order.seconds * 1_000) {
      clearInterval(timer);
      resolve();
    }
    const due = Math.min(elapsed / 1_000, order.seconds) * order.perSecond;
    while (number < Math.floor(due)) underWay.push(one());
  }, 5);
});
await Promise.all(underWay);
await agent.close();
process.stdout.write(JSON.stringify(sent));
