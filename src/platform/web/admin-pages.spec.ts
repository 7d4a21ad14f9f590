import { Logger } from '@nestjs/common';
import fastify from 'fastify';
import type { Clock } from '../../shared/clock.js';
import type { SiteCalendar } from '../../shared/settings/site-calendar.js';
import { AdminPages } from './admin-pages.js';
import type { Frontend } from './frontend.js';
import type { AdminPageRequest } from './page-contract.js';
import { PageReads } from './page-reads.js';
import type { SiteOrigin } from './site-origin.js';

beforeEach(() => {
  Logger.overrideLogger(false);
});
afterEach(() => {
  Logger.overrideLogger(['error', 'warn']);
});

async function answered(isAdmin: () => Promise<boolean>) {
  const renderAdminPage = ({ authenticated }: AdminPageRequest) =>
    Promise.resolve({ status: 200, head: '', rootStyle: '', body: authenticated ? 'the frame' : 'the login', state: '{}', modules: [] });
  const frontend = {
    entry: () => Promise.resolve({ renderAdminPage }),
    adminFiles: () => ({ files: { css: '', script: '/s.js', preloads: [], fonts: [], icon: '/i.svg' }, inline: { styles: [] } }),
  } as unknown as Frontend;
  const pages = new AdminPages(
    frontend,
    new PageReads(),
    {} as Clock,
    { value: 'https://example.com', https: true } as SiteOrigin,
    {} as SiteCalendar,
    { isAdmin },
  );
  const app = fastify();
  app.get('/settings', (request, reply) => pages.answer(request, reply));
  const { statusCode, headers, body } = await app.inject('/settings');
  const shown = ['the frame', 'the login'].find((text) => body.includes(text));
  return { statusCode, cache: headers['cache-control'], shown };
}

it.each<[string, () => Promise<boolean>, string]>([
  ['an admin gets the frame of the back office', () => Promise.resolve(true), 'the frame'],
  ['anybody else gets the login page', () => Promise.resolve(false), 'the login'],
  ['while sessions cannot be looked up everybody gets the login page', () => Promise.reject(new Error('no database')), 'the login'],
])('%s, which is never cached', async (...[, isAdmin, shown]) =>
  expect(await answered(isAdmin)).toEqual({ statusCode: 200, cache: 'no-store', shown }),
);
