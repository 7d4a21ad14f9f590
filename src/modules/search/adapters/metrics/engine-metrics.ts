import { Gauge, type Registry, type RegistryContentType } from 'prom-client';
import type { EngineState } from '../../application/engines/engine-watch.js';

const STATES: readonly EngineState[] = ['answering', 'behind', 'building', 'away'];

interface MeasuredEngine {
  name: string;
  watch: { state: EngineState; lagSeconds: number };
}

/** State and lag of each search engine. */
export class EngineMetrics {
  constructor(registry: Registry<RegistryContentType>, engines: readonly MeasuredEngine[]) {
    new Gauge({
      name: 'homewright_search_engine_state',
      help: 'Of each search engine, 1 for the state in which it is',
      labelNames: ['engine', 'state'],
      aggregator: 'max',
      registers: [registry],
      collect() {
        for (const { name, watch } of engines) for (const state of STATES) this.set({ engine: name, state }, Number(watch.state === state));
      },
    });
    new Gauge({
      name: 'homewright_search_engine_lag_seconds',
      help: 'Age of the oldest change that each search engine does not have yet',
      labelNames: ['engine'],
      aggregator: 'max',
      registers: [registry],
      collect() {
        for (const { name, watch } of engines) this.set({ engine: name }, watch.lagSeconds);
      },
    });
  }
}
