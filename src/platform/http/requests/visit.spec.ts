import { isVisit } from './visit.js';

const visit = (userAgent: string | undefined, more: Record<string, string> = {}, method = 'GET') =>
  isVisit({ method, headers: { 'user-agent': userAgent, ...more } });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('a visit', () => {
  it.each([FIREFOX, 'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'node', undefined])(
    'is counted for %p',
    (userAgent) => expect(visit(userAgent)).toBe(true),
  );

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'GPTBot/1.3',
    'Baiduspider',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'UptimeRobot/2.0',
  ])('is not counted for %p', (userAgent) => expect(visit(userAgent)).toBe(false));

  it('is not counted for HEAD and prefetching', () => {
    expect(visit(FIREFOX, {}, 'HEAD')).toBe(false);
    expect(visit(FIREFOX, { 'sec-purpose': 'prefetch;prerender' })).toBe(false);
    expect(visit(FIREFOX, { purpose: 'prefetch' })).toBe(false);
  });
});
