import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf, searchRequests } from '../../bench/queries.js';
import { get } from '../../support/api.js';
import { inEngine, LISTINGS, openSite, percentile, print, type Site } from './site.js';
import type { Sent } from './steady-load.js';

const PER_SECOND = 100;
const SECONDS = 60;
/** What is promised of 99 of 100 searches that PostgreSQL answers, and of an engine that is there again. */
const [MAX_MS, MAX_BACK_MS] = [300, 5_000];
/** Seconds after the beginning of the load. */
const [KILLED, FROZEN, FROZEN_FOR, WIPED] = [5, 15, 20, 42];

let site: Site;

beforeAll(async () => {
  site = await openSite();
}, 600_000);

afterAll(() => site?.close(), 120_000);

it('0 of 6,000 searches at 100 a second fail while the engine is killed, frozen for 20 s and loses its data, and none is answered as empty', async () => {
  const requests = searchRequests(500, 11).filter(({ query, companyName, phone }) => !query && !companyName && !phone);
  // Both engines find results for the same queries.
  const known: string[] = [];
  for (const request of requests) {
    const path = pathOf(request);
    if ((await get<{ total: number }>(site, path)).body.total > 0) known.push(path);
  }
  const back: Record<string, number> = {};
  const began = Date.now();
  const until = (second: number) => sleep(Math.max(0, began + second * 1_000 - Date.now()));
  const load = site.load({
    requests: known.map((path) => ({ path, what: 'search' })),
    perSecond: PER_SECOND,
    seconds: SECONDS,
    connections: 200,
  });

  await until(KILLED);
  process.kill(site.enginePid(), 'SIGKILL');
  back['killed'] = await inEngine(site, LISTINGS);
  await until(FROZEN);
  const pid = site.enginePid();
  process.kill(pid, 'SIGSTOP');
  const frozenAt = Date.now();
  await until(FROZEN + FROZEN_FOR);
  process.kill(pid, 'SIGCONT');
  back['frozen'] = await inEngine(site, LISTINGS);
  await until(WIPED);
  process.kill(site.enginePid(), 'SIGKILL');
  await rm(join(site.folder, 'servers', 'meilisearch'), { recursive: true, force: true });
  back['wiped'] = await inEngine(site, LISTINGS);

  const sent = await load;
  const failed = sent.filter(({ status }) => status !== 200);
  const empty = sent.filter(({ total }) => total === 0);
  const during = (from: number, to: number) => sent.filter(({ at }) => at >= from && at < to);
  // The circuit is open: PostgreSQL answers.
  const frozen = during(frozenAt + 1_500, frozenAt + FROZEN_FOR * 1_000);
  const wiped = during(began + WIPED * 1_000, began + SECONDS * 1_000);
  print('engine', {
    searches: sent.length,
    failed: failed.length,
    empty: empty.length,
    fromPostgres: sent.filter(({ degraded }) => degraded).length,
  });
  for (const [name, from, to] of [
    ['well', 0, KILLED],
    ['killed', KILLED, FROZEN],
    ['frozen', FROZEN, FROZEN + FROZEN_FOR],
    ['back', FROZEN + FROZEN_FOR, WIPED],
    ['wiped', WIPED, SECONDS],
  ] as const) {
    const part = during(began + from * 1_000, began + to * 1_000);
    print(`engine, ${name}`, {
      searches: part.length,
      failed: part.filter(({ status }) => status !== 200).length,
      fromPostgres: part.filter(({ degraded }) => degraded).length,
      p50: percentile(part, 0.5),
      p99: percentile(part, 0.99),
    });
  }
  print('engine, milliseconds', {
    'p50 in all': percentile(sent, 0.5),
    'p99 in all': percentile(sent, 0.99),
    'p99 while frozen, once the circuit is open': percentile(frozen, 0.99),
    'longest until it was open': Math.max(...during(frozenAt, frozenAt + 1_500).map(({ ms }: Sent) => ms)),
  });
  print('engine, milliseconds until it answers again', back);
  expect({ failed: failed.slice(0, 3), empty: empty.slice(0, 3) }).toEqual({ failed: [], empty: [] });
  expect(percentile(frozen, 0.99)).toBeLessThan(MAX_MS);
  expect(percentile(wiped, 0.99)).toBeLessThan(MAX_MS);
  expect(Math.max(back['killed'], back['frozen'])).toBeLessThan(MAX_BACK_MS);
  expect(sent.length).toBeGreaterThanOrEqual(PER_SECOND * SECONDS - 1);
}, 600_000);
