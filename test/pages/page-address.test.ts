import { pageAddressOf } from '../support/rendered.js';

const canonical = async (address: string) => (await pageAddressOf(address)).canonical;

describe('an address of a page', () => {
  it.each([
    ['/?u=1', '/'],
    ['//', '/'],
    ['/search/?x=1&utm_source=y', '/search'],
    ['/SEARCH', '/search'],
    ['/%73earch', '/search'],
    ['/a/../search', '/search'],
    ['/search?page=2&x=1&query=a+b', '/search?query=a+b&page=2'],
    ['/search?page=2&query=a%20b', '/search?query=a+b&page=2'],
    ['/search?city=b&city=a', '/search?city=b&city=a'],
    ['/about?sent=1&ref=a', '/about?sent=1'],
    ['/list-business?ref=ABC&sent=1', '/list-business?ref=ABC'],
    ['/business/%61-b/report?sent=1', '/business/a-b/report?sent=1'],
    ['/business/a%2Fb', '/business/a%2Fb'],
    ['/an-article?x=1', '/an-article'],
    ['/no/such/page', '/-/-'],
    ['/another/one?x=1', '/-/-'],
    ['/business/a%00b', '/-/-'],
  ])('%s has the page of %s', async (...[address, expected]) => expect(await canonical(address)).toBe(expected));

  it.each(['/status/token', '/%73tatus/token', '/STATUS/token', '/a/%2e%2e/status/token?sent=1', '/referral-program/sign-in/token'])(
    'is private: %s',
    async (address) => expect(await pageAddressOf(address)).toMatchObject({ isPrivate: true }),
  );

  it.each([
    ['/search?openNow=yes', true],
    ['/search?openNow=yes&city=Guelph', true],
    ['/search?city=Guelph', false],
    ['/business/a?openNow=yes', false],
  ])('%s: changes every minute: %s', async (...[address, isTimely]) => expect(await pageAddressOf(address)).toMatchObject({ isTimely }));

  it.each([
    ['/faq', true],
    ['/home-jobs-guide', true],
    ['/search', true],
    ['/search?page=2', false],
    ['/business/a', false],
    ['/an-article', false],
  ])('%s: is the only such page: %s', async (...[address, isFixed]) =>
    expect(await pageAddressOf(address)).toMatchObject({ isFixed, isPrivate: false }),
  );
});
