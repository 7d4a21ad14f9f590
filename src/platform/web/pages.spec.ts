import fastify from 'fastify';
import { Clock } from '../../shared/clock.js';
import type { SiteCalendar } from '../../shared/settings/site-calendar.js';
import { CacheVersion } from './cache-version.js';
import { Frontend } from './frontend.js';
import type { PageAddress, RenderedPage, ServerEntry } from './page-contract.js';
import { PageReads } from './page-reads.js';
import { StalePages } from './stale-pages.js';
import { Pages, RENDERINGS } from './pages.js';
import { SiteOrigin } from './site-origin.js';

const PAGE: RenderedPage = { status: 200, head: '<title>Page</title>', rootStyle: '', body: 'content', state: '{}', modules: ['m'] };

const pageAddressAt = (address: string): PageAddress => {
  const { pathname } = new URL(`http://pages${address}`);
  return {
    route: pathname,
    parameters: {},
    canonical: pathname,
    isFixed: true,
    isTimely: pathname === '/timely',
    isPrivate: pathname.startsWith('/status/'),
  };
};

class OneFrontend extends Frontend {
  readonly icon = '/icon.svg';

  constructor(private readonly render: ServerEntry['renderPage']) {
    super();
  }

  entry(): Promise<ServerEntry> {
    return Promise.resolve({
      renderPage: this.render,
      knows: () => true,
      drawPlace: () => Promise.resolve(''),
      pageAddressOf: (address) => Promise.resolve(pageAddressAt(address)),
      names: [],
      indexed: () => Promise.resolve([]),
      isForAdmins: () => false,
      renderAdminPage: () => Promise.reject(new Error('not asked for')),
    });
  }

  filesOf() {
    return { files: { css: 'b{}', script: '/s.js', preloads: [], fonts: [], icon: this.icon }, inline: { styles: ["'sha256-x'"] } };
  }

  adminFiles() {
    return this.filesOf();
  }
}

class FixedClock extends Clock {
  now(): Date {
    return new Date('2026-11-21T10:00:00Z');
  }
}

const HEARD_OF = { on: () => undefined, connected: true };

function serverWith(render: ServerEntry['renderPage'], reads = new PageReads(), heard = HEARD_OF) {
  const changes = heard as unknown as ConstructorParameters<typeof CacheVersion>[0];
  const origin = { value: 'https://example.com', https: true } as SiteOrigin;
  const pages = new Pages(
    new OneFrontend(render),
    reads,
    new CacheVersion(changes),
    new FixedClock(),
    origin,
    { timeZone: 'America/Halifax' } as SiteCalendar,
    new StalePages({ named: 100_000, searched: 100_000 }),
  );
  const app = fastify();
  app.get('/refused', (request, reply) => pages.refuseAddress(request, reply));
  app.get('/*', (request, reply) => pages.answer(request, reply));
  return app;
}

