import { Counter, Gauge, type MetricObject, Registry } from 'prom-client';
import { ProcessGroup } from '../processes/process-group.js';
import { GroupMetrics } from './group-metrics.js';

function registryWith(requests: number, health: number): Registry {
  const registry = new Registry();
  new Counter({ name: 'requests', help: 'All', registers: [registry] }).inc(requests);
  new Gauge({ name: 'health', help: 'The worst', aggregator: 'min', registers: [registry] }).set(health);
  return registry;
}

class Others extends ProcessGroup {
  constructor(private readonly metrics: MetricObject[][]) {
    super();
  }

  answer(): void {
    // Nobody asks.
  }

  ask<T>(): Promise<T[]> {
    return Promise.resolve(this.metrics as T[]);
  }
}

describe('GroupMetrics', () => {
  it('are added up over the processes, and the worst of what is a state', async () => {
    const others = await Promise.all([registryWith(5, 1), registryWith(7, 2)].map((registry) => registry.getMetricsAsJSON()));
    const text = await new GroupMetrics(registryWith(30, 2), new Others(others)).text();
    expect(text).toContain('requests 42\n');
    expect(text).toContain('health 1\n');
  });

  it('are its own for a process that serves alone', async () => {
    const registry = registryWith(30, 2);
    const metrics = new GroupMetrics(registry, new Others([]));
    expect(await metrics.text()).toBe(await registry.metrics());
    expect(metrics.contentType).toBe(registry.contentType);
  });
});
