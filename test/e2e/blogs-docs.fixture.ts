import { signIn } from '../support/api.js';
import type { BuiltApp } from '../support/built-app.js';
import { jsonOf, send, type Sent } from '../support/http.js';

const json = (value: unknown): Sent => jsonOf(JSON.stringify(value));

const CONTENT = `Hello.\n\n## Disclaimer\nAsk.\n\n## Tools\n- Wrench\n\n## Parts\n- Ring\n\n## Before You Call\nLook.\n\nStep 1: Off\nTime: 5 min\nSlowly.\nTip: Mind it.\n\n## Why\nBecause.\n\n## When to Call\n- Gas\n\n## Conclusion\nDone.`;
const SEO = { title: 'Taps', description: 'About taps', keywords: ['tap'] };

/** Articles that have something of everything: one with all that can be said, one with nothing but a text, a moved one, a deleted one. */
export async function writeBlogs(write: (path: string, sent: Sent) => Promise<string>): Promise<void> {
  await write('/api/publish-blog', json({ topic: 'Taps', content: CONTENT, section: 'Plumbing', keywords: ['tap'], seoData: SEO }));
  await write('/api/publish-blog', json({ topic: 'Drains', content: 'Rinse.', section: 'Plumbing' }));
  await write('/api/publish-blog', json({ topic: 'Moved', content: 'x' }));
  await write('/api/update-blog', json({ fileName: 'moved', blog: { fileName: 'moved-on' } }));
  await write('/api/publish-blog', json({ topic: 'Deleted', content: 'x' }));
  await write('/api/delete-blog', json({ fileName: 'deleted' }));
}

export async function blogSamples(app: BuiltApp): Promise<Record<string, [path: string, sent?: Sent][]>> {
  const blogs = '/api/admin/blogs';
  const drafts = '/api/admin/blog-drafts';
  const cookie = await signIn(app);
  const begin = async (body: object) => {
    const { headers, ...sent } = json(body);
    return (JSON.parse((await send(app, drafts, { ...sent, headers: { ...headers, cookie } })).text) as { id: string }).id;
  };
  const [draft, spare] = [await begin({ fields: { topic: 'Half a' }, fileName: 'taps' }), await begin({ fields: {} })];
  const planned = await begin({ fields: { topic: 'Later', content: 'Text' } });
  return {
    'GET /api/blogs/{fileName}': [['/api/blogs/taps'], ['/api/blogs/drains']],
    'GET /api/articles/{fileName}': [['/api/articles/taps'], ['/api/articles/drains'], ['/api/articles/moved']],
    'POST /api/publish-blog': [['/api/publish-blog', json({ topic: 'Fans', content: 'Clean.' })]],
    'POST /api/update-blog': [['/api/update-blog', json({ fileName: 'drains', blog: { subtitle: 'Slow ones' } })]],
    'POST /api/delete-blog': [['/api/delete-blog', json({ fileName: 'fans' })]],
    'POST /api/admin/blogs/preview': [
      [`${blogs}/preview`, json({ topic: 'Taps', content: CONTENT, section: 'Plumbing' })],
      [`${blogs}/preview`, json({})],
    ],
    'GET /api/admin/blogs/{fileName}/revisions': [[`${blogs}/moved-on/revisions`], [`${blogs}/taps/revisions?page=9`]],
    'GET /api/admin/blogs/{fileName}/revisions/{version}': [[`${blogs}/taps/revisions/1`], [`${blogs}/moved-on/revisions/2`]],
    'POST /api/admin/blogs/{fileName}/revisions/{version}/restore': [[`${blogs}/drains/revisions/1/restore`, json({})]],
    'POST /api/admin/blogs/{fileName}/undelete': [[`${blogs}/deleted/undelete`, json({})]],
    'GET /api/admin/blog-drafts': [[drafts], [`${drafts}?page=9`], [`${drafts}?fileName=taps`]],
    'POST /api/admin/blog-drafts': [[drafts, json({ fields: { topic: 'New' } })]],
    'GET /api/admin/blog-drafts/{id}': [[`${drafts}/${draft}`], [`${drafts}/${spare}`]],
    'GET /api/admin/blog-drafts/{id}/published': [[`${drafts}/${draft}/published`], [`${drafts}/nobody/published`]],
    'PUT /api/admin/blog-drafts/{id}': [[`${drafts}/${draft}`, json({ fields: { topic: 'Half of it' }, version: 1 })]],
    'PUT /api/admin/blog-drafts/{id}/schedule': [[`${drafts}/${planned}/schedule`, json({ publishAt: '2029-12-01T09:00' })]],
    'DELETE /api/admin/blog-drafts/{id}/schedule': [[`${drafts}/${planned}/schedule`]],
    'DELETE /api/admin/blog-drafts/{id}': [[`${drafts}/${spare}`]],
  };
}

