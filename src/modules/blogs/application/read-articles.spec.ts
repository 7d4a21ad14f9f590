import { StoppedClock } from '../../../shared/testing/doubles.js';
import { newBlog } from '../domain/blog-change.js';
import { BlogNotFound, NoSuchBlogVersion } from '../domain/blog.errors.js';
import { BlogQueries } from './blog-queries.js';
import { ReadArticles } from './read-articles.js';

const AT = new Date('2026-01-01T08:00:00Z');
const TAPS = newBlog({ topic: 'Fix a tap', content: 'Turn the water off.', section: 'Plumbing' }, 'taps', AT);

/** One article, which was called `old-taps` before, with one version, and another one of its section. */
class OneArticle extends BlogQueries {
  private readonly other = { ...TAPS, fileName: 'drains', title: 'Drains' };

  async *each() {
    yield await this.latest();
  }

  textBytes() {
    return Promise.resolve(0);
  }

  latest() {
    return Promise.resolve([TAPS]);
  }

  articles() {
    return Promise.resolve([]);
  }

  find(fileName: string) {
    return Promise.resolve(fileName === 'taps' ? TAPS : undefined);
  }

  movedTo(oldName: string) {
    return Promise.resolve(oldName === 'old-taps' ? 'taps' : undefined);
  }

  others(fileName: string, sections: string[]) {
    return Promise.resolve(sections.includes('plumbing') && fileName !== 'drains' ? [this.other] : []);
  }

  linkingTo() {
    return Promise.resolve([]);
  }

  count() {
    return Promise.resolve(1);
  }

  addresses() {
    return this.latest();
  }

  revisions() {
    return Promise.resolve({ items: [], total: 0, page: 1, totalPages: 0 });
  }

  revision() {
    return Promise.resolve(undefined);
  }

  images() {
    return Promise.resolve([]);
  }
}

const read = new ReadArticles(new OneArticle(), new StoppedClock());

it('an article is shown with others of its section; its former address leads to it', async () => {
  expect(await read.view('taps')).toMatchObject({ fileName: 'taps', title: 'Fix a tap', related: [{ title: 'Drains', path: '/drains' }] });
  expect(await read.view('old-taps')).toEqual({ movedTo: '/taps' });
  for (const address of ['Taps', 'OLD-taps']) expect(await read.view(address)).toEqual({ movedTo: '/taps' });
});

it('a preview of a change keeps the date of the article, one of a new article has the present date', async () => {
  const fields = { title: 'New', content: '', section: '' };
  expect(await read.preview(fields, 'taps')).toMatchObject({ title: 'New', createdAt: AT.toISOString(), related: [] });
  expect(await read.preview(fields)).toMatchObject({ fileName: '', createdAt: new StoppedClock().at.toISOString() });
});

it('what does not exist is answered as not found: an article, its versions, one version', async () => {
  await expect(read.view('nothing')).rejects.toThrow(BlogNotFound);
  await expect(read.revisions('nothing', { page: 1, limit: 9 })).rejects.toThrow(BlogNotFound);
  await expect(read.revision('nothing', 1)).rejects.toThrow(BlogNotFound);
  await expect(read.revision('taps', 9)).rejects.toThrow(NoSuchBlogVersion);
});
