import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import type { ProcessGroup } from '../processes/process-group.js';

const LIMIT_MS = 2_000;

/** Memory, start time, event loop: they describe one process, and their sum means nothing. */
const PER_PROCESS_METRIC = /^(process|nodejs)_/;

/**
 * The metrics of all processes that serve the same port; those of a process that does not answer are missing. Counters are summed, and
 * gauges are combined by their `aggregator`. Node's metrics stay separate, by the label `process`.
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
      if (!PER_PROCESS_METRIC.test(metric.name)) return metric;
      const values = metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } }));
      // Each value is unique by its label now. Without `first`, prom-client would leave out the start time of the process.
      return { ...metric, values, aggregator: 'first' };
    });
  }
}
