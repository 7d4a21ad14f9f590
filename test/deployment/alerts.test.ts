import { parser } from '@prometheus-io/lezer-promql';
import GithubSlugger from 'github-slugger';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { rows, SheetFile } from '../support/sheet.js';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: { summary: string; description: string };
}

/** A metric that a rule looks at, and the labels by which it is chosen or added up. */
interface Selector {
  metric: string;
  /** `value` where it must be this one. */
  labels: { name: string; value?: string }[];
}

const { groups } = parse(readFileSync('docs/operations/alerts.yml', 'utf8')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Prometheus itself adds these. */
const NOT_OURS = ['up'];
const ADDED = ['job', 'instance', 'le'];

/** What an expression looks at, as Prometheus' own grammar reads it. @throws when it cannot be read */
function selectorsOf(expression: string): Selector[] {
  const found: Selector[] = [];
  const grouped: string[] = [];
  parser.parse(expression).iterate({
    enter({ node, type, from, to }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`Not PromQL, from "${expression.slice(from)}" on`);
      if (type.name === 'GroupingLabels') grouped.push(...text.replace(/[()\s]/g, '').split(','));
      if (type.name === 'VectorSelector') found.push({ metric: expression.slice(node.firstChild!.from, node.firstChild!.to), labels: [] });
      if (type.name === 'UnquotedLabelMatcher') {
        const [, name, operator, value] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text)!;
        found.at(-1)!.labels.push(operator === '=' ? { name: name!, value: value! } : { name: name! });
      }
    },
  });
  for (const selector of found) selector.labels.push(...grouped.map((name) => ({ name })));
  return found.map(({ metric, labels }) => ({ metric, labels: labels.filter(({ name }) => !ADDED.includes(name)) }));
}

/** The gauges of the code, each with its options. */
const gauges = execFileSync('git', ['grep', '-lE', 'new Gauge\\(', '--', 'src', ':!*.spec.ts'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .flatMap((path) => readFileSync(path, 'utf8').split('new Gauge(').slice(1))
  .map((text) => text.split(/\bcollect\(|\}\)/)[0]!);

// Without one prom-client adds gauges up: of three processes, each with a paused sync, the rule that waits for 1 would see 3.
it('each gauge declares how values of several processes are combined', () => {
  expect(gauges.length).toBeGreaterThan(6);
  expect(gauges.filter((gauge) => !gauge.includes('aggregator:'))).toEqual([]);
});

describe('the alert rules', () => {
  it('say what is wrong and what to do, with unique names', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(rule).toEqual({
        alert: expect.stringMatching(/^Homewright[A-Za-z]+$/) as string,
        expr: expect.any(String) as string,
        ...(rule.for ? { for: expect.stringMatching(/^\d+[mhd]$/) as string } : {}),
        labels: { severity: expect.stringMatching(/^(page|ticket)$/) as string },
        annotations: {
          summary: expect.stringMatching(/.{20}/) as string,
          description: expect.stringMatching(/\. See docs\/operations\/[\w-]+\.md#[\w-]+$/) as string,
        },
      });
    }
  });

  it.each(
    rules.map(({ alert, annotations }) => [alert, ...annotations.description.split('See ').at(-1)!.split('#')] as [string, string, string]),
  )('%s links to an existing section: %s#%s', (_alert, file, section) => {
    expect(existsSync(file)).toBe(true);
    const slugger = new GithubSlugger();
    const sections = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => slugger.slug(title!));
    expect(sections).toContain(section);
  });

  describe('use existing metrics', () => {
    const sheet = new SheetFile();
    let app: TestApp;
    let lines: string[];
    let metrics: string[];

    beforeAll(async () => {
      await sheet.write(rows(5));
      app = await startApp({ env: { LISTINGS_CSV: sheet.path } });
      const admin = await signIn(app);
      await post(app, '/api/sync', {}, admin);
      await post(app, '/api/admin/backups', {}, admin);
      await eventually(
        async () => (await get<{ lastGoodAt: string | null }>(app, '/api/admin/backups', admin)).body.lastGoodAt !== null,
        'a backup is made',
        30_000,
      );
      await eventually(
        async () => (await get<{ degraded?: true }>(app, '/api/search')).body.degraded === undefined,
        'the engine answers',
        30_000,
      );
      const told = (await (await fetch(`${app.url}/metrics`)).text()).split('\n');
      lines = told.filter((line) => !line.startsWith('#'));
      metrics = told.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []);
    });

    afterAll(async () => {
      await app?.close();
      sheet.remove();
    });

    it.each(rules.map(({ alert, expr }) => [alert, expr]))('%s', (_alert, expression) => {
      const missing = selectorsOf(expression)
        .filter(({ metric }) => !NOT_OURS.includes(metric))
        .filter(({ metric, labels }) => {
          const wanted = labels.map(({ name, value }) => (value === undefined ? `${name}="` : `${name}="${value}"`));
          const series = lines.filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `));
          return !series.some((line) => wanted.every((label) => line.includes(`{${label}`) || line.includes(`,${label}`)));
        });
      expect(missing).toEqual([]);
    });

    it('and docs/operations/monitoring.md explains each metric, and each topic of the outbox', () => {
      const explained = [...readFileSync('docs/operations/monitoring.md', 'utf8').matchAll(/`([\w*-]+)`/g)].map(([, name]) => name!);
      const isExplained = (name: string) =>
        explained.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))));
      const topics = lines.flatMap((line) => /^homewright_outbox_waiting\{.*topic="([^"]+)"/.exec(line)?.[1] ?? []);
      expect(topics.length).toBeGreaterThan(3);
      expect([...metrics, ...topics].filter((name) => !isExplained(name))).toEqual([]);
    });
  });
});
