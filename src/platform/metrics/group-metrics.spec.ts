import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { ProcessGroup, SingleProcess } from '../processes/process-group.js';
import { GroupMetrics } from './group-metrics.js';

function registryWith(requests: number, health: number): Registry {
  const registry = new Registry();
  new Counter({ name: 'requests', help: 'All', registers: [registry] }).inc(requests);
  new Gauge({ name: 'health', help: 'The worst', aggregator: 'min', registers: [registry] }).set(health);
  return registry;
}

/** One of several processes, which asks those before it. */
class Member extends ProcessGroup {
  private own: () => unknown = () => undefined;

  constructor(
    readonly number: number,
    private readonly others: readonly Member[],
  ) {
    super();
  }

  answer(_topic: string, answer: () => unknown): void {
    this.own = answer;
  }

  async ask<T>(): Promise<T[]> {
    return (await Promise.all(this.others.map((other) => other.own()))) as T[];
  }
}

/** What the last of several processes with these metrics tells. */
function toldBy(registries: readonly Registry[]): Promise<string> {
  const members: Member[] = [];
  const all = registries.map((registry, index) => {
    const member = new Member(index + 1, [...members]);
    members.push(member);
    return new GroupMetrics(registry, member);
  });
  return all.at(-1)!.text();
}

describe('GroupMetrics', () => {
  it('are summed over the processes, with the worst value for states', async () => {
    const text = await toldBy([registryWith(5, 1), registryWith(7, 2), registryWith(30, 2)]);
    expect(text).toContain('requests 42\n');
    expect(text).toContain('health 1\n');
  });

  it('of Node are reported for each process, including its start time, also without the others', async () => {
    const ofNode = () => {
      const registry = new Registry();
      collectDefaultMetrics({ register: registry });
      return registry;
    };
    const processesIn = (text: string, metric: string) =>
      [...text.matchAll(new RegExp(`^${metric}\\{process="(\\d)"\\} [1-9]\\S*$`, 'gm'))].map(([, process]) => process);
    const text = await toldBy([ofNode(), ofNode(), ofNode()]);
    for (const metric of ['process_start_time_seconds', 'process_resident_memory_bytes', 'process_open_fds']) {
      expect([metric, ...processesIn(text, metric).sort()]).toEqual([metric, '1', '2', '3']);
      expect(processesIn(await toldBy([ofNode()]), metric)).toEqual(['1']);
    }
    expect(text).toMatch(/^nodejs_version_info\{version="[^}]*process="2"\} 1$/m);
    expect(text).not.toMatch(/^(process|nodejs)_\w+ /m);
  });

  it('are complete for a single process', async () => {
    const registry = registryWith(30, 2);
    const metrics = new GroupMetrics(registry, new SingleProcess());
    expect(await metrics.text()).toBe(await registry.metrics());
    expect(metrics.contentType).toBe(registry.contentType);
  });
});
