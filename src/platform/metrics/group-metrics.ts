import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import type { ProcessGroup } from '../processes/process-group.js';

const LIMIT_MS = 2_000;

/** Memory, start, event loop: of one process, and worth nothing as a sum. */
const OF_A_PROCESS = /^(process|nodejs)_/;

/**
 * The metrics of all processes that serve the same port; those of one that does not answer are missing. What they count is added up, and gauges are
 * put together by their `aggregator`. What Node tells of a process stays apart, by the label `process`.
 */
export class GroupMetrics {
  constructor(
    private readonly registry: Registry,
    private readonly group: ProcessGroup,
  ) {
    group.answer('metrics', () => this.own());
  }

  readonly contentType = 'text/plain; version=0.0.4; charset=utf-8';

  async text(): Promise<string> {
    if (this.group.number === undefined) return this.registry.metrics();
    const others = await this.group.ask<MetricObject[]>('metrics', LIMIT_MS);
    return AggregatorRegistry.aggregate([await this.own(), ...others]).metrics();
  }

  private async own(): Promise<MetricObject[]> {
    const process = this.group.number;
    return (await this.registry.getMetricsAsJSON()).map((metric) => {
      if (!OF_A_PROCESS.test(metric.name)) return metric;
      const values = metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } }));
      // Each value is one of a kind now. prom-client would leave the start of the process out.
      return { ...metric, values, aggregator: 'first' };
    });
  }
}
