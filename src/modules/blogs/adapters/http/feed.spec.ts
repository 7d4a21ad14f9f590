import { feedOf } from './feed.js';
import type { Blog } from '../../domain/blog.js';

const NAMES = { title: 'Guides', description: 'How things are done.' };
const blog = (day: number): Blog => {
  const at = new Date(Date.UTC(2026, 10, day));
  return {
    title: 'A tap',
    fileName: 'a-tap',
    content: 'It drips.',
    section: 'Plumbing',
    seoData: {},
    createdAt: at,
    updatedAt: at,
  } as Blog;
};

describe('the feed', () => {
  it('has the time of the last change of its articles', () =>
    expect(feedOf([blog(19), blog(20)], NAMES, 'https://site.example')).toContain(
      '<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>',
    ));

  it('has no such time without articles', () => {
    const empty = feedOf([], NAMES, 'https://site.example');
    expect(empty).toContain('<language>en-CA</language>');
    expect(empty).not.toContain('lastBuildDate');
  });

  it('has the section of an article as its category, and no category without one', () => {
    const feed = (section: string) => feedOf([{ ...blog(20), section }], NAMES, 'https://site.example');
    expect(feed('Plumbing & more')).toContain('<category>Plumbing &amp; more</category>');
    expect(feed('')).not.toContain('<category');
  });

  it('removes characters that XML does not allow', () => {
    const odd = { ...blog(20), title: 'A\uFFFE t\u000Bap\u{1F6B0}', section: 'Plum\uFFFFbing' };
    expect(feedOf([odd], NAMES, 'https://site.example')).toMatch(/CDATA\[A tap\u{1F6B0}\][^]*<category>Plumbing<\/category>/u);
  });

  it('ends no text early, whatever is in it', () => {
    const odd = { ...blog(20), title: 'a[b[0]]>c[d[0]]>e' };
    expect(feedOf([odd], NAMES, 'https://site.example')).toContain('<title><![CDATA[a[b[0]] >c[d[0]] >e]]></title>');
  });
});
