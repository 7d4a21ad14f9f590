import { MAX_IN_A_FILE, Sitemap, type SitemapSource } from './sitemap.js';

const ORIGIN = 'https://example.com';
const CHANGED = new Date('2026-11-20T10:00:00Z');

function sourceOf(kind: string, count: number): SitemapSource {
  return {
    count: () => Promise.resolve(count),
    read: (offset, limit) => {
      const length = Math.max(0, Math.min(limit, count - offset));
      return Promise.resolve(Array.from({ length }, (_, index) => ({ path: `/${kind}/${offset + index}`, changedAt: CHANGED })));
    },
  };
}

const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

describe('the sitemap', () => {
  it('is one file while its pages fit', async () => {
    const sitemap = new Sitemap();
    sitemap.offer(sourceOf('a', 2));
    sitemap.offer(sourceOf('b', 1));
    const xml = await sitemap.root(ORIGIN);
    expect(locations(xml)).toEqual([`${ORIGIN}/a/0`, `${ORIGIN}/a/1`, `${ORIGIN}/b/0`]);
    expect(xml).toContain('<lastmod>2026-11-20T10:00:00.000Z</lastmod>');
  });

  it('is an index of files beyond that, which contain every page once', async () => {
    const sitemap = new Sitemap();
    sitemap.offer(sourceOf('a', 3));
    sitemap.offer(sourceOf('b', MAX_IN_A_FILE + 10));
    expect(locations(await sitemap.root(ORIGIN))).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
    const [first, second] = [locations(await sitemap.file(1, ORIGIN)), locations(await sitemap.file(2, ORIGIN))];
    expect(first).toHaveLength(MAX_IN_A_FILE);
    expect(new Set([...first, ...second]).size).toBe(MAX_IN_A_FILE + 13);
    expect(second.at(-1)).toBe(`${ORIGIN}/b/${MAX_IN_A_FILE + 9}`);
    expect(await sitemap.file(3, ORIGIN)).toBeUndefined();
  });

  it('escapes addresses', async () => {
    const sitemap = new Sitemap();
    sitemap.offer({ count: () => Promise.resolve(1), read: () => Promise.resolve([{ path: '/search?a=1&b=<' }]) });
    expect(locations(await sitemap.root(ORIGIN))).toEqual([`${ORIGIN}/search?a=1&amp;b=&lt;`]);
  });

  it('is valid without pages', async () => expect(await new Sitemap().root(ORIGIN)).toContain('<urlset xmlns='));
});
