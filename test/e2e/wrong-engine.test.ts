import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, get, signIn } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';

/** Something else that listens where the engine should. */
let website: Server;
/** Answers as an engine does to a key that may search and nothing else. */
let searchOnly: Server;
let app: LoggedApp | undefined;

beforeAll(async () => {
  website = createServer((_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>'));
  searchOnly = createServer(({ url }, response) => {
    const [status, code] = url === '/multi-search' ? [400, 'index_not_found'] : [403, 'invalid_api_key'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message: 'Not so.', code, type: 'auth' }));
  });
  for (const server of [website, searchOnly]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => app?.close());

afterAll(() => {
  website.close();
  searchOnly.close();
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it.each([
  [
    'an address where nothing answers',
    () => ({ MEILI_HOST: 'http://127.0.0.1:1' }),
    /^nothing answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)\. .*MEILI_HOST/,
  ],
  [
    'a key that the engine does not know',
    () => ({ MEILI_API_KEY: 'of-another-engine' }),
    /^Meilisearch at .* refuses the key \(invalid_api_key\)\. Set MEILI_API_KEY/,
  ],
  [
    'a web server that is none',
    () => ({ MEILI_HOST: addressOf(website) }),
    /^what answers at .* is not Meilisearch \(it answered 404\)\. Set MEILI_HOST/,
  ],
])('%s is logged once and soon, and reported by /readyz, with the setting to check', async (_what, env, why) => {
  app = await startLogged({ env: env() });
  const warnings = () =>
    app!
      .output()
      .split('\n')
      .filter((line) => line.includes('PostgreSQL answers searches'))
      .map((line) => JSON.parse(line) as { level: number; msg: string });
  await eventually(() => Promise.resolve(warnings().length > 0), 'the log has it');
  const { parts } = (await get<{ parts: Record<string, { detail?: string }> }>(app, '/readyz', await signIn(app))).body;
  const reason = parts['search']!.detail!.replace('PostgreSQL answers: ', '');
  expect(reason).toMatch(why);
  expect(reason).not.toContain('{');
  expect(warnings()).toEqual([expect.objectContaining({ level: 40, msg: `PostgreSQL answers searches: ${reason}` })]);
});

it('a key that may search but not write is reported with the setting to check, when the index is to be built', async () => {
  app = await startLogged({ env: { MEILI_HOST: addressOf(searchOnly) } });
  await eventually(() => Promise.resolve(app!.output().includes('search-rebuild (1 entries) will be retried')), 'the log has it');
  expect(app.output()).toMatch(/will be retried: Error: Meilisearch at \S+ refuses the key \(invalid_api_key\)\. Set MEILI_API_KEY/);
});
