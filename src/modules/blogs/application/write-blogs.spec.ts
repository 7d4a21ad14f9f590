import { InvalidValues } from '../../../shared/domain-error.js';
import { InMemoryAuditLog, KnownImages, NoTransaction, StoppedClock } from '../../../shared/testing/doubles.js';
import { BlogChangedMeanwhile, BlogNameTaken, BlogNotFound, NoSuchBlogVersion } from '../domain/blog.errors.js';
import { InMemoryBlogs } from '../testing/doubles.js';
import { BlogImages } from './blog-images.js';
import { DeleteBlog } from './delete-blog.js';
import { PublishBlog } from './publish-blog.js';
import { UpdateBlog } from './update-blog.js';

const GUIDE = { topic: 'Fix a tap', content: '## Tools\nA wrench.' };
const BY = { client: '192.0.2.1' };
const RESERVED = { all: () => Promise.resolve(new Set(['faq'])) };

let blogs: InMemoryBlogs;
let images: KnownImages;
let audit: InMemoryAuditLog;
let publish: PublishBlog;
let update: UpdateBlog;
let remove: DeleteBlog;

beforeEach(() => {
  [blogs, images, audit] = [new InMemoryBlogs(), new KnownImages(['/media/gone']), new InMemoryAuditLog()];
  const parts = [blogs, new BlogImages(images), RESERVED, { audit, clock: new StoppedClock() }, new NoTransaction()] as const;
  [publish, update, remove] = [new PublishBlog(...parts), new UpdateBlog(...parts), new DeleteBlog(...parts)];
});

const published = (more: object = {}) => publish.run({ ...GUIDE, ...more }, BY.client);
const names = () => [...blogs.shown.keys()];
const actions = () => audit.entries.map(({ action }) => action);

describe('publishing', () => {
  it('chooses an address that neither the site nor another article uses', async () => {
    for (const topic of ['Fix a tap', 'Fix a tap!', 'FAQ']) await published({ topic });
    expect(names()).toEqual(['fix-a-tap', 'fix-a-tap-2', 'faq-2']);
    expect(actions()).toEqual(['blog-published', 'blog-published', 'blog-published']);
  });

  it('publishes once if the request is repeated with its idempotency key', async () => {
    const first = await publish.run(GUIDE, BY.client, 'key');
    expect(await publish.run(GUIDE, BY.client, 'key')).toMatchObject({ fileName: first.fileName });
    await publish.run(GUIDE, BY.client, 'another');
    expect(names()).toEqual(['fix-a-tap', 'fix-a-tap-2']);
  });

  it('answers a repeated request as the first time, whatever was done with the article and its address since', async () => {
    const { title, fileName } = await publish.run(GUIDE, BY.client, 'key');
    await update.run(fileName, { title: 'Renamed', fileName: 'taps' }, BY);
    expect(await publish.run(GUIDE, BY.client, 'key')).toEqual({ title, fileName });
    await published({ title: 'Another one' });
    expect(await publish.run(GUIDE, BY.client, 'key')).toEqual({ title, fileName });
    expect(names()).toEqual(['taps', 'fix-a-tap']);
  });

  it('marks pictures as used; a missing one in the text becomes its description, a missing header picture is refused', async () => {
    await published({ heroImage: '/media/hero', content: 'See ![](/media/tap) and ![](/media/gone)' });
    expect(images.claimed).toEqual(['/media/hero', '/media/tap']);
    await expect(published({ heroImage: '/media/gone' })).rejects.toThrow(InvalidValues);
    expect(names()).toEqual(['fix-a-tap']);
  });

  it('marks pictures as used again with a restored version, and with an undeleted article', async () => {
    await published({ heroImage: '/media/hero' });
    await update.run('fix-a-tap', { heroImage: '' }, BY);
    images.claimed.splice(0);
    await update.restore('fix-a-tap', 1, BY);
    expect(images.claimed).toEqual(['/media/hero']);
    await remove.run('fix-a-tap', BY.client);
    images.claimed.splice(0);
    await remove.undo('fix-a-tap', BY.client);
    expect(images.claimed).toEqual(['/media/hero']);
  });
});

describe('changing', () => {
  it('stores a new version, and none without a change', async () => {
    await published();
    expect((await update.run('fix-a-tap', { title: 'Taps' }, BY)).version).toBe(2);
    expect((await update.run('fix-a-tap', { title: 'Taps' }, BY)).version).toBe(2);
    expect(actions()).toEqual(['blog-published', 'blog-updated']);
  });

  it('changes the address of the article; the audit log has the former one', async () => {
    await published();
    await update.run('fix-a-tap', { fileName: 'taps' }, BY);
    expect(names()).toEqual(['taps']);
    expect(audit.entries[1]!.detail).toMatchObject({ fileName: 'taps', from: 'fix-a-tap' });
  });

  it.each([
    ['the site needs the address', { fileName: 'faq' }, undefined, InvalidValues],
    ['another article has the address', { fileName: 'other' }, undefined, BlogNameTaken],
    ['no address can be so', { fileName: 'Über uns' }, undefined, InvalidValues],
    ['somebody changed it meanwhile', { title: 'Taps' }, 7, BlogChangedMeanwhile],
    ['its new header picture is not here', { heroImage: '/media/gone' }, 1, InvalidValues],
  ])('is refused if %s, and nothing is written', async (_why, changes, version, error) => {
    await published();
    await published({ topic: 'Other' });
    await expect(update.run('fix-a-tap', changes, { ...BY, version })).rejects.toThrow(error);
    expect([names(), blogs.states.length]).toEqual([['fix-a-tap', 'other'], 2]);
    await expect(update.run('nothing', {}, BY)).rejects.toThrow(BlogNotFound);
  });

  it('restores an earlier text as a new version; the address stays', async () => {
    await published();
    await update.run('fix-a-tap', { title: 'Taps', fileName: 'taps' }, BY);
    const back = await update.restore('taps', 1, { ...BY, version: 2 });
    expect(back).toMatchObject({ title: 'Fix a tap', fileName: 'taps', version: 3 });
    expect(blogs.states.at(-1)).toMatchObject({ change: 'restored', restoredFrom: 1 });
    await expect(update.restore('taps', 9, BY)).rejects.toThrow(NoSuchBlogVersion);
    expect((await update.restore('taps', 3, BY)).version).toBe(3);
  });
});

describe('deleting', () => {
  it('can be undone, with text, idempotency key and history', async () => {
    await published({ title: 'Taps' });
    const { createdAt } = blogs.shown.get('fix-a-tap')!;
    await remove.run('fix-a-tap', BY.client);
    expect(names()).toEqual([]);
    expect(await remove.undo('fix-a-tap', BY.client)).toMatchObject({ key: 'key of fix-a-tap', title: 'Taps', version: 3, createdAt });
    expect([names(), actions()]).toEqual([['fix-a-tap'], ['blog-published', 'blog-deleted', 'blog-undeleted']]);
  });

  it('cannot be undone if another article has the address by now, or nothing was deleted', async () => {
    await published();
    await remove.run('fix-a-tap', BY.client);
    await published();
    await expect(remove.undo('fix-a-tap', null)).rejects.toThrow(BlogNameTaken);
    await expect(remove.undo('faq', null)).rejects.toThrow(BlogNameTaken);
    await expect(remove.undo('nothing', null)).rejects.toThrow(BlogNotFound);
    await expect(remove.run('nothing', null)).rejects.toThrow(BlogNotFound);
  });
});
