import { get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';

/** What an operator can switch off, with a page, a call and a path of the sitemap that go with it. */
const PARTS: { setting: string; pages: string[]; calls: string[] }[] = [
  { setting: 'showReferrals', pages: ['/referral-program'], calls: ['/api/referral/create', '/api/referral/track'] },
  { setting: 'showGuides', pages: ['/running-toilet-guide'], calls: [] },
  { setting: 'showRenewals', pages: ['/renew-business'], calls: ['/api/listings/renew'] },
  { setting: 'showEmergency', pages: ['/emergency-help'], calls: [] },
  { setting: 'showContact', pages: [], calls: ['/api/contact'] },
  { setting: 'showArticles', pages: [], calls: [] },
];

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startApp({ env: { SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
  await post(app, '/api/publish-blog', { topic: 'Fix a tap', content: 'Turn the water off.' }, admin);
});

afterAll(() => app?.close());

async function put(name: string, value: string | null) {
  const { body } = await get<{ settings: { name: string; version: number }[] }>(app, '/api/admin/site-settings', admin);
  const { version } = body.settings.find((each) => each.name === name)!;
  return fetch(`${app.url}/api/admin/site-settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify({ changes: [{ name, value, version }] }),
  });
}

async function set(value: 'on' | 'off') {
  const { body } = await get<{ settings: { name: string; version: number }[] }>(app, '/api/admin/site-settings', admin);
  const versionOf = (wanted: string) => body.settings.find(({ name }) => name === wanted)!.version;
  const changes = PARTS.map(({ setting }) => ({ name: setting, value, version: versionOf(setting) }));
  const answer = await fetch(`${app.url}/api/admin/site-settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify({ changes }),
  });
  expect(answer.status).toBe(200);
}

const statusOf = async (path: string) => (await fetch(app.url + path)).status;
/** One after another: so many new pages at once may be more than are made in time. */
async function statusesOf(paths: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const path of paths) statuses.push(await statusOf(path));
  return statuses;
}
const textOf = async (path: string) => (await fetch(app.url + path)).text();

it('a part that is switched off has no pages, calls, links or sitemap entries; switched on again, it is as before', async () => {
  const pages = [...PARTS.flatMap((part) => part.pages), '/fix-a-tap', '/home-jobs-guide', '/section/plumbing'];
  const calls = PARTS.flatMap((part) => part.calls);
  expect(await statusesOf(pages)).toEqual(pages.map(() => 200));
  await set('off');
  expect(await statusesOf(pages)).toEqual(pages.map(() => 404));
  for (const call of calls)
    expect([call, await post(app, call, {})]).toMatchObject([call, { status: 404, body: { type: '/problems/part-switched-off' } }]);
  const sitemap = await textOf('/sitemap.xml');
  for (const path of pages) expect(sitemap).not.toContain(`${path}<`);
  for (const address of ['/', '/about', '/faq', '/list-business', '/list-business/thank-you', '/page-that-does-not-exist']) {
    const html = await textOf(address);
    expect(pages.filter((path) => html.includes(`href="${path}`)).map((path) => [address, path])).toEqual([]);
  }
  expect(await textOf('/about')).not.toContain('name="message"');
  expect((await get(app, '/api/articles')).body).toEqual([]);
  expect((await get(app, '/api/get-blogs')).body).toEqual({ success: true, blogs: [] });
  expect([await statusOf('/api/blogs/fix-a-tap'), await statusOf('/api/articles/fix-a-tap')]).toEqual([404, 404]);
  // Who writes them goes on.
  expect((await get(app, '/api/get-blogs', admin)).body).toMatchObject({ blogs: [{ fileName: 'fix-a-tap' }] });
  expect((await get(app, '/api/blogs/fix-a-tap', admin)).status).toBe(200);
  expect(await textOf('/feed.xml')).not.toContain('<item>');
  expect((await get<{ suggestions: { kind: string }[] }>(app, '/api/suggest?q=toilet')).body.suggestions).not.toContainEqual(
    expect.objectContaining({ kind: 'guide' }),
  );
  await set('on');
  expect(await statusesOf(pages)).toEqual(pages.map(() => 200));
  expect((await post(app, '/api/contact', {})).status).toBe(400);
});

it('a single hidden guide has no links, and its address redirects to the list; an unknown name is refused', async () => {
  const refused = await put('hiddenGuides', 'running-toilet, walking-toilet');
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('names of guides with commas between them; there are'),
  ]);
  expect((await put('hiddenGuides', ' running-toilet ,sump-pump')).status).toBe(200);
  expect((await get(app, '/api/guides/running-toilet')).status).toBe(404);
  const answer = await fetch(`${app.url}/running-toilet-guide`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, expect.stringMatching(/\/home-jobs-guide$/)]);
  for (const address of [
    '/',
    '/home-jobs-guide',
    '/section/plumbing',
    '/clogged-drain-guide',
    '/sitemap.xml',
    '/search?query=running+toilet',
  ]) {
    const found = await textOf(address);
    expect([address, /(?:href=")?\/(?:running-toilet|sump-pump)-guide["<]/.exec(found.replace(/<script[\s\S]*?<\/script>/g, ''))]).toEqual([
      address,
      null,
    ]);
  }
  expect(await textOf('/section/plumbing')).toContain('/clogged-drain-guide"');
  expect((await get<{ suggestions: { kind: string }[] }>(app, '/api/suggest?q=running%20toil')).body.suggestions).not.toContainEqual(
    expect.objectContaining({ kind: 'guide' }),
  );
  expect((await put('hiddenGuides', null)).status).toBe(200);
  expect(await statusOf('/running-toilet-guide')).toBe(200);
});

it('links to a page are named before it is hidden: in articles, drafts and texts, but not in menus', async () => {
  await post(app, '/api/publish-blog', { topic: 'Basement', content: 'Read [this](/sump-pump-guide) first.' }, admin);
  await post(app, '/api/publish-blog', { topic: 'Another', content: 'Not [this](/sump-pump-guide-of-ours).' }, admin);
  const draft = await post(
    app,
    '/api/admin/blog-drafts',
    { fields: { topic: 'Unfinished', content: 'https://x.example/sump-pump-guide' } },
    admin,
  );
  expect(draft.status).toBe(201);
  const entry = { id: 'wet', category: 'Water', question: 'Wet?', answer: 'See /sump-pump-guide.', industry: '' };
  await post(app, '/api/admin/texts/faq', { texts: { entries: [entry] } }, admin);
  await post(app, '/api/admin/texts/frame', { texts: { company: [{ text: 'Pump', to: '/sump-pump-guide' }] } }, admin);
  const { body } = await get<{ items: { kind: string; name: string; title: string }[] }>(
    app,
    '/api/admin/links?to=/sump-pump-guide',
    admin,
  );
  expect(body.items.map(({ kind, title }) => [kind, title]).sort()).toEqual([
    ['article', 'Basement'],
    ['draft', 'Unfinished'],
    ['text', 'FAQ'],
  ]);
  expect(body.items.find(({ kind }) => kind === 'article')?.name).toBe('basement');
  expect((await get(app, '/api/admin/links?to=javascript:x', admin)).status).toBe(400);
  expect((await get(app, '/api/admin/links?to=/sump-pump-guide')).status).toBe(401);
});
