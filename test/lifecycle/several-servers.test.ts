import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, get, post, signIn } from '../support/api.js';
import { type AppInOtherProcess, dropIndex, engineEnv, startInOtherProcess } from '../support/app.js';
import { createDatabase, rowsOf, type TestDatabase } from '../support/database.js';

const PASSWORD = 'correct horse battery staple';
const CHANGES = ['Larch Plumbing', 'Spruce Plumbing', 'Tamarack Plumbing'];

let database: TestDatabase;
let folder: string;
let index: string;
let servers: AppInOtherProcess[] = [];
let relay: Server;

beforeAll(async () => {
  const { hostname, port } = new URL(process.env['TEST_MEILI_HOST']!);
  relay = createServer((socket) => {
    const engine = connect(Number(port), hostname);
    for (const end of [socket, engine]) end.on('error', () => [socket, engine].forEach((other) => other.destroy()));
    socket.pipe(engine).pipe(socket);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
});

beforeEach(async () => {
  database = await createDatabase({ migrated: true });
  folder = await mkdtemp(join(tmpdir(), 'homewright-servers-'));
  index = `test_${randomBytes(6).toString('hex')}`;
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
  await dropIndex(index);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

afterAll(() => relay.close());

async function start(name: string, env: Record<string, string>): Promise<AppInOtherProcess> {
  const server = await startInOtherProcess({
    DATA_DIR: join(folder, name),
    DATABASE_URL: database.url,
    SETTINGS_PASSWORD: PASSWORD,
    ...env,
  });
  servers.push(server);
  return server;
}

const elsewhere = () => ({ ...engineEnv(index), MEILI_HOST: `http://127.0.0.1:${(relay.address() as AddressInfo).port}` });

/** Each rebuild makes an index of a new edition. */
const editions = async () => {
  const rows = await rowsOf<{ edition: string }>(database.url, 'SELECT edition FROM search_engine_state WHERE edition IS NOT NULL');
  return rows.map(({ edition }) => edition);
};

it.each([
  ['each with an engine of its own', () => [{}, {}]],
  ['that reach one engine at different addresses', () => [engineEnv(index), elsewhere()]],
])('servers that share a database, %s, build no index again that they have', async (_which, envs) => {
  const [one, two] = await Promise.all(envs().map((env, at) => start(`server-${at}`, env as Record<string, string>)));
  const admin = await signIn({ url: one!.url, password: PASSWORD });
  const answers = async (server: AppInOtherProcess, title?: string) => {
    const { body } = await get<{ services: { title: string }[]; degraded?: true }>(server, `/api/search?query=${title ?? ''}`);
    return !body.degraded && (!title || body.services.some((listing) => listing.title === title));
  };
  const bothAnswer = (title?: string) =>
    eventually(async () => (await answers(one!, title)) && (await answers(two!, title)), `both engines answer "${title}"`);
  await bothAnswer();
  const built = await editions();
  for (const title of CHANGES) {
    expect((await post(one!, '/api/admin/listings', { title, industry: 'Plumber' }, admin)).status).toBe(201);
    await bothAnswer(title);
  }
  expect((await editions()).filter((edition) => !built.includes(edition))).toEqual([]);
});
