import { readFile } from 'node:fs/promises';
import { post } from '../support/api.js';
import { execute } from '../support/database.js';
import { fileOf, formOf } from '../support/forms.js';
import { send } from '../support/http.js';
import { Author, type StoredBlog } from './blogs.fixture.js';

let author: Author;
beforeAll(async () => {
  author = await Author.start();
});
afterAll(() => author?.close());

const publish = (body: object) => author.post('/api/publish-blog', body);

async function upload(): Promise<string> {
  const { headers, ...form } = await formOf([['file', fileOf(await readFile('test/fixtures/house.png'))]]);
  return (
    JSON.parse(
      (await send(author.app, '/api/images', { method: 'POST', ...form, headers: { ...headers, cookie: author.cookie } })).text,
    ) as { url: string }
  ).url;
}

describe('publishing', () => {
  it('creates an article at an address from its topic', async () => {
    const { status, body } = await publish({ topic: 'Fix a  dripping tap', content: '## Tools\n- Wrench' });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        success: true,
        title: 'Fix a  dripping tap',
        fileName: 'fix-a-dripping-tap',
        message: 'Your blog is live at /fix-a-dripping-tap',
      },
    });
    const blog = await author.blog('fix-a-dripping-tap');
    const { createdAt, updatedAt } = blog;
    expect(blog).toEqual({
      fileName: 'fix-a-dripping-tap',
      title: 'Fix a  dripping tap',
      topic: 'Fix a  dripping tap',
      section: 'Home Guide',
      content: '## Tools\n- Wrench',
      keywords: [],
      subtitle: '',
      heroImage: '',
      time: '',
      cost: '',
      difficulty: '',
      seoData: { modifiedTime: updatedAt },
      createdAt,
      updatedAt,
      version: 1,
    });
    expect((await author.get<{ blogs: StoredBlog[] }>('/api/get-blogs')).body.blogs[0]).toEqual(blog);
    expect((await author.deeds())[0]).toEqual({
      action: 'blog-published',
      detail: { fileName: 'fix-a-dripping-tap', title: 'Fix a  dripping tap' },
    });
  });

  it('accepts all fields', async () => {
    const heroImage = await upload();
    const given = {
      title: 'Taps',
      section: 'Plumbing',
      keywords: ['tap', 'drip'],
      subtitle: 'In half an hour',
      heroImage,
      time: '30 min',
      cost: '$5',
      difficulty: 'Easy',
      seoData: { title: 'T', description: 'D', keywords: ['k'] },
    };
    const fileName = await author.publish('All of it', { ...given, keywords: ['tap', ' ', 'drip'] });
    expect(await author.blog(fileName)).toMatchObject(given);
    expect(await author.blog(await author.publish('Other', { section: '' }))).toMatchObject({ section: '' });
  });

  it.each([
    [{}, ['topic', 'content']],
    [{ topic: ' ', content: '\n' }, ['topic', 'content']],
    [{ topic: 'x'.repeat(501), content: 'x'.repeat(200_001) }, ['topic', 'content']],
    [{ topic: 1, content: null }, ['topic', 'content']],
    [{ topic: 'a\nb', content: 'a\u0000b' }, ['topic', 'content']],
    [{ topic: 'a', content: 'b', keywords: 'c' }, ['keywords']],
    [{ topic: 'a', content: 'b', keywords: [{}], heroImage: 'javascript:alert(1)', section: null }, ['section', 'keywords', 'heroImage']],
    [{ topic: 'a', content: 'b', heroImage: '/media/nothing-here.webp' }, ['heroImage']],
    [{ topic: 'a', content: 'b', seoData: { title: 5, more: 1 } }, ['seoData.more', 'seoData.title']],
    [{ topic: 'a', content: 'b', fileName: 'search' }, ['fileName']],
    [{ topic: 'a', content: 'b', seoData: [] }, ['seoData']],
  ])('refuses %#, naming the error', async (body, fields) => {
    const answer = await publish(body);
    expect(answer.status).toBe(400);
    expect((answer.body['errors'] as { field: string }[]).map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  it('creates unique addresses, also for simultaneous requests', async () => {
    const names = await Promise.all(Array.from({ length: 5 }, () => author.publish('The same')));
    expect(names.sort()).toEqual(['the-same', 'the-same-2', 'the-same-3', 'the-same-4', 'the-same-5']);
  });

  it.each(['🔧🔧', '水', '!!!'])('creates an address for a topic like %s', async (topic) => {
    expect(await author.publish(topic)).toMatch(/^article(-\d+)?$/);
  });

  it('creates a short address for a long topic', async () => {
    const name = await author.publish('A very long topic '.repeat(17).trim());
    expect(name.length).toBeLessThanOrEqual(80);
    expect((await author.at(`/${name}`))[0]).toBe(200);
  });

  it('accepts 200,000 characters', async () => {
    const content = '**Wrench** [tap](https://example.com)\n\n'.repeat(6_000).slice(0, 200_000);
    const name = await author.publish('Long', { content });
    expect((await author.blog(name)).content).toHaveLength(content.trim().length);
    expect((await author.at(`/${name}`))[0]).toBe(200);
  });
});

describe('an address of the site', () => {
  const RESERVED = [
    'search',
    'api',
    'settings',
    'status',
    'signup',
    'business',
    'section',
    'media',
    'assets',
    'healthz',
    'readyz',
    'metrics',
    'blog-management',
    'blog-template-editor',
    'blog-preview',
    'faq',
    'home-jobs-guide',
    'dripping-faucet-guide',
    'referral-admin',
  ];

  it.each(RESERVED)('is never used for an article: /%s', async (name) => {
    expect(await author.publish(name.replaceAll('-', ' '))).toBe(`${name}-2`);
  });

  it('is never used by renaming', async () => {
    const name = await author.publish('Renamed to a route');
    const { status, body } = await author.update(name, { fileName: 'search' });
    expect({ status, errors: body['errors'] }).toEqual({
      status: 400,
      errors: [{ field: 'blog.fileName', message: 'is an address that the site needs itself' }],
    });
    expect(await author.at(`/${name}`)).toEqual([200, null]);
  });
});

describe('changing', () => {
  it('accepts what get-blogs returned, and keeps absent fields', async () => {
    const name = await author.publish('Change me', { keywords: ['a'], seoData: { title: 'T' } });
    const blog = await author.blog(name);
    expect(await author.update(name, { ...blog, title: 'Changed', createdAt: 'long ago' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Blog updated successfully' },
    });
    const changed = await author.blog(name);
    expect(changed).toEqual({
      ...blog,
      title: 'Changed',
      version: 2,
      updatedAt: changed['updatedAt'],
      seoData: { title: 'T', modifiedTime: changed['updatedAt'] },
    });
    expect((await author.update(name, { section: '' })).status).toBe(200);
    expect(await author.blog(name)).toMatchObject({ title: 'Changed', section: '', keywords: ['a'], version: 3 });
    expect((await author.deeds())[0]).toEqual({ action: 'blog-updated', detail: { fileName: name, title: 'Changed' } });
  });

  it('without a difference does nothing', async () => {
    const name = await author.publish('Stay');
    const blog = await author.blog(name);
    expect((await author.update(name, blog)).status).toBe(200);
    expect(await author.blog(name)).toEqual(blog);
  });

  it('refuses an outdated version and changes nothing; without one the last save wins', async () => {
    const name = await author.publish('Two admins');
    const seen = await author.blog(name);
    await author.update(name, { ...seen, subtitle: 'First' });
    const { status, body } = await author.update(name, { ...seen, subtitle: 'Second' });
    expect({ status, type: body['type'] }).toEqual({ status: 409, type: '/problems/blog-changed-meanwhile' });
    expect(await author.blog(name)).toMatchObject({ subtitle: 'First', version: 2 });
    expect((await author.update(name, { subtitle: 'Third' })).status).toBe(200);
  });

  it.each([
    [{ topic: '' }, 'blog.topic'],
    [{ content: ' ' }, 'blog.content'],
    [{ version: 0 }, 'blog.version'],
    [{ fileName: 'Not/a name' }, 'blog.fileName'],
    [{ fileName: '' }, 'blog.fileName'],
    [{ heroImage: '/media/gone.webp' }, 'blog.heroImage'],
    [{ other: 1 }, 'blog.other'],
  ])('refuses %j', async (blog, field) => {
    const [name] = [await author.publish('Bad changes')];
    const { status, body } = await author.update(name, blog);
    expect({ status, fields: (body['errors'] as { field: string }[]).map((error) => error.field) }).toEqual({
      status: 400,
      fields: [field],
    });
    expect((await author.blog(name)).version).toBe(1);
  });

  it.each(['nobody', 'NOBODY', '../x', 'a\u0000b', '%00'])('answers 404 for an unknown article: %j', async (name) => {
    expect((await author.update(name, { title: 'x' })).status).toBe(name.includes('\u0000') ? 400 : 404);
    expect((await author.get(`/api/blogs/${encodeURIComponent(name)}`)).status).toBe(404);
  });
});

describe('a renamed article', () => {
  it('is found at its old addresses, also after several changes', async () => {
    const first = await author.publish('First name');
    await author.update(first, { fileName: 'second-name' });
    await author.update('second-name', { fileName: 'third-name' });
    expect(await author.at('/first-name')).toEqual([301, '/third-name']);
    expect(await author.at('/second-name')).toEqual([301, '/third-name']);
    expect(await author.at('/third-name')).toEqual([200, null]);
    // Typed from paper.
    for (const typed of ['/First-Name', '/THIRD-NAME']) expect(await author.at(typed)).toEqual([301, '/third-name']);
    expect((await author.get('/api/articles/first-name')).body).toEqual({ movedTo: '/third-name' });
    expect((await author.get('/api/blogs/first-name')).status).toBe(404);
    expect((await author.deeds())[0]).toEqual({
      action: 'blog-updated',
      detail: { fileName: 'third-name', title: 'First name', from: 'second-name' },
    });
  });

  it('may return to an old address', async () => {
    await author.update('third-name', { fileName: 'first-name' });
    expect(await author.at('/first-name')).toEqual([200, null]);
    expect(await author.at('/second-name')).toEqual([301, '/first-name']);
    expect(await author.at('/third-name')).toEqual([301, '/first-name']);
  });

  it('loses its old address to an article that takes it', async () => {
    expect(await author.publish('Second name')).toBe('second-name');
    expect(await author.at('/second-name')).toEqual([200, null]);
    await author.update('second-name', { fileName: 'third-name' });
    expect(await author.at('/third-name')).toEqual([200, null]);
    expect(await author.at('/second-name')).toEqual([301, '/third-name']);
  });

  it('cannot take the address of another article', async () => {
    const { status, body } = await author.update('third-name', { fileName: 'first-name' });
    expect({ status, type: body['type'] }).toEqual({ status: 409, type: '/problems/blog-name-taken' });
  });
});

describe('a deleted article', () => {
  it('is gone with its old addresses', async () => {
    const name = await author.publish('Delete me');
    await author.update(name, { fileName: 'deleted-now' });
    expect(await author.post('/api/delete-blog', { fileName: 'deleted-now' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Blog deleted successfully' },
    });
    expect(await author.at('/delete-me')).toEqual([404, null]);
    expect(await author.at('/deleted-now')).toEqual([404, null]);
    expect((await author.post('/api/delete-blog', { fileName: 'deleted-now' })).status).toBe(404);
    expect((await author.deeds())[0]).toEqual({ action: 'blog-deleted', detail: { fileName: 'deleted-now', title: 'Delete me' } });
  });

  it('can be restored, with its history', async () => {
    const { status, body } = await author.post<{ blog: StoredBlog }>('/api/admin/blogs/deleted-now/undelete');
    expect({ status, blog: body.blog }).toEqual({ status: 200, blog: await author.blog('deleted-now') });
    expect(body.blog).toMatchObject({ title: 'Delete me', version: 4 });
    expect(body.blog).not.toHaveProperty('key');
    expect(
      (await author.get<{ items: { change: string }[] }>('/api/admin/blogs/deleted-now/revisions')).body.items.map(({ change }) => change),
    ).toEqual(['undeleted', 'deleted', 'updated', 'published']);
    expect((await author.deeds())[0]?.action).toBe('blog-undeleted');
    expect((await author.post('/api/admin/blogs/deleted-now/undelete')).status).toBe(409);
  });

  it('is found at its old addresses again, except those that another article has taken', async () => {
    const name = await author.publish('Named often');
    for (const [from, fileName] of [
      [name, 'named-twice'],
      ['named-twice', 'named-thrice'],
      ['named-thrice', 'named-last'],
    ] as const)
      await author.update(from, { fileName });
    await author.post('/api/delete-blog', { fileName: 'named-last' });
    await author.publish('Named twice');
    await author.update(await author.publish('Named thrice'), { fileName: 'another-name' });
    expect((await author.post('/api/admin/blogs/named-last/undelete')).status).toBe(200);
    expect(await author.at(`/${name}`)).toEqual([301, '/named-last']);
    expect(await author.at('/named-twice')).toEqual([200, null]);
    expect(await author.at('/named-thrice')).toEqual([301, '/another-name']);
    expect(await author.at('/named-last')).toEqual([200, null]);
    for (const fileName of ['named-twice', 'another-name', 'named-last']) await author.post('/api/delete-blog', { fileName });
  });

  it('is restored with its unpublished changes, whatever they are', async () => {
    const name = await author.publish('Half changed');
    const begin = (fields: object, fileName?: string) => author.post<{ id: string }>('/api/admin/blog-drafts', { fields, fileName });
    const { id } = (await begin({ title: 'Changes \0', fileName: name, version: 1 }, name)).body;
    await begin({ topic: 'Another one', content: `"fileName":"${name}"` });
    const draftsOf = async () =>
      (await author.get<{ items: { id: string }[] }>(`/api/admin/blog-drafts?fileName=${name}`)).body.items.map((draft) => draft.id);
    await author.post('/api/delete-blog', { fileName: name });
    expect(await draftsOf()).toEqual([]);
    await author.post(`/api/admin/blogs/${name}/undelete`);
    expect(await draftsOf()).toEqual([id]);
    await author.post('/api/delete-blog', { fileName: name });
  });

  it('is not restored while another article has its address', async () => {
    await author.post('/api/delete-blog', { fileName: 'deleted-now' });
    await author.publish('Deleted now');
    expect((await author.post('/api/admin/blogs/deleted-now/undelete')).status).toBe(409);
    await author.update('deleted-now', { fileName: 'moved-away' });
    expect((await author.post('/api/admin/blogs/deleted-now/undelete')).status).toBe(200);
    expect(await author.at('/deleted-now')).toEqual([200, null]);
    expect((await author.post('/api/admin/blogs/never-there/undelete')).status).toBe(404);
  });

  it('is restored by its last address only', async () => {
    const name = await author.publish('Deleted twice');
    await author.post('/api/delete-blog', { fileName: name });
    await author.post(`/api/admin/blogs/${name}/undelete`);
    await author.update(name, { fileName: 'deleted-again' });
    await author.post('/api/delete-blog', { fileName: 'deleted-again' });
    expect((await author.post(`/api/admin/blogs/${name}/undelete`)).status).toBe(404);
    expect((await author.post('/api/admin/blogs/deleted-again/undelete')).status).toBe(200);
    await author.post('/api/delete-blog', { fileName: 'deleted-again' });
  });
});

describe('an earlier version of an article', () => {
  it('can be read and restored', async () => {
    const name = await author.publish('History', { content: 'One' });
    await author.update(name, { content: 'Two', title: 'Second' });
    await author.update(name, { fileName: 'history-moved' });
    const list = () =>
      author.get<{
        items: { version: number; change: string; restoredFrom: number | null; fileName: string; title: string }[];
        total: number;
      }>('/api/admin/blogs/history-moved/revisions');
    expect((await list()).body).toMatchObject({
      total: 3,
      items: [
        { version: 3, change: 'updated', fileName: 'history-moved' },
        { version: 2, title: 'Second', fileName: name },
        { version: 1, change: 'published', title: 'History', restoredFrom: null },
      ],
    });
    expect((await author.get('/api/admin/blogs/history-moved/revisions/1')).body).toMatchObject({
      version: 1,
      title: 'History',
      fields: { content: 'One', topic: 'History' },
    });

    const restore = (version?: number) =>
      author.post<{ blog: StoredBlog }>('/api/admin/blogs/history-moved/revisions/1/restore', version === undefined ? {} : { version });
    expect((await restore(2)).status).toBe(409);
    expect((await restore(3)).body.blog).toMatchObject({ content: 'One', title: 'History', fileName: 'history-moved', version: 4 });
    expect((await list()).body.items[0]).toMatchObject({ version: 4, change: 'restored', restoredFrom: 1 });
    expect((await author.deeds())[0]).toEqual({
      action: 'blog-restored',
      detail: { fileName: 'history-moved', title: 'History', from: 1 },
    });
    expect((await author.get('/api/admin/blogs/history-moved/revisions?limit=1&page=9')).body).toMatchObject({
      items: [],
      total: 4,
      totalPages: 4,
    });
  });

  it.each([
    '/api/admin/blogs/nobody/revisions',
    '/api/admin/blogs/nobody/revisions/1',
    '/api/admin/blogs/history-moved/revisions/99',
    '/api/admin/blogs/history/revisions',
  ])('does not exist at %s', async (path) => {
    expect((await author.get(path)).status).toBe(404);
  });

  it('never changes', async () => {
    await expect(execute(author.app.databaseUrl, `UPDATE blog_revision SET change = 'updated'`)).rejects.toThrow(
      'What articles were is not changed afterwards.',
    );
    await expect(execute(author.app.databaseUrl, 'DELETE FROM blog_revision')).rejects.toThrow(
      'What articles were is not changed afterwards.',
    );
  });
});

it('needs a session', async () => {
  for (const path of ['/api/publish-blog', '/api/update-blog', '/api/delete-blog', '/api/admin/blogs/preview', '/api/admin/blog-drafts'])
    expect((await post(author.app, path, {})).status).toBe(401);
});

describe('a request that is repeated with its idempotency key', () => {
  const sentAgain = (path: string, body: object, key: string) => {
    const headers = { 'content-type': 'application/json', cookie: author.cookie, 'idempotency-key': key };
    const sent = () => send(author.app, path, { method: 'POST', headers, body: JSON.stringify(body) });
    return Promise.all([sent(), sent()]);
  };

  it.each([
    ['article', '/api/publish-blog', { topic: 'Sent again', content: 'Once.' }],
    ['listing', '/api/admin/listings', { title: 'Sent Again Plumbing', industry: 'Plumber' }],
  ])('creates no second %s, and gets the answer of the first one', async (what, path, body) => {
    const [first, second] = await sentAgain(path, body, `a key of one ${what}`);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    const [other] = await sentAgain(path, body, `a key of another ${what}`);
    expect(other.text).not.toBe(first.text);
  });

  it('has a key of at most 100 characters', async () => {
    const [{ status, text }] = await sentAgain('/api/publish-blog', { topic: 'Long', content: 'x' }, 'k'.repeat(101));
    expect(status).toBe(400);
    expect(text).toContain('Idempotency-Key');
  });
});
