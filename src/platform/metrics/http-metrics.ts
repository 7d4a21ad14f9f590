import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DeliveryStore } from '../deliveries/delivery-store.js';
import type { HealthChecks } from '../health/health-checks.js';
import type { Backlog, PgBossOutbox } from '../outbox/pg-boss-outbox.js';

/** One registry for the whole process: its collectors run until the process ends, so do not create a second one. */
let nodeRegistry: Registry | undefined;

function nodeMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Prometheus metrics of this process: Node's own, responses by route, pages from the cache, health of the parts, size and age of the
 * outbox's backlog, failed deliveries.
 */
export function metricsOf(
  fastify: FastifyInstance,
  health: Pick<HealthChecks, 'readiness'>,
  outbox: Pick<PgBossOutbox, 'backlog' | 'topics'>,
  deliveries: Pick<DeliveryStore, 'count'>,
): Registry {
  const registry = Registry.merge([(nodeRegistry ??= nodeMetrics())]);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const pages = new Counter({
    name: 'homewright_page_cache_total',
    help: 'Pages given from memory, and pages made for who asked',
    labelNames: ['result'],
    registers: [registry],
  });
  for (const result of ['hit', 'miss']) pages.inc({ result }, 0);
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    const cached = reply.getHeader('x-page-cache');
    if (cached === 'hit' || cached === 'miss') pages.inc({ result: cached });
    done();
  });
  new Gauge({
    name: 'homewright_part_health',
    help: '2 ok, 1 degraded, 0 down',
    labelNames: ['part'],
    aggregator: 'min',
    registers: [registry],
    async collect() {
      const levels = { ok: 2, degraded: 1, down: 0 };
      const { parts } = await health.readiness({ anew: false });
      for (const [part, { status }] of Object.entries(parts)) this.set({ part }, levels[status]);
    },
  });
  // Topics without entries are reported as 0; without the database the values are unknown, and none is reported.
  const ofTopics = (name: string, help: string, figure: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['topic'],
      aggregator: 'max',
      registers: [registry],
      async collect() {
        this.reset();
        const backlog = await outbox.backlog().catch(() => undefined);
        if (!backlog) return;
        for (const topic of outbox.topics) this.set({ topic }, backlog[topic] ? figure(backlog[topic]) : 0);
      },
    });
  ofTopics('homewright_outbox_waiting', 'Outbox entries not yet carried out', ({ waiting }) => waiting);
  ofTopics('homewright_outbox_oldest_seconds', 'Age of the oldest outbox entry not yet carried out', ({ oldestSeconds }) => oldestSeconds);
  new Gauge({
    name: 'homewright_deliveries',
    help: 'Forwarded forms and mails that have not arrived: waiting for the next try, given up, or held back by the daily limit of an address',
    labelNames: ['state'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await deliveries.count().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  return registry;
}
