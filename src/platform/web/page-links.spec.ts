import { linksTo, PageLinks } from './page-links.js';

const PATH = '/frozen-pipes-guide';

describe('a text with a link to a page', () => {
  it.each([
    '[Pipes](/frozen-pipes-guide)',
    'see https://handy.example/frozen-pipes-guide.',
    '/frozen-pipes-guide/',
    '<a href="/frozen-pipes-guide#step-2">',
    'no /frozen-pipes-guide-2, but /frozen-pipes-guide',
    '"/frozen-pipes-guide?a=1"',
  ])('is %j', (text) => expect(linksTo(text, PATH)).toBe(true));

  it.each(['/frozen-pipes-guide-2', '/blog/frozen-pipes-guide', 'frozen-pipes-guide', '/frozen-pipes-guide/more', 'Frozen pipes', ''])(
    'is not %j',
    (text) => expect(linksTo(text, PATH)).toBe(false),
  );
});

it('the links of all modules are found', async () => {
  const links = new PageLinks();
  links.register((path) => Promise.resolve([{ kind: 'article', name: 'a', title: path }]));
  links.register(() => Promise.resolve([]));
  links.register(() => Promise.resolve([{ kind: 'text', name: 'faq', title: 'FAQ' }]));
  expect((await links.to(PATH)).map(({ name, title }) => [name, title])).toEqual([
    ['a', PATH],
    ['faq', 'FAQ'],
  ]);
});
