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
  it('says when its articles changed last', () =>
    expect(feedOf([blog(19), blog(20)], NAMES, 'https://site.example')).toContain(
      '<lastBuildDate>Fri, 20 Nov 2026 00:00:00 GMT</lastBuildDate>',
    ));

  it('says nothing of that while there are none', () => {
    const empty = feedOf([], NAMES, 'https://site.example');
    expect(empty).toContain('<language>en-CA</language>');
    expect(empty).not.toContain('lastBuildDate');
  });
});
