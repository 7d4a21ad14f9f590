import { eventually, get } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { SEARCH_ENGINE: 'postgres' } });
});

afterAll(() => app?.close());

interface Listed {
  fileName: string;
}

const articles = async (query = '') => (await get<Listed[]>(app, `/api/articles${query}`)).body;
const names = async (query = '') => (await articles(query)).map(({ fileName }) => fileName);
const pageAt = async (path: string) => (await fetch(app.url + path)).text();
/** The articles that a page knows of, in its text or beside it. */
const namedIn = (html: string) => new Set(html.match(/\b(?:pipe|furnace|roof)-\d+\b/g)).size;

async function write(count: number, from = 1): Promise<void> {
  for (const [name, section] of [
    ['pipe', 'Plumbing'],
    ['furnace', ' hvac technician '],
    ['roof', 'Roofing'],
  ])
    await execute(
      app.databaseUrl,
      `INSERT INTO blog (file_name, title, topic, section, content, created_at)
       SELECT $1 || '-' || n, $1 || ' ' || n, '', $2, '', timestamptz '2026-01-01' + n * interval '1 hour' FROM generate_series($3::int, $4::int) AS n`,
      [name, section, from, from + count - 1],
    );
  const all = 3 * (from + count - 1);
  await eventually(async () => (await articles()).length === all, 'the articles');
}

describe('a guide with many articles', () => {
  it('is shown by section, with the newest of each', async () => {
    await write(10);
    expect(await names('?perSection=2')).toEqual(['roof-10', 'furnace-10', 'pipe-10', 'roof-9', 'furnace-9', 'pipe-9']);
    expect(await names('?section=plumbing&perSection=3')).toEqual(['pipe-10', 'pipe-9', 'pipe-8']);
    expect((await names('?section=hvac')).every((name) => name.startsWith('furnace-'))).toBe(true);
    expect(await names('?section=other')).toEqual(Array.from({ length: 10 }, (_, index) => `roof-${10 - index}`));
    expect(await names('?section=nowhere')).toEqual([]);
  });

  it.each(['0', '101', '1.5', 'x'])('refuses %p of each section, and says what would be right', async (count) => {
    const { status, body } = await get<{ errors: object[] }>(app, `/api/articles?perSection=${count}`);
    expect([status, body.errors]).toEqual([400, [{ field: 'perSection', message: 'must be a whole number from 1 to 100' }]]);
  });

  it('lists six of each section, with a link to all', async () => {
    const hub = await pageAt('/home-jobs-guide');
    expect(hub).toContain('href="/section/other"');
    expect(hub.match(/href="\/roof-\d+"/g)).toHaveLength(6);
    const other = await pageAt('/section/other');
    expect(other.match(/href="\/roof-\d+"/g)).toHaveLength(10);
    expect(other).not.toMatch(/href="\/(pipe|furnace)-/);
    expect((await pageAt('/section/plumbing')).match(/href="\/(pipe-\d+|(?!home-jobs)[a-z-]+-guide)"/g)).toHaveLength(10 + 7);
    expect(await pageAt('/sitemap.xml')).toContain('/section/other</loc>');
  });

  it('does not make the home page and the hub larger', async () => {
    const before = await Promise.all(['/', '/home-jobs-guide'].map(async (path) => namedIn(await pageAt(path))));
    await write(50, 11);
    const after = await Promise.all(['/', '/home-jobs-guide'].map(async (path) => namedIn(await pageAt(path))));
    expect(before).toEqual([21, 21]);
    expect(after).toEqual(before);
  });
});

describe('articles that are larger together than the cache', () => {
  const LENGTH = 150_000;
  const all = () => fetch(`${app.url}/api/get-blogs`);

  beforeAll(async () => {
    await execute(app.databaseUrl, 'DELETE FROM blog');
    await execute(
      app.databaseUrl,
      `INSERT INTO blog (file_name, title, topic, content, created_at)
       SELECT 'long-' || n, 'Long ' || n, '', repeat('"é', $1::int / 2), timestamptz '2026-01-01' + n * interval '1 hour' FROM generate_series(1, 155) AS n`,
      [LENGTH],
    );
  });

  it('are sent completely, newest first, as a stream', async () => {
    const response = await all();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const { success, blogs } = (await response.json()) as { success: boolean; blogs: { fileName: string; content: string }[] };
    expect([success, blogs.map(({ fileName }) => fileName)]).toEqual([
      true,
      Array.from({ length: 155 }, (_, index) => `long-${155 - index}`),
    ]);
    expect(new Set(blogs.map(({ content }) => content.length))).toEqual(new Set([LENGTH]));
  });

  it('are sent to a few clients at a time: others get 503', async () => {
    // Who does not read holds a place.
    const slow = await Promise.all([all(), all(), all()]);
    expect(slow.map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = await all();
    expect([next.status, next.headers.get('retry-after')]).toEqual([503, '5']);
    await Promise.all(slow.map((response) => response.body!.cancel()));
    await eventually(async () => (await all().then((response) => response.body!.cancel().then(() => response.status))) === 200, 'a place');
  });
});
