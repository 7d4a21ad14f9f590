import { newBlog } from '../../src/modules/blogs/domain/blog-change.js';
import { toArticleView } from '../../src/modules/blogs/domain/to-article-view.js';
import { rendered } from '../support/rendered.js';

const NOON = new Date('2026-11-20T17:00:00Z');

/** The page of an article with this text. */
async function page(content: string, { createdAt = NOON, updatedAt }: { createdAt?: Date; updatedAt?: Date } = {}) {
  const blog = newBlog({ topic: 'Fix a tap', content }, 'fix-a-tap', createdAt);
  return rendered('/fix-a-tap', {
    blog: toArticleView(blog, { fileName: 'fix-a-tap', createdAt, updatedAt: updatedAt ?? createdAt, related: [] }),
  });
}

describe('an article', () => {
  it('has the dates of its publication and change in the site’s time zone, whose evening is the next day in UTC', async () => {
    const [createdAt, updatedAt] = [new Date('2026-11-20T03:30:00Z'), new Date('2026-11-21T04:30:00Z')];
    expect((await page('Text', { createdAt })).text).toContain('Published on 19 Nov 2026.');
    expect((await page('Text', { createdAt, updatedAt })).text).toMatch(/Published on 19 Nov 2026, last edited on 20 Nov 2026/);
  });
});
