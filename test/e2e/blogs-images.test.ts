import { fromBuild } from '../support/build.js';
import { post, signIn } from '../support/api.js';
import { buildApp } from '../support/built-app.js';
import { execute } from '../support/database.js';

const { ImageUses } = await fromBuild<typeof import('../../src/shared/pictures/image-uses.js')>('shared/pictures/image-uses.js');
const app = await buildApp();
const cookie = await signIn(app);
afterAll(() => app.close());

const send = (path: string, body: object) => post<{ fileName: string }>(app, path, body, cookie);

it('pictures are kept while an article, an earlier text of it, or a draft shows them', async () => {
  const { fileName } = (
    await send('/api/publish-blog', { topic: 'Pictures', content: '![a](/media/in-the-text.webp) and ![b](https://example.com/far.png)' })
  ).body;
  await send('/api/update-blog', { fileName, blog: { content: 'See /media/later.webp.' } });
  await send('/api/publish-blog', { topic: 'Deleted', content: '![c](/media/deleted.webp)' });
  await send('/api/delete-blog', { fileName: 'deleted' });
  await send('/api/admin/blog-drafts', {
    fields: { heroImage: '/media/at-the-top.webp', steps: [{ text: '![d](/media/in-a-step.webp)' }] },
  });
  // It had a picture at the top once.
  await execute(
    app.databaseUrl,
    `INSERT INTO blog_revision (blog_key, version, change, file_name, fields, created_at, saved_at)
     SELECT blog_key, 9, 'updated', file_name, fields || '{"heroImage":"/media/once-at-the-top.webp"}', created_at, saved_at
       FROM blog_revision WHERE file_name = $1 AND version = 1`,
    [fileName],
  );
  const used = await app.app.get(ImageUses).all();
  expect(used.filter((image) => !image.includes('default')).sort()).toEqual([
    '/media/at-the-top.webp',
    '/media/deleted.webp',
    '/media/in-a-step.webp',
    '/media/in-the-text.webp',
    '/media/later.webp',
    '/media/once-at-the-top.webp',
  ]);
});
