import { fastify } from 'fastify';
import type { Registry } from 'prom-client';
import type { Readiness } from '../health/health-checks.js';
import type { Backlog } from '../outbox/pg-boss-outbox.js';
import { metricsOf } from './http-metrics.js';

const WELL: Readiness = {
  status: 'degraded',
  parts: { database: { status: 'ok' }, search: { status: 'degraded' }, disk: { status: 'down' } },
};

function measured() {
  const server = fastify();
  const found = {
    readiness: WELL,
    backlog: (): Promise<Record<string, Backlog>> =>
      Promise.resolve({ 'delivery-mail': { waiting: 3, oldestSeconds: 90, lateSeconds: 0 } }),
    count: () => Promise.resolve({ waiting: 3, 'given-up': 1, 'held-back': 2 }),
  };
  const registry = metricsOf(
    server,
    { readiness: () => Promise.resolve(found.readiness) },
    { topics: ['delivery-mail', 'listings-changed'], backlog: () => found.backlog() },
    { count: () => found.count() },
  );
  return { server, registry, found };
}

/** The lines of one metric, without its buckets. */
async function linesOf(registry: Registry, name: string): Promise<string[]> {
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));
}

describe('the metrics of a process', () => {
  it('count answers by method, route and status, however many addresses a route has', async () => {
    const { server, registry } = measured();
    server.get('/listings/:id', () => 'one');
    for (const path of ['/listings/1', '/listings/2', '/nothing']) await server.inject(path);
    expect(await linesOf(registry, 'http_request_duration_seconds_count')).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/listings/:id",status="200"} 2',
      'http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
    ]);
  });

  it('distinguish cached pages from rendered ones, and are 0 before the first one', async () => {
    const { server, registry } = measured();
    const pages = () => linesOf(registry, 'homewright_page_cache_total');
    expect(await pages()).toEqual(['homewright_page_cache_total{result="hit"} 0', 'homewright_page_cache_total{result="miss"} 0']);
    server.get('/:result', (request, reply) => reply.header('x-page-cache', (request.params as { result: string }).result).send('page'));
    for (const path of ['/hit', '/miss', '/hit', '/none']) await server.inject(path);
    expect(await pages()).toEqual(['homewright_page_cache_total{result="hit"} 2', 'homewright_page_cache_total{result="miss"} 1']);
  });

  it('have those of Node once in a process, and answers separately for each application', async () => {
    const [first, second] = [measured(), measured()];
    await first.server.inject('/nothing');
    const gauge = 'nodejs_eventloop_lag_p99_seconds';
    expect(first.registry.getSingleMetric(gauge)).toBeDefined();
    expect(second.registry.getSingleMetric(gauge)).toBe(first.registry.getSingleMetric(gauge));
    expect(await linesOf(second.registry, 'http_request_duration_seconds_count')).toEqual([]);
  });

  it('have the state of each part', async () => {
    expect(await linesOf(measured().registry, 'homewright_part_health')).toEqual([
      'homewright_part_health{part="database"} 2',
      'homewright_part_health{part="search"} 1',
      'homewright_part_health{part="disk"} 0',
    ]);
  });

  it('have the number and age of pending entries, 0 for an empty topic', async () => {
    const { registry } = measured();
    expect(await linesOf(registry, 'homewright_outbox')).toEqual([
      'homewright_outbox_waiting{topic="delivery-mail"} 3',
      'homewright_outbox_waiting{topic="listings-changed"} 0',
      'homewright_outbox_oldest_seconds{topic="delivery-mail"} 90',
      'homewright_outbox_oldest_seconds{topic="listings-changed"} 0',
    ]);
    expect(await linesOf(registry, 'homewright_deliveries')).toEqual([
      'homewright_deliveries{state="waiting"} 3',
      'homewright_deliveries{state="given-up"} 1',
      'homewright_deliveries{state="held-back"} 2',
    ]);
  });

  it('leave out database figures while the database is unavailable, and have the rest', async () => {
    const { registry, found } = measured();
    await registry.metrics();
    found.backlog = () => Promise.reject(new Error('away'));
    found.count = () => Promise.reject(new Error('away'));
    expect([...(await linesOf(registry, 'homewright_outbox')), ...(await linesOf(registry, 'homewright_deliveries'))]).toEqual([]);
    expect(await linesOf(registry, 'process_resident_memory_bytes')).toHaveLength(1);
  });
});
