import { NotFoundException } from '@nestjs/common';
import type { ChangeFeed } from '../database/change-feed.js';
import { CacheVersion } from './cache-version.js';
import type { Frontend } from './frontend.js';
import { PageReads } from './page-reads.js';
import { SharedAnswers } from './shared-answers.js';
import { SiteFilesController } from './site-files.controller.js';
import type { SiteOrigin } from './site-origin.js';
import { MAX_IN_A_FILE, Sitemap } from './sitemap.js';

function opened(pages: number) {
  const asked = { counts: 0, reads: 0 };
  const sitemap = new Sitemap();
  sitemap.offer({
    count: () => Promise.resolve((asked.counts += 1)).then(() => pages),
    read: () => Promise.resolve((asked.reads += 1)).then(() => [{ path: '/business/any' }]),
  });
  const answers = new SharedAnswers(new CacheVersion({ connected: true } as ChangeFeed));
  const origin = { value: 'https://example.com' } as SiteOrigin;
  return { asked, files: new SiteFilesController(sitemap, origin, new PageReads(), {} as Frontend, answers) };
}

describe('robots.txt', () => {
  /** As RFC 9309 has it: a rule is the beginning of a path, or the whole of it with a dollar sign. */
  const isAllowed = (path: string) =>
    [
      ...opened(1)
        .files.robots()
        .matchAll(/^Disallow: (.*)$/gm),
    ].every(([, rule]) => (rule!.endsWith('$') ? path !== rule!.slice(0, -1) : !path.startsWith(rule!)));

  it.each([
    '/settings',
    '/settings/sync',
    '/settings?tab=home',
    '/blog-management?edit=a',
    '/referral-admin',
    '/api/settings',
    '/status/abc',
  ])('disallows %s', (path) => expect(isAllowed(path)).toBe(false));

  it.each(['/', '/settings-for-a-thermostat', '/blog-management-for-beginners', '/search?industry=Plumber', '/apis-and-bees'])(
    'allows %s',
    (path) => expect(isAllowed(path)).toBe(true),
  );
});

describe('parts of the sitemap', () => {
  it('that do not exist are refused by the number of parts, which is counted once for all', async () => {
    const { asked, files } = opened(MAX_IN_A_FILE + 1);
    for (const number of ['3', '99999', '99998', '3']) await expect(files.part(number)).rejects.toThrow(NotFoundException);
    expect(asked).toEqual({ counts: 1, reads: 0 });
    expect((await files.part('2')).toString()).toContain('https://example.com/business/any');
  });

  it('with an impossible number are refused without counting', async () => {
    const { asked, files } = opened(1);
    for (const number of ['0', '01', '-1', 'x', '123456']) await expect(files.part(number)).rejects.toThrow(NotFoundException);
    expect(asked).toEqual({ counts: 0, reads: 0 });
  });

  it('are at least one, which may be empty', async () => {
    expect((await opened(0).files.part('1')).toString()).toContain('<urlset');
  });
});
