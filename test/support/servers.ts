import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDir } from '../../src/platform/embedded/data-dir.js';
import { startEmbeddedServers } from '../../src/platform/embedded/embedded-servers.js';

export interface TestServers {
  /** A PostgreSQL in which databases may be created and dropped. */
  databaseUrl: string;
  meili: { host: string; apiKey: string };
  stop(): Promise<void>;
}

/**
 * The servers that all suites of a run share: embedded ones, containers with TEST_SERVERS=containers, or with TEST_SERVERS=given the
 * running ones in TEST_DATABASE_URL, TEST_MEILI_HOST and TEST_MEILI_API_KEY.
 */
export async function startServers(): Promise<TestServers> {
  const kind = process.env['TEST_SERVERS'] ?? 'embedded';
  if (kind === 'containers') return startContainers();
  if (kind === 'given') return givenServers();
  if (kind !== 'embedded') throw new Error('TEST_SERVERS must be embedded, containers or given');
  return startEmbedded();
}

function givenServers(): TestServers {
  const { TEST_DATABASE_URL: databaseUrl, TEST_MEILI_HOST: host, TEST_MEILI_API_KEY: apiKey } = process.env;
  if (!databaseUrl || !host || !apiKey)
    throw new Error('TEST_SERVERS=given wants TEST_DATABASE_URL, TEST_MEILI_HOST and TEST_MEILI_API_KEY.');
  return { databaseUrl, meili: { host, apiKey }, stop: () => Promise.resolve() };
}

async function startEmbedded(): Promise<TestServers> {
  const folder = await mkdtemp(join(tmpdir(), 'homewright-servers-'));
  const dataDir = await DataDir.open(join(folder, 'data'));
  const servers = await startEmbeddedServers({ dataDir, database: true, search: true, say: () => undefined, durable: false });
  const { databaseUrl, meili } = servers;
  if (!databaseUrl || !meili) {
    await servers.stop();
    throw new Error(`The suites need both servers: ${servers.searchUnavailable ?? 'PostgreSQL did not start'}`);
  }
  return {
    databaseUrl,
    meili,
    async stop() {
      await servers.stop();
      dataDir.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const MEILI_KEY = 'a-master-key-for-tests-only';

/** For machines with Docker; the versions are those of docker-compose.yml. */
async function startContainers(): Promise<TestServers> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const [postgres, meilisearch] = await Promise.all([
    new PostgreSqlContainer('postgres:18.4').start(),
    new GenericContainer('getmeili/meilisearch:v1.21.0')
      .withEnvironment({ MEILI_MASTER_KEY: MEILI_KEY, MEILI_NO_ANALYTICS: 'true' })
      .withExposedPorts(7700)
      .withWaitStrategy(Wait.forHttp('/health', 7700))
      .start(),
  ]);
  return {
    databaseUrl: postgres.getConnectionUri(),
    meili: { host: `http://${meilisearch.getHost()}:${meilisearch.getMappedPort(7700)}`, apiKey: MEILI_KEY },
    async stop() {
      await Promise.all([postgres.stop(), meilisearch.stop()]);
    },
  };
}
