import { readFile } from 'node:fs/promises';
import { build } from 'hdr-histogram-js';
import { Pool } from 'undici';

/** The task of one client process; it prints a {@link LoadResult} as JSON. */
export interface LoadOrder {
  origin: string;
  headers: Record<string, string>;
  requests: { method: 'GET' | 'POST'; path: string; body?: string }[];
  connections: number;
  seconds: number;
  warmUpSeconds: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  failures: number;
}

/** Sends requests on this many keep-alive connections, one after the other on each (closed loop), and measures each request. */
async function load({ origin, headers, requests, connections, seconds, warmUpSeconds }: LoadOrder): Promise<LoadResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const histogram = build({ lowestDiscernibleValue: 1, highestTrackableValue: 60_000_000, numberOfSignificantValueDigits: 3 });
  const start = performance.now();
  const measureFrom = start + warmUpSeconds * 1_000;
  const end = measureFrom + seconds * 1_000;
  let next = 0;
  let failures = 0;
  const client = async () => {
    for (let now = performance.now(); now < end; now = performance.now()) {
      const request = requests[next++ % requests.length]!;
      const response = await pool.request({ ...request, headers });
      await response.body.arrayBuffer();
      if (response.statusCode !== 200) failures += 1;
      if (now >= measureFrom) histogram.recordValue(Math.max(1, Math.round((performance.now() - now) * 1_000)));
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  await pool.close();
  const at = (percentile: number) => histogram.getValueAtPercentile(percentile) / 1_000;
  return { requestsPerSecond: histogram.totalCount / seconds, p50: at(50), p95: at(95), p99: at(99), failures };
}

const order = JSON.parse(await readFile(process.argv[2]!, 'utf8')) as LoadOrder;
process.stdout.write(JSON.stringify(await load(order)));
