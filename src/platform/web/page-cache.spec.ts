import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { StalePages } from './stale-pages.js';
import { PageCache } from './page-cache.js';
import type { PageAddress } from './page-contract.js';
import { Page } from './page.js';

const pageOf = (text: string, status = 200) => new Page(status, {}, Buffer.from(text));
const pageAddressAt = (canonical: string): PageAddress => ({
  route: canonical,
  parameters: {},
  canonical,
  isFixed: canonical === '/fixed',
  isTimely: false,
  isPrivate: false,
});

function cacheAt(time = { now: 0 }) {
  const part = { bytes: 10_000, milliseconds: 1_000 };
  const stale = new StalePages({ named: 1_000, searched: 1_000 });
  const cache = new PageCache({ pages: part, absences: { ...part, milliseconds: 100 }, now: () => time.now }, stale);
  let made = 0;
  const ask = async (address: string, cacheVersion: number | undefined, page: Page | Error = pageOf(`${address} ${made + 1}`)) => {
    const answer = await cache.get(pageAddressAt(address), cacheVersion, () => {
      made += 1;
      return page instanceof Error ? Promise.reject(page) : Promise.resolve(page);
    });
    return (await answer.page.body('identity')).toString();
  };
  return { cache, stale, ask, time };
}

describe('PageCache', () => {
  it('caches a page while nothing changes', async () => {
    const { ask } = cacheAt();
    expect([await ask('/a', 1), await ask('/a', 1), await ask('/b', 1)]).toEqual(['/a 1', '/a 1', '/b 2']);
  });

  it('renders a page again after a change, after its time, and while notifications may be missed', async () => {
    const { ask, time } = cacheAt();
    expect([await ask('/a', 1), await ask('/a', 2)]).toEqual(['/a 1', '/a 2']);
    time.now = 1_000;
    expect(await ask('/a', 2)).toBe('/a 3');
    expect(await ask('/a', undefined)).toBe('/a 4');
  });

  it('serves the last good page if rendering fails', async () => {
    const { ask } = cacheAt();
    await ask('/a', 1);
    expect(await ask('/a', 2, pageOf('sorry', 503))).toBe('/a 1');
    expect(await ask('/a', 2, new Error('broken'))).toBe('/a 1');
    await expect(ask('/b', 2, new Error('broken'))).rejects.toThrow('broken');
    expect(await ask('/b', 2, pageOf('sorry', 503))).toBe('sorry');
  });

  it('while the database is unavailable serves cached pages at once, and retries one page a second', async () => {
    const { ask, time } = cacheAt();
    await ask('/a', 1);
    await ask('/b', 1);
    expect(await ask('/a', undefined, pageOf('sorry', 503))).toBe('/a 1');
    expect(await ask('/b', undefined, pageOf('made meanwhile'))).toBe('/b 2');
    time.now = 1_000;
    expect(await ask('/b', undefined, pageOf('made again'))).toBe('made again');
    expect(await ask('/c', undefined, pageOf('never kept'))).toBe('never kept');
  });

  it('caches a missing page for a short time, until something changes', async () => {
    const { ask, time } = cacheAt();
    expect([await ask('/a', 1, pageOf('missing', 404)), await ask('/a', 1)]).toEqual(['missing', 'missing']);
    expect(await ask('/a', 2)).toBe('/a 2');
    await ask('/b', 2, pageOf('missing', 404));
    time.now = 100;
    expect(await ask('/b', 2)).toBe('/b 4');
  });

  it('does not serve an old version of a page that is known to be missing', async () => {
    const { ask } = cacheAt();
    await ask('/a', 1);
    await ask('/a', 2, pageOf('missing', 404));
    expect(await ask('/a', 3, pageOf('sorry', 503))).toBe('sorry');
  });

  it('does not serve an old version of a removed page, even if nobody has requested it since, nor of lists that showed it', async () => {
    const { stale, ask } = cacheAt();
    await ask('/business/gone', 1);
    await ask('/business/other', 1);
    await ask('/search?query=a', 1, pageOf('<a href="/business/gone">'));
    await ask('/fixed', 1, pageOf('<a href="/business/gone">'));
    stale.forget(['/business/gone']);
    const later = (address: string) => ask(address, 2, pageOf('sorry', 503));
    expect([await later('/business/gone'), await later('/search?query=a'), await later('/fixed'), await later('/business/other')]).toEqual([
      'sorry',
      'sorry',
      'sorry',
      '/business/other 2',
    ]);
  });

  it('does not cache a page that was begun before a removal', async () => {
    const { cache, stale, ask } = cacheAt();
    let release = () => undefined as void;
    const barrier = new Promise<void>((resolve) => (release = resolve));
    const slow = cache.get(pageAddressAt('/business/gone'), 1, () => barrier.then(() => pageOf('gone')));
    stale.forget(['/business/gone']);
    release();
    await slow;
    expect(await ask('/business/gone', 2, pageOf('sorry', 503))).toBe('sorry');
  });

  it('drops all old versions after many removals at once', async () => {
    const { stale, ask } = cacheAt();
    await ask('/business/other', 1);
    stale.forget(Array.from({ length: 21 }, (_, index) => `/business/gone-${index}`));
    expect(await ask('/business/other', 2, pageOf('sorry', 503))).toBe('sorry');
  });

  it('keeps the last good pages during floods of other addresses', async () => {
    const { ask } = cacheAt();
    for (const address of ['/fixed', '/business/known', '/search?query=plumber']) await ask(address, 1);
    for (let index = 0; index < 200; index += 1) await ask(`/search?query=${index}`, 1);
    for (let index = 0; index < 200; index += 1) await ask(`/missing-${index}`, 1, pageOf('missing', 404));
    const later = (address: string) => ask(address, 2, pageOf('sorry', 503));
    expect([await later('/fixed'), await later('/business/known'), await later('/search?query=plumber')]).toEqual([
      '/fixed 1',
      '/business/known 2',
      'sorry',
    ]);
    for (let index = 0; index < 200; index += 1) await ask(`/business/${index}`, 1);
    expect([await later('/fixed'), await later('/business/known')]).toEqual(['/fixed 1', 'sorry']);
  });

  it('keeps the last good pages in a fifth of the space, and removes them from there as well', async () => {
    const stale = new StalePages({ named: 20_000, searched: 1_000 });
    const linking = (index: number) => pageOf(`<p>${'A dripping tap. '.repeat(600)}</p><a href="/business/of-${index}">more</a>`);
    // Each has 9,600 characters: in full, two of them would fit.
    const addresses = Array.from({ length: 20 }, (_, index) => `/business/of-${index}`);
    for (const [index, address] of addresses.entries()) {
      const page = linking(index);
      stale.keep(pageAddressAt(address), page);
      // A visitor's browser gets it compressed, and it is packed by the next turn of the loop.
      await page.body('br');
      await page.whenPacked;
    }
    expect(addresses.filter((address) => stale.has(pageAddressAt(address)))).toHaveLength(20);
    const page = stale.find(pageAddressAt('/business/of-3'));
    const expected = linking(3);
    expect([page?.etag, page?.status, (await page!.body('br')).equals(await expected.body('br'))]).toEqual([expected.etag, 200, true]);
    const unpacked = linking(3);
    expect([await page!.body('identity'), await page!.body('gzip')]).toEqual([
      await unpacked.body('identity'),
      await unpacked.body('gzip'),
    ]);
    expect(await page!.body('identity')).toBe(await page!.body('identity'));
    stale.forget(['/business/of-3']);
    expect(addresses.filter((address) => !stale.has(pageAddressAt(address)))).toEqual(['/business/of-3']);
  });

  it('keeps pages uncompressed that nobody requested compressed: compressing would cost half as much as rendering', async () => {
    const stale = new StalePages({ named: 20_000, searched: 1_000 });
    for (const index of [1, 2, 3]) {
      stale.keep(pageAddressAt(`/business/${index}`), pageOf('A dripping tap. '.repeat(400)));
      await nextLoopIteration();
    }
    expect([1, 2, 3].map((index) => stale.has(pageAddressAt(`/business/${index}`)))).toEqual([false, true, true]);
  });

  it('keeps more pages once they were compressed', async () => {
    const { cache } = cacheAt();
    // 6,400 characters: in full, one of them fits.
    const ask = (address: string) => cache.get(pageAddressAt(address), 1, () => Promise.resolve(pageOf('A dripping tap. '.repeat(400))));
    const addresses = ['/a', '/b', '/c', '/d'];
    for (const address of addresses) {
      const { page } = await ask(address);
      await page.body('br');
      await page.whenPacked;
    }
    expect(await Promise.all(addresses.map(async (address) => (await ask(address)).cached))).toEqual([true, true, true, true]);
    for (const address of ['/e', '/f']) await ask(address);
    expect([(await ask('/f')).cached, (await ask('/e')).cached]).toEqual([true, false]);
  });

  it('tells the renderer whether there is an earlier version', async () => {
    const { cache } = cacheAt();
    const told: boolean[] = [];
    for (const cacheVersion of [1, 2])
      await cache.get(pageAddressAt('/a'), cacheVersion, (hasEarlier) => {
        told.push(hasEarlier);
        return Promise.resolve(pageOf('text'));
      });
    expect(told).toEqual([false, true]);
  });

  it('missing pages do not evict other pages', async () => {
    const { ask } = cacheAt();
    await ask('/a', 1);
    for (let index = 0; index < 2_000; index += 1) await ask(`/missing-${index}`, 1, pageOf('missing', 404));
    expect(await ask('/a', 1)).toBe('/a 1');
  });

  it('renders a page once for simultaneous requests, but not across a change', async () => {
    const { cache } = cacheAt();
    let made = 0;
    let release = () => undefined as void;
    const barrier = new Promise<void>((resolve) => (release = resolve));
    const make = async () => {
      made += 1;
      const text = `made ${made}`;
      await barrier;
      return pageOf(text);
    };
    const pageAddress = pageAddressAt('/a');
    const asked = [cache.get(pageAddress, 1, make), cache.get(pageAddress, 1, make), cache.get(pageAddress, 2, make)];
    release();
    const texts = await Promise.all(asked.map(async (answer) => (await (await answer).page.body('identity')).toString()));
    expect(texts).toEqual(['made 1', 'made 1', 'made 2']);
  });

  it('a page begun before a change never counts as fresh after it', async () => {
    const { cache, ask } = cacheAt();
    let release = () => undefined as void;
    const barrier = new Promise<void>((resolve) => (release = resolve));
    const slow = cache.get(pageAddressAt('/a'), 1, () => barrier.then(() => pageOf('old')));
    expect(await ask('/a', 2, pageOf('new'))).toBe('new');
    release();
    await slow;
    expect(await ask('/a', 2, pageOf('newer'))).not.toBe('old');
  });
});

describe('Page', () => {
  it('has another entity tag for other content, and the same body in every encoding', async () => {
    expect(pageOf('a').etag).not.toBe(pageOf('b').etag);
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const page = pageOf('content '.repeat(100));
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(gunzipSync(await page.body('gzip')).toString());
  });
});
