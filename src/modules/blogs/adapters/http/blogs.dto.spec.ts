import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { UpdateBlogDto } from './blogs.dto.js';

it('reports an invalid address together with other errors', async () => {
  const blog = { content: 5, title: ['x'], heroImage: 'http://a.example/b.png', fileName: 'A B' };
  expect(Object.keys(await problemsOfBody(UpdateBlogDto, { fileName: 'a', blog })).toSorted()).toEqual([
    'blog.content',
    'blog.fileName',
    'blog.heroImage',
    'blog.title',
  ]);
});

it.each([[null], ['x'], [[]], [{ fileName: 5 }]])('rejects %j as an article', async (blog) => {
  expect(Object.keys(await problemsOfBody(UpdateBlogDto, { fileName: 'a', blog }))).toHaveLength(1);
});

it('accepts the present address, whatever it is', async () => {
  const problems = await problemsOfBody(UpdateBlogDto, { fileName: 'A B', blog: { fileName: 'A B', content: 5 } });
  expect(Object.keys(problems)).toEqual(['blog.content']);
});
