import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { launch } from '../support/process.js';
import type { LoadOrder, LoadResult } from './load.js';
import { loadFrom } from './processes.js';

/*
 * npm run bench:pages [-- --seconds 5] [--runs 3]
 * Measures pages: how fast one is rendered and answered, compared with a route that only answers JSON; and the scores of Lighthouse for a
 * phone, as the median of its runs.
 */

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' }, runs: { type: 'string', default: '3' } } });
const seconds = Number(values.seconds);
const runs = Number(values.runs);
const print = (line = '') => process.stdout.write(`${line}\n`);
const DEBUGGING_PORT = 9_333;
/** Failed audits of Lighthouse. */
const failed = new Set<string>();

const folder = await mkdtemp(join(tmpdir(), 'homewright-pages-'));
const app = await launch({ dataDir: join(folder, 'data'), env: { SAMPLE_DATA: 'on', SYNC_CRON: '0 0 1 1 *' } }).ready();
try {
  await waitForListings();
  await speed();
  await lighthouseScores();
} finally {
  await app.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

async function waitForListings(): Promise<void> {
  for (;;) {
    const { services, degraded } = (await (await fetch(`${app.url}/api/search`)).json()) as { services: unknown[]; degraded?: boolean };
    if (services.length === 20 && !degraded) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function speed(): Promise<void> {
  const bare = await launch({
    dataDir: folder,
    command: [process.execPath, '--import', './scripts/typescript.mjs', 'test/bench/bare-nest.ts'],
  }).ready();
  const order = { connections: 16, seconds, warmUpSeconds: 2, headers: { 'accept-encoding': 'br' } };
  const get = (path: string) => ({ method: 'GET' as const, path });
  try {
    // An unknown order changes only the address, so the page is rendered each time.
    const fresh = Array.from({ length: 200_000 }, (_, index) => get(`/search?sortBy=fresh${index}`));
    const uncached = await loadFrom(folder, {
      ...order,
      connections: 1,
      headers: { 'accept-encoding': 'identity' },
      origin: app.url,
      requests: fresh,
    });
    const cached = await loadFrom(folder, { ...order, origin: app.url, requests: [get('/search')] });
    const written = await loadOfBytes(order, await bytesOf('/search'));
    const nothing = await loadFrom(folder, { ...order, origin: bare.url, requests: [get('/bare?a=b')] });
    print(
      `Uncached /search with 20 cards, 1 connection     p50 ${uncached.p50.toFixed(1)} ms, p95 ${uncached.p95.toFixed(1)} ms (the search itself included)`,
    );
    print(`Cached /search, 16 connections                   ${cached.requestsPerSecond.toFixed(0)} req/s`);
    print(`The same bytes by node:http alone                ${written.requestsPerSecond.toFixed(0)} req/s`);
    print(`Bare Nest route with JSON, 16 connections        ${nothing.requestsPerSecond.toFixed(0)} req/s`);
    const toBare = ({ requestsPerSecond }: LoadResult) => `${(requestsPerSecond / nothing.requestsPerSecond).toFixed(2)}x`;
    print(`Cached page to bare route                        ${toBare(cached)}, where node:http alone comes to ${toBare(written)}`);
    const failures = uncached.failures + cached.failures + written.failures + nothing.failures;
    if (failures > 0) throw new Error(`${failures} requests failed.`);
  } finally {
    await bare.end('SIGTERM');
  }
}

/** A page as it is sent, compressed. */
async function bytesOf(path: string): Promise<Buffer> {
  const asked = request(`${app.url}${path}`, { headers: { 'accept-encoding': 'br' } }).end();
  const [answer] = (await once(asked, 'response')) as [AsyncIterable<Buffer>];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The upper limit: a server that only writes these bytes. */
async function loadOfBytes(
  order: Pick<LoadOrder, 'headers' | 'connections' | 'seconds' | 'warmUpSeconds'>,
  body: Buffer,
): Promise<LoadResult> {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return await loadFrom(folder, { ...order, origin: `http://127.0.0.1:${port}`, requests: [{ method: 'GET', path: '/' }] });
  } finally {
    server.close();
  }
}

async function lighthouseScores(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome found: install one, or set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`] });
  try {
    const { services } = (await (await fetch(`${app.url}/api/search`)).json()) as { services: { slug: string }[] };
    print();
    print(`${''.padEnd(34)}performance  accessibility  best practices  SEO   shift   LCP ms  TBT ms`);
    for (const path of [
      '/',
      '/search',
      '/search?industry=Plumber',
      `/business/${services[0]!.slug}`,
      '/shortlist',
      '/how-we-order',
      '/faq',
    ]) {
      for (const slowDown of [1, 4]) print(await medianOf(path, slowDown));
    }
    for (const line of failed) print(`  ${line}`);
  } finally {
    await browser.close();
  }
}

async function medianOf(path: string, cpuSlowdownMultiplier: number): Promise<string> {
  const found: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await scores(path, cpuSlowdownMultiplier));
  const median = (name: string) => found.map((result) => result[name]!).sort((a, b) => a - b)[Math.floor(runs / 2)]!;
  const score = (name: string, width: number) => (median(name) * 100).toFixed(0).padStart(width);
  return [
    `${path.slice(0, 26).padEnd(27)} ${cpuSlowdownMultiplier}x`.padEnd(34),
    score('performance', 11),
    score('accessibility', 15),
    score('best-practices', 16),
    score('seo', 5),
    median('cumulative-layout-shift').toFixed(3).padStart(8),
    median('largest-contentful-paint').toFixed(0).padStart(9),
    median('total-blocking-time').toFixed(0).padStart(8),
  ].join('');
}

async function scores(path: string, cpuSlowdownMultiplier: number): Promise<Record<string, number>> {
  const flags: Flags = { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', throttling: { cpuSlowdownMultiplier } };
  const result = await lighthouse(`${app.url}${path}`, flags, {
    extends: 'lighthouse:default',
    settings: { onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { categories, audits } = result.lhr;
  for (const audit of Object.values(audits)) {
    const isFailed = audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary';
    if (isFailed && cpuSlowdownMultiplier === 1) failed.add(`${path}: ${audit.title}`);
  }
  return {
    ...Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, score ?? 0])),
    ...Object.fromEntries(
      ['cumulative-layout-shift', 'largest-contentful-paint', 'total-blocking-time'].map((name) => [
        name,
        audits[name]?.numericValue ?? NaN,
      ]),
    ),
  };
}
