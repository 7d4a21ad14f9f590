import { headTags, safeJson } from './head-tags.js';

describe('safeJson', () => {
  it('cannot end the element it stands in, and reads back as it was', () => {
    const value = { text: '</script><!--<script>&amp; \u2028 $& é' };
    const json = safeJson(value);
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual(value);
  });
});

describe('headTags', () => {
  const head = { title: 'Plumbers', description: 'Find one', path: '/search?city=Guelph' };

  it('names the one true address', () =>
    expect(headTags(head, 'https://example.com', '/share.png')).toContainEqual([
      'link',
      { rel: 'canonical', href: 'https://example.com/search?city=Guelph' },
    ]));

  it.each([
    [undefined, 'index'],
    [true, 'noindex'],
    ['follow' as const, 'noindex, follow'],
  ])('noindex %s: robots %s', (noindex, content) =>
    expect(headTags({ ...head, noindex }, '', '')).toContainEqual(['meta', { name: 'robots', content }]),
  );
});
