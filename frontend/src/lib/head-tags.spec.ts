import { headTags, type PageHead, safeJson } from './head-tags.js';

describe('safeJson', () => {
  it('cannot close the element that contains it, and parses to the same value', () => {
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

  it('has the canonical address', () =>
    expect(headTags(head, site, share)).toContainEqual(['link', { rel: 'canonical', href: 'https://example.com/search?city=Guelph' }]));

  it.each([404, 503])('has no canonical address, and noindex, if the page is answered with %i', (status) => {
    const tags = headTags({ ...head, status }, site, share);
    expect(tags).toContainEqual(['meta', { name: 'robots', content: 'noindex' }]);
    expect(JSON.stringify(tags)).not.toMatch(/canonical|og:url/);
  });

  it.each([
    ['Homewright', '/share.png'],
    ['Handy', '/plain.png'],
  ])('of a site called %s: its name, and the picture %s', (name, picture) => {
    const tags = headTags(head, { ...site, name }, share);
    expect(tags).toContainEqual(['meta', { property: 'og:site_name', content: name }]);
    expect(tags).toContainEqual(['meta', { property: 'og:image', content: `https://example.com${picture}` }]);
  });

  const said = (head: PageHead, templates?: object) => {
    const tags = headTags(head, site, share, templates);
    return [tags[0]![2], (tags[1]![1] as Record<string, string>)['content']];
  };
  const search = { kind: 'search', words: { what: 'Plumbers in Guelph', place: 'Guelph', page: 2 }, path: '/search' } as const;

  it('a kind of page has built-in texts unless the operator wrote others; its own description takes precedence', () => {
    expect(said(search)).toEqual([
      'Plumbers in Guelph, page 2 | Handy',
      'Plumbers in Guelph: compare ratings, badges and opening hours in Guelph, then call, chat or email the business directly. No fee, no middleman.',
    ]);
    expect(said(search, { searchTitle: '{what} at {site}[ {count}]', searchDescription: ['broken'] })[0]).toBe(
      'Plumbers in Guelph at Handy',
    );
    expect(said(search, { searchTitle: '', searchDescription: ['broken'] })).toEqual(said(search));
    const business = { kind: 'business', words: { business: 'Bob', what: '', phone: null }, path: '/' } as const;
    expect(said(business)).toEqual(['Bob | Handy', 'Bob. See opening hours, ratings and contact details, and call directly.']);
    expect(said({ ...business, description: 'Mine' })[1]).toBe('Mine');
    // A name may have been typed with spaces and line breaks.
    expect(said({ ...business, words: { ...business.words, business: ' Bob\n and  sons ' } })[0]).toBe('Bob and sons | Handy');
  });

  it.each<[PageHead, string, string]>([
    [
      { kind: 'home', words: { trades: 'plumbers', moreTrades: 'plumbers and roofers' }, path: '/' },
      'Handy: plumbers near you',
      'Find local plumbers and roofers for your home. Compare them and call them directly, without a middleman.',
    ],
    [
      { kind: 'business', words: { business: 'Bob', what: 'Plumber in Guelph', phone: '(519) 555-0142' }, path: '/' },
      'Bob, Plumber in Guelph | Handy',
      'Bob is listed as Plumber in Guelph. See opening hours, ratings and contact details, and call directly: (519) 555-0142.',
    ],
    [
      { kind: 'guides', words: {}, path: '/' },
      'Home Jobs Guide | Handy',
      'Step-by-step guides for plumbing, electrical and heating problems at home: what to check first, what you may do yourself, and when to call a professional.',
    ],
    [
      { kind: 'section', words: { section: 'Heating', about: 'All of it.' }, path: '/' },
      'Heating guides | Handy',
      'Heating at home, step by step: All of it.',
    ],
    [{ kind: 'guide', words: { guide: 'Dripping tap', about: 'How.' }, path: '/' }, 'Dripping tap | Handy', 'How.'],
    [{ kind: 'article', words: { article: 'Winter', about: 'Why.' }, path: '/' }, 'Winter | Handy', 'Why.'],
    [{ kind: 'other', words: { title: 'About', about: 'Us.' }, path: '/' }, 'About | Handy', 'Us.'],
  ])('%j is titled %j', (head, title, description) => expect(said(head)).toEqual([title, description]));

  it.each([
    ['its own, of any size, and without the words of a card', { image: '/own.webp' }, ['og:image']],
    ['a card with its words', {}, ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt']],
  ])('the picture of a page is %s', (_case, own, names) => {
    const tags = headTags({ ...head, ...own }, { ...site, card: { path: '/card.png', alt: 'Bob, Plumber' } }, share);
    const properties = tags.map(([, attributes]) => String((attributes as Record<string, string>)['property']));
    expect(properties.filter((name) => name.startsWith('og:image'))).toEqual(names);
  });

  it.each([
    [undefined, 'index'],
    [true, 'noindex'],
    ['follow' as const, 'noindex, follow'],
  ])('noindex %s: robots %s', (noindex, content) =>
    expect(headTags({ ...head, noindex }, site, share)).toContainEqual(['meta', { name: 'robots', content }]),
  );
});
