import { eventually, DEFAULT_TIMEOUT_MS } from '../support/api.js';
import { execute } from '../support/database.js';
import { Author } from './blogs.fixture.js';

interface Draft {
  id: string;
  title: string;
  fileName: string | null;
  version: number;
  fields: Record<string, unknown>;
}

let author: Author;
beforeAll(async () => {
  author = await Author.start();
});

let setClockBack = () => {};
afterAll(async () => {
  setClockBack();
  await author?.close();
});

const DRAFTS = '/api/admin/blog-drafts';
const begin = async (fields: object, fileName?: string) =>
  (await author.post<Draft>(DRAFTS, { fields, ...(fileName ? { fileName } : {}) })).body;

/**
 * Applications that this process starts from now on plan their next full minute in three seconds, not in up to sixty.
 * @returns what makes the clock of this process right again
 */
function clockShortlyBeforeTheMinute(): () => void {
  const now = Date.now;
  const aheadMs = (60_000 + 57_000 - (now() % 60_000)) % 60_000;
  Date.now = () => now() + aheadMs;
  return () => (Date.now = now);
}

async function change(method: 'PUT' | 'DELETE', id: string, body?: object): Promise<{ status: number; body: Draft }> {
  const headers = { cookie: author.cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const answer = await fetch(`${author.app.url}${DRAFTS}/${id.split('/').map(encodeURIComponent).join('/')}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Draft };
}

describe('a draft', () => {
  it('stores what was typed, complete or not', async () => {
    const fields = {
      topic: ' Half a ',
      content: '## Tools\n- ',
      keywords: ['a', ''],
      steps: [{ title: '', tips: [''] }],
      odd: ['\u0000', '\ud800', null, 1.5],
    };
    const draft = await begin(fields);
    expect(draft).toMatchObject({ title: 'Half a', fileName: null, version: 1, fields });
    expect((await author.get(`${DRAFTS}/${draft.id}`)).body).toEqual(draft);
    expect(await change('PUT', draft.id, { fields: {}, version: 1 })).toMatchObject({
      status: 200,
      body: { title: '', fields: {}, version: 2 },
    });
  });

  it('is saved by one window at a time', async () => {
    const { id } = await begin({ topic: 'Two windows' });
    const answers = await Promise.all([1, 2, 3].map((window) => change('PUT', id, { fields: { window }, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await author.get<Draft>(`${DRAFTS}/${id}`)).body.version).toBe(2);
  });

  it('may belong to an article, whatever its address', async () => {
    const name = await author.publish('With a draft');
    const draft = await begin({ title: 'Better' }, name);
    expect(draft.fileName).toBe(name);
    await author.update(name, { fileName: 'renamed-meanwhile' });
    expect((await author.get<Draft>(`${DRAFTS}/${draft.id}`)).body.fileName).toBe('renamed-meanwhile');
    await author.post('/api/delete-blog', { fileName: 'renamed-meanwhile' });
    expect((await author.get<Draft>(`${DRAFTS}/${draft.id}`)).body).toMatchObject({ fileName: null, fields: { title: 'Better' } });
    expect((await begin({}, "nobody's")).fileName).toBeNull();
  });

  it('is the only one of its article, and found by it; simultaneous requests create one', async () => {
    const name = await author.publish('Only one');
    const begun = await Promise.all([1, 2, 3].map((window) => author.post<Draft>(DRAFTS, { fields: { window }, fileName: name })));
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const found = async (of: string) =>
      (await author.get<{ items: Draft[]; total: number }>(`${DRAFTS}?fileName=${encodeURIComponent(of)}`)).body;
    const { id } = begun.find(({ status }) => status === 201)!.body;
    expect(await found(name)).toMatchObject({ total: 1, items: [{ id, fileName: name }] });
    for (const other of ['nobody', "nobody's"]) expect(await found(other)).toMatchObject({ total: 0, items: [] });
  });

  it('is in a list, the last change first, until it is deleted', async () => {
    const [one, two] = [await begin({ topic: 'One' }), await begin({ topic: 'Two' })];
    const list = async () => (await author.get<{ items: Draft[]; total: number }>(`${DRAFTS}?limit=2`)).body;
    expect((await list()).items.map(({ title }) => title)).toEqual(['Two', 'One']);
    await change('PUT', one.id, { fields: { topic: 'One again' }, version: 1 });
    expect((await list()).items.map(({ title }) => title)).toEqual(['One again', 'Two']);
    const { total } = await list();
    expect(await change('DELETE', two.id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await change('DELETE', two.id)).status).toBe(200);
    expect((await list()).total).toBe(total - 1);
    expect((await author.get(`${DRAFTS}/${two.id}`)).status).toBe(404);
    expect((await change('PUT', two.id, { fields: {}, version: 1 })).status).toBe(404);
  });

  it.each(['nobody', '\u0000', '../x'])('does not exist for the id %j', async (id) => {
    expect((await author.get(`${DRAFTS}/${encodeURIComponent(id)}`)).status).toBe(404);
    expect((await author.get(`/blog-preview/${encodeURIComponent(id)}`).catch(() => ({ status: 404 }))).status).toBe(404);
  });

  it.each([{}, { fields: [] }, { fields: 'x' }, { fields: {}, other: 1 }])('is not created with %j', async (body) => {
    expect((await author.post(DRAFTS, body)).status).toBe(400);
  });

  it('is not saved without its version', async () => {
    const { id } = await begin({});
    expect((await change('PUT', id, { fields: {} })).status).toBe(400);
  });
});

describe('the preview of a draft', () => {
  const open = (id: string, headers: Record<string, string> = { cookie: author.cookie }) =>
    fetch(`${author.app.url}/blog-preview/${id}`, { headers, redirect: 'manual' });

  it('is the page as readers see it, for admins, and never cached', async () => {
    const { id } = await begin({ topic: 'Preview me', content: 'Hello **you**.\n\nStep 1: Water off\nSlowly.<script>alert(1)</script>' });
    const answer = await open(id);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(html).toContain('Preview me</h1>');
    expect(html).toContain('Hello <strong>you</strong>');
    expect(html).toContain('Water off');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<script (?!type="application\/(ld\+)?json")/);
    expect((await open(id, {})).status).toBe(401);
  });

  it('is the login page for browsers without a session, a problem for other clients, and the 404 page without a draft', async () => {
    const { id } = await begin({ topic: 'Nobody else’s business' });
    const browser = { accept: 'text/html,application/xhtml+xml' };
    const login = await open(id, browser);
    const html = await login.text();
    expect([login.status, login.headers.get('content-type'), login.headers.get('cache-control')]).toEqual([
      401,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(html).toMatch(/<input[^>]*type="password"/);
    expect(html).not.toContain('Nobody else');
    expect((await open(id, {})).headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect((await open('nobody', browser)).status).toBe(401);
    const missing = await open('nobody', { ...browser, cookie: author.cookie });
    expect([missing.status, (await missing.text()).includes('404 - Page Not Found')]).toEqual([404, true]);
    expect((await open('nobody')).headers.get('content-type')).toMatch(/^application\/problem\+json/);
  });

  it('is available before anything is written', async () => {
    expect((await open((await begin({})).id)).status).toBe(200);
  });
});

describe('the preview beside the editor', () => {
  const preview = (body: object) => author.post('/api/admin/blogs/preview', body);

  it('parses an article as its page does', async () => {
    const blog = {
      topic: 'Taps',
      content: '## Tools\n- Wrench\n\nStep 5: Off\nTip: Slowly.',
      section: 'HVAC',
      heroImage: 'half an addr',
      keywords: ['', 'a'],
      seoData: { title: '' },
    };
    expect(await preview(blog)).toMatchObject({
      status: 200,
      body: {
        fileName: '',
        title: 'Taps',
        tools: ['Wrench'],
        steps: [{ number: 1, title: 'Off', tips: ['Slowly.'] }],
        industry: 'HVAC Technician',
        heroImage: '',
        keywords: ['a'],
        related: [],
        seo: { title: 'Taps' },
      },
    });
    expect((await preview({})).status).toBe(200);
    expect((await preview({ content: 5 })).status).toBe(400);
  });

  it('accepts what get-blogs returned', async () => {
    const name = await author.publish('Published already', { section: 'Plumbing' });
    const other = await author.publish('Beside it', { section: 'plumbing' });
    expect(await preview({ ...(await author.blog(name)), title: 'New title' })).toMatchObject({
      status: 200,
      body: { fileName: name, title: 'New title', related: [{ path: `/${other}` }] },
    });
  });
});

it('belongs again to its article when that is restored after a deletion, also at another address', async () => {
  const fileName = await author.publish('Named before');
  const { id } = await begin({ topic: 'Named anew', content: 'Text', fileName: 'named-anew' }, fileName);
  await author.post('/api/delete-blog', { fileName });
  const draft = async () => (await author.get(`${DRAFTS}/${id}`)).body;
  expect(await draft()).toMatchObject({ fileName: null });
  // Begun since, of an article that does not exist yet.
  const other = await begin({ topic: 'Another one', content: 'Text', fileName });
  expect((await author.post(`/api/admin/blogs/${fileName}/undelete`)).status).toBe(200);
  expect(await draft()).toMatchObject({ fileName, fields: { fileName: 'named-anew' } });
  expect((await author.get(`${DRAFTS}/${other.id}`)).body).toMatchObject({ fileName: null });
  await author.post('/api/delete-blog', { fileName });
  for (const each of [id, other.id]) await change('DELETE', each);
});

describe('a scheduled draft', () => {
  const schedule = (id: string, publishAt: string) => change('PUT', `${id}/schedule`, { publishAt });
  const inTwoDays = () => new Date(Date.now() + 172_800_000).toISOString().slice(0, 16);
  /** The time is over: nobody waits two days. */
  const makeDue = (id: string) =>
    execute(author.app.databaseUrl, `UPDATE blog_draft SET publish_at = now() - interval '1 second' WHERE id = '${id}'`);

  it('stays separate when the deleted article that it changed is restored; an unscheduled one belongs to it again', async () => {
    const fileName = await author.publish('Planned anew');
    const { id } = await begin({ topic: 'Planned', content: 'Anew', fileName }, fileName);
    await author.post('/api/delete-blog', { fileName });
    expect((await schedule(id, inTwoDays())).status).toBe(200);
    expect((await author.post(`/api/admin/blogs/${fileName}/undelete`)).status).toBe(200);
    const draft = async () => (await author.get(`${DRAFTS}/${id}`)).body;
    expect(await draft()).toMatchObject({ fileName: null, publishAt: expect.any(String) as string });
    await author.post('/api/delete-blog', { fileName });
    const problem = `UPDATE blog_draft SET publish_at = NULL, publish_problem = 'content must not be empty' WHERE id = '${id}'`;
    await execute(author.app.databaseUrl, problem);
    expect((await author.post(`/api/admin/blogs/${fileName}/undelete`)).status).toBe(200);
    expect(await draft()).toMatchObject({ fileName, publishProblem: null });
    await author.post('/api/delete-blog', { fileName });
    await change('DELETE', id);
  });

  it('has its time until the schedule is cancelled, also while it is edited', async () => {
    const { id } = await begin({ topic: 'Later', content: 'Text' });
    expect(await schedule(id, '2020-01-01T09:00')).toMatchObject({ status: 400, body: { errors: [{ field: 'publishAt' }] } });
    const { status, body } = await schedule(id, inTwoDays());
    expect([status, body]).toMatchObject([200, { timeZone: 'America/Toronto', publishProblem: null }]);
    expect(await change('PUT', id, { fields: { topic: 'Later', content: 'More' }, version: 1 })).toMatchObject({
      status: 200,
      body: { publishAt: (body as Draft & { publishAt: string }).publishAt },
    });
    expect((await author.get<{ items: unknown[] }>(DRAFTS)).body.items).toContainEqual(
      expect.objectContaining({ id, timeZone: 'America/Toronto' }),
    );
    expect(await change('DELETE', `${id}/schedule`)).toMatchObject({ status: 200, body: { publishAt: null } });
  });

  it('is refused while it could not be published, naming each field', async () => {
    const { id } = await begin({ topic: 'Empty' });
    expect(await schedule(id, inTwoDays())).toMatchObject({ status: 400, body: { errors: [{ field: 'content' }] } });
    const name = await author.publish('Is there already');
    const draft = await begin({ topic: 'a', content: 'b' }, name);
    expect((await schedule(draft.id, inTwoDays())).status).toBe(409);
  });

  it('is on its page, in the sitemap and in the feed within a minute, and no longer a draft', async () => {
    const { id } = await begin({ topic: 'At its time', content: 'Text' });
    expect((await schedule(id, inTwoDays())).status).toBe(200);
    expect((await author.at('/at-its-time'))[0]).toBe(404);
    await makeDue(id);
    setClockBack = clockShortlyBeforeTheMinute();
    await author.app.restart();
    await eventually(async () => (await author.at('/at-its-time'))[0] === 200, 'the article on its page', 60_000 + DEFAULT_TIMEOUT_MS);
    for (const path of ['/sitemap.xml', '/feed.xml']) expect(await (await fetch(author.app.url + path)).text()).toContain('/at-its-time');
    expect((await change('DELETE', `${id}/schedule`)).status).toBe(404);
    const published = async (of: string) => (await author.get(`${DRAFTS}/${of}/published`)).body;
    expect(await published(id)).toMatchObject({ article: { fileName: 'at-its-time', title: 'At its time', timeZone: 'America/Toronto' } });
    await author.update('at-its-time', { fileName: 'another-address' });
    expect(await published(id)).toMatchObject({ article: { fileName: 'another-address' } });
    expect(await published((await begin({})).id)).toEqual({ article: null });
  });
});
