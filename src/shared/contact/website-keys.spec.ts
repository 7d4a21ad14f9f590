import { pageKeyOf, siteKeyOf, siteKeyPattern, websiteHostOf, websiteKeyOf } from './website-keys.js';

const SAME = [
  'https://bob.example/drains',
  'http://www.BOB.example/drains/',
  'https://bob.example:443/drains',
  'http://bob.example:443/drains',
  'https://www.bob.example./drains',
  'https://bob.example.:443/drains/',
  'https://bob.example/drains?utm_source=mail&utm_medium=a',
  'https://bob.example/drains/?utm_source=mail#',
];
const OTHERS = [
  'https://bob.example',
  'https://bob.example:8080/drains',
  'https://bob.example/drains-and-more',
  'https://bob.example/drains?shop=2',
  'https://ann.example/drains',
  'https://bobxexample/drains',
];

describe('the key of a website', () => {
  it.each(SAME)('is equal for %s', (link) => {
    expect(websiteKeyOf(link)).toBe('bob.example/drains');
    expect(siteKeyOf(link)).toMatch(new RegExp(siteKeyPattern(SAME[0]!)));
    expect(siteKeyOf(SAME[0]!)).toMatch(new RegExp(siteKeyPattern(link)));
  });

  it.each(OTHERS)('differs for %s', (link) => expect(websiteKeyOf(link)).not.toBe('bob.example/drains'));

  it('keeps the parameters that distinguish businesses', () =>
    expect(websiteKeyOf('https://www.shops.example/?utm_source=mail&shop=2')).toBe(websiteKeyOf('https://shops.example?shop=2')));

  it('contains the host name', () => expect(websiteHostOf('http://www.Bob.example.:8080/drains')).toBe('bob.example'));

  it('of an invalid link is the text as it was written', () => expect(websiteKeyOf('Bob.example/')).toBe('bob.example'));
});

describe('stored keys', () => {
  it('of sites include ports, final dots and queries', () =>
    expect(siteKeyOf('https://www.Bob.example.:443/shop/?utm_source=mail')).toBe('bob.example.:443/shop/?utm_source=mail'));

  it.each(OTHERS.filter((link) => !link.includes('?')))('of %s do not match another site', (link) =>
    expect(siteKeyOf(link)).not.toMatch(new RegExp(siteKeyPattern(SAME[0]!))),
  );

  it('of pages contain host and path', () => {
    expect(pageKeyOf('https://www.bob.example/drains/?from=ad#top')).toBe('bob.example/drains');
    expect(pageKeyOf('https://facebook.example/bob')).not.toBe(pageKeyOf('https://facebook.example/ann'));
    expect(pageKeyOf('bob')).toBeNull();
  });
});
