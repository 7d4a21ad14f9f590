import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { defer, firstValueFrom, NEVER, of } from 'rxjs';
import { LimitConcurrentReads } from './concurrent-reads.js';
import { TooBusy } from './concurrency-limiter.js';

const contextOf = (request: { url: string; method?: string; access?: string; ip?: string }) => {
  const { url, method = 'GET', access = 'public', ip = '203.0.113.1' } = request;
  return {
    switchToHttp: () => ({ getRequest: () => ({ method, ip, routeOptions: { url, config: access === 'admin' ? {} : { access } } }) }),
  } as unknown as ExecutionContext;
};

/** Concurrency 1 without a queue; a hanging read is under way at /api/search. */
function withOneThatHangs() {
  const reads = new LimitConcurrentReads({ atOnce: 1, most: 1, mostOfOne: 1, waitMs: 100_000 });
  reads.intercept(contextOf({ url: '/api/search' }), { handle: () => NEVER }).subscribe();
  return (request: Parameters<typeof contextOf>[0]) => firstValueFrom(reads.intercept(contextOf(request), { handle: () => of('read') }));
}

describe('LimitConcurrentReads', () => {
  it.each(['GET', 'HEAD'])('refuses more than the limit: %s', async (method) => {
    const ask = withOneThatHangs();
    await expect(ask({ url: '/api/search', method, ip: '203.0.113.2' })).rejects.toThrow(TooBusy);
  });

  it.each([
    { url: '/api/suggest' },
    { url: '/api/search', access: 'admin' },
    { url: '/api/search', method: 'POST' },
    { url: '/healthz' },
    { url: '/robots.txt' },
  ])('does not limit anything else: %j', async (request) => {
    const ask = withOneThatHangs();
    for (let time = 0; time < 3; time += 1) expect(await ask(request)).toBe('read');
  });

  it.each(['/media/:name', '/business/:slug/map.svg', '/business/:slug/share-:hash.png', '/sitemap-:number.xml', '/feed.xml'])(
    'also limits %s, separately',
    async (url) => {
      const reads = new LimitConcurrentReads({ atOnce: 1, most: 1, mostOfOne: 1, waitMs: 100_000 });
      const ask = (handle: CallHandler['handle'], asked = url) => firstValueFrom(reads.intercept(contextOf({ url: asked }), { handle }));
      reads.intercept(contextOf({ url }), { handle: () => NEVER }).subscribe();
      await expect(ask(() => of('read'))).rejects.toThrow(TooBusy);
      expect(await ask(() => of('read'), '/api/search')).toBe('read');
    },
  );

  it('passes on answers and errors, and then runs the next request', async () => {
    const reads = new LimitConcurrentReads({ atOnce: 1, most: 1, mostOfOne: 1, waitMs: 100_000 });
    const answer = (what: () => Promise<unknown>) =>
      firstValueFrom(reads.intercept(contextOf({ url: '/api/search' }), { handle: () => defer(what) }));
    expect(await answer(() => Promise.resolve('found'))).toBe('found');
    await expect(answer(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await answer(() => Promise.resolve(undefined))).toBeUndefined();
  });
});
