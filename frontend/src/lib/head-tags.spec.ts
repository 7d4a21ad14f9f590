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
  const site = { origin: 'https://example.com', name: 'Handy' };
  const share = { named: '/share.png', plain: '/plain.png' };
  const head = { title: 'Plumbers', description: 'Find one', path: '/search?city=Guelph' };

  it('names the one true address', () =>
    expect(headTags(head, site, share)).toContainEqual(['link', { rel: 'canonical', href: 'https://example.com/search?city=Guelph' }]));

  it.each([
    ['Homewright', '/share.png'],
    ['Handy', '/plain.png'],
  ])('of a site called %s: that name, and the picture %s', (name, picture) => {
    const tags = headTags(head, { ...site, name }, share);
    expect(tags).toContainEqual(['meta', { property: 'og:site_name', content: name }]);
    expect(tags).toContainEqual(['meta', { property: 'og:image', content: `https://example.com${picture}` }]);
  });

  it.each([
    [undefined, 'index'],
    [true, 'noindex'],
    ['follow' as const, 'noindex, follow'],
  ])('noindex %s: robots %s', (noindex, content) =>
    expect(headTags({ ...head, noindex }, site, share)).toContainEqual(['meta', { name: 'robots', content }]),
  );
});
