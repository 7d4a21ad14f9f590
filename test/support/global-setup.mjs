// Jest loads this file without its transformer; the servers are TypeScript like everything else.
import '@swc-node/register/esm-register';

/** Starts the shared servers once a run; the workers find them through their environment. */
export default async function setup() {
  const { startServers } = await import('./servers.ts');
  const servers = await startServers();
  globalThis.homewrightServers = servers;
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_MEILI_HOST = servers.meili.host;
  process.env.TEST_MEILI_API_KEY = servers.meili.apiKey;
}
