import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOrigin } from '../../../../platform/web/site-origin.js';
import { SENT_COOKIE } from '../../../admin-auth/index.js';
import { SentCookie } from './sent-cookie.js';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A browser that keeps what it is told. */
class Browser {
  private readonly cookies: Record<string, string> = {};
  private readonly cookie = new SentCookie({ https: false } as SiteOrigin);
  private readonly request = {
    cookies: this.cookies,
    protocol: 'http',
    unsignCookie: (value: string) => ({ valid: true, renew: false, value }),
  } as unknown as FastifyRequest;

  get sent(): readonly string[] {
    return this.cookie.read(this.request);
  }

  send(number: number): void {
    const reply = { setCookie: (name: string, value: string) => (this.cookies[name] = value) } as unknown as FastifyReply;
    this.cookie.remember(this.request, reply, idOf(number));
  }

  keep(value: string): void {
    this.cookies[SENT_COOKIE] = value;
  }
}

it('the cookie contains the ten last forms of a browser, without duplicates', () => {
  const browser = new Browser();
  expect(browser.sent).toEqual([]);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 11, 12]) browser.send(number);
  expect(browser.sent).toEqual([4, 5, 6, 7, 8, 9, 10, 1, 11, 12].map(idOf));
});

it('an invalid list of ids is empty', () => {
  const browser = new Browser();
  browser.keep(`${idOf(1)}.'or'1'='1`);
  expect(browser.sent).toEqual([]);
});