const NAMED = '/api/admin/blogs/{fileName}';

/** What is refused: status, call, and how it is asked. */
export const BLOG_ERRORS: [number, string, string, Sent?][] = [
  [400, 'POST /api/publish-blog', '/api/publish-blog', json({ topic: '', other: 1 })],
  [400, 'POST /api/update-blog', '/api/update-blog', json({ fileName: 'taps', blog: { fileName: 'search' } })],
  [400, 'POST /api/delete-blog', '/api/delete-blog', json({})],
  [400, 'POST /api/admin/blogs/preview', '/api/admin/blogs/preview', json({ content: 5 })],
  [400, `GET ${NAMED}/revisions`, '/api/admin/blogs/taps/revisions?page=x'],
  [400, `GET ${NAMED}/revisions/{version}`, '/api/admin/blogs/taps/revisions/one'],
  [400, `POST ${NAMED}/revisions/{version}/restore`, '/api/admin/blogs/taps/revisions/1/restore', json({ version: 'one' })],
  [400, 'GET /api/admin/blog-drafts', '/api/admin/blog-drafts?page=x'],
  [400, 'POST /api/admin/blog-drafts', '/api/admin/blog-drafts', json({})],
  [404, 'GET /api/blogs/{fileName}', '/api/blogs/nobody'],
  [404, 'GET /api/articles/{fileName}', '/api/articles/nobody'],
  [404, 'POST /api/update-blog', '/api/update-blog', json({ fileName: 'nobody', blog: {} })],
  [404, 'POST /api/delete-blog', '/api/delete-blog', json({ fileName: 'nobody' })],
  [404, `GET ${NAMED}/revisions`, '/api/admin/blogs/nobody/revisions'],
  [404, `GET ${NAMED}/revisions/{version}`, '/api/admin/blogs/taps/revisions/99'],
  [404, `POST ${NAMED}/revisions/{version}/restore`, '/api/admin/blogs/taps/revisions/99/restore', json({})],
  [404, `POST ${NAMED}/undelete`, '/api/admin/blogs/nobody/undelete', json({})],
  [404, 'GET /api/admin/blog-drafts/{id}', '/api/admin/blog-drafts/nobody'],
  [400, 'PUT /api/admin/blog-drafts/{id}/schedule', '/api/admin/blog-drafts/nobody/schedule', json({})],
  [404, 'DELETE /api/admin/blog-drafts/{id}/schedule', '/api/admin/blog-drafts/nobody/schedule'],
  [404, 'PUT /api/admin/blog-drafts/{id}/schedule', '/api/admin/blog-drafts/nobody/schedule', json({ publishAt: '2029-12-01T09:00' })],
  [404, 'PUT /api/admin/blog-drafts/{id}', '/api/admin/blog-drafts/nobody', json({ fields: {}, version: 1 })],
  [409, 'POST /api/admin/blog-drafts', '/api/admin/blog-drafts', json({ fields: {}, fileName: 'taps' })],
  [409, 'POST /api/update-blog', '/api/update-blog', json({ fileName: 'taps', blog: { fileName: 'drains' } })],
  [409, `POST ${NAMED}/undelete`, '/api/admin/blogs/taps/undelete', json({})],
  [409, `POST ${NAMED}/revisions/{version}/restore`, '/api/admin/blogs/taps/revisions/1/restore', json({ version: 9 })],
];
