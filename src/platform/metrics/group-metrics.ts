import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import type { ProcessGroup } from '../processes/process-group.js';

const LIMIT_MS = 2_000;

/** The metrics of all processes that serve the same port, added up; those of one that does not answer are missing. */
export class GroupMetrics {
  constructor(
    private readonly registry: Registry,
    private readonly group: ProcessGroup,
  ) {
    group.answer('metrics', () => registry.getMetricsAsJSON());
  }

  readonly contentType = 'text/plain; version=0.0.4; charset=utf-8';

  async text(): Promise<string> {
    const others = await this.group.ask<MetricObject[]>('metrics', LIMIT_MS);
    if (others.length === 0) return this.registry.metrics();
    return AggregatorRegistry.aggregate([await this.registry.getMetricsAsJSON(), ...others]).metrics();
  }
}