describe('Pages', () => {
  it('answers with the document and its content security policy', async () => {
    const { statusCode, headers, body } = await serverWith(() => Promise.resolve(PAGE)).inject('/a');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-x'");
    expect(body).toContain('<title>Page</title>');
    expect(body).toContain('<div id="root">content</div>');
  });

  it('answers a failed rendering with an error page, which is not cached', async () => {
    const { statusCode, headers, body } = await serverWith(() => Promise.reject(new Error('secret detail'))).inject('/a');
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([500, 'no-store', 'text/html; charset=utf-8']);
    expect(body).toContain('Something went wrong on our side');
    expect(body).not.toContain('secret');
  });

  it('answers a malformed address with a page without scripts, which is not cached', async () => {
    const { statusCode, headers, body } = await serverWith(() => Promise.resolve({ ...PAGE, status: 404 })).inject('/refused');
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([400, 'no-store', 'text/html; charset=utf-8']);
    expect(body).toContain('<div id="root">content</div>');
    expect(body).not.toContain('/s.js');
  });

  it('redirects if a page says so', async () => {
    const { statusCode, headers, body } = await serverWith(() => Promise.resolve({ ...PAGE, status: 301, location: '/b' })).inject('/a');
    // A browser that keeps it would never see the page again, should it come back.
    expect([statusCode, headers['location'], headers['cache-control'], body]).toEqual([301, '/b', 'no-cache', '']);
  });

  it('renders a private page for each request, never cached, without a referrer', async () => {
    let made = 0;
    const server = serverWith(() => Promise.resolve({ ...PAGE, body: `made ${(made += 1)}` }));
    for (const [url, text] of [
      ['/status/token?sent=1', 'made 1'],
      ['/status/token?sent=1', 'made 2'],
      ['/a/%2e%2e/status/token', 'made 3'],
    ]) {
      const { headers, body } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(body).toContain(text);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect([headers['etag'], headers['content-encoding'], headers['x-page-cache']]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('notifies the subscribers of answers each time that a visitor receives them, also from the cache', async () => {
    const reads = new PageReads();
    let given = 0;
    reads.offer('search', (_parameters, onServed) => {
      onServed(() => (given += 1));
      return Promise.resolve({ services: [], total: 0, page: 1, totalPages: 0, industries: [], cities: [], understood: null });
    });
    const server = serverWith(async ({ read }) => {
      await read('search', {});
      return PAGE;
    }, reads);
    const { headers } = await server.inject('/search');
    expect((await server.inject('/search')).headers['x-page-cache']).toBe('hit');
    expect((await server.inject({ url: '/search', headers: { 'if-none-match': String(headers['etag']) } })).statusCode).toBe(304);
    expect(given).toBe(3);
    await server.inject({ url: '/search', headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(given).toBe(3);
    // One whose content depends on the time is not cached.
    expect((await server.inject('/timely')).headers['cache-control']).toBe('no-store');
    await server.inject({ url: '/timely', headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(given).toBe(4);
  });

  it('answers 503 if more pages are requested than can be rendered, and serves the last version if there is one', async () => {
    let release = () => undefined as void;
    let barrier = Promise.resolve();
    let isReadFailing = false;
    const changes = { ...HEARD_OF };
    const server = serverWith(
      async () => {
        await barrier;
        return isReadFailing ? { ...PAGE, status: 503 } : PAGE;
      },
      new PageReads(),
      changes,
    );
    await server.inject('/kept');
    changes.connected = false;
    barrier = new Promise((resolve) => (release = resolve));
    isReadFailing = true;
    const all = Promise.all(Array.from({ length: 22 }, (_, index) => server.inject(`/page-${index}`)));
    const refused = await server.inject('/one-more');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(refused.body).toContain('Many people are here right now');
    expect((await server.inject('/kept')).statusCode).toBe(200);
    const elsewhere = server.inject({ url: '/page-elsewhere', remoteAddress: '203.0.113.9' });
    release();
    expect((await elsewhere).headers['retry-after']).toBe('10');
    expect((await all).filter(({ headers }) => headers['retry-after'] === '5')).toHaveLength(2);
  });

  it('waits for a place to render for a shorter time if there is an earlier version, which it serves then', async () => {
    const waits: number[] = [];
    const changes = { ...HEARD_OF };
    let barrier = Promise.resolve();
    const server = serverWith(() => barrier.then(() => PAGE), new PageReads(), changes);
    await server.inject('/kept');
    changes.connected = false;
    const { promise, resolve } = Promise.withResolvers<void>();
    barrier = promise;
    const all = Promise.all(Array.from({ length: RENDERINGS.atOnce }, (_, index) => server.inject(`/page-${index}`)));
    const later = setTimeout;
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, milliseconds: number) => {
      waits.push(milliseconds);
      return later(act, 0);
    }) as typeof setTimeout);
    expect((await server.inject('/kept')).statusCode).toBe(200);
    expect((await server.inject('/new')).statusCode).toBe(503);
    timers.mockRestore();
    expect(waits).toEqual([expect.any(Number), RENDERINGS.waitMs]);
    expect(waits[0]).toBeLessThan(RENDERINGS.waitMs / 2);
    resolve();
    await all;
  });

  it('answers 503 if a read failed', async () => {
    const { statusCode, headers } = await serverWith(() => Promise.resolve({ ...PAGE, status: 503 })).inject('/a');
    expect([statusCode, headers['retry-after'], headers['cache-control'], headers['etag']]).toEqual([503, '10', 'no-store', undefined]);
  });
});
