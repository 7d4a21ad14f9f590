import { Page, PageCache } from './page-cache.js';

const pageOf = (text: string, status = 200) => new Page(status, {}, Buffer.from(text));

function cacheAt(time = { now: 0 }) {
  const cache = new PageCache({ bytes: 10_000, milliseconds: 1_000, now: () => time.now });
  let made = 0;
  const ask = async (address: string, generation: number | undefined, page: Page | Error = pageOf(`${address} ${made + 1}`)) => {
    const answer = await cache.get(address, generation, () => {
      made += 1;
      return page instanceof Error ? Promise.reject(page) : Promise.resolve(page);
    });
    return (await answer.page.body('identity')).toString();
  };
  return { cache, ask, time };
}

describe('PageCache', () => {
  it('keeps a page while nothing changes', async () => {
    const { ask } = cacheAt();
    expect([await ask('/a', 1), await ask('/a', 1), await ask('/b', 1)]).toEqual(['/a 1', '/a 1', '/b 2']);
  });

  it('makes a page anew after a change, after its time, and while changes cannot be heard of', async () => {
    const { ask, time } = cacheAt();
    expect([await ask('/a', 1), await ask('/a', 2)]).toEqual(['/a 1', '/a 2']);
    time.now = 1_000;
    expect(await ask('/a', 2)).toBe('/a 3');
    expect(await ask('/a', undefined)).toBe('/a 4');
  });

  it('gives the last good page when a new one cannot be made', async () => {
    const { ask } = cacheAt();
    await ask('/a', 1);
    expect(await ask('/a', 2, pageOf('sorry', 503))).toBe('/a 1');
    expect(await ask('/a', 2, new Error('broken'))).toBe('/a 1');
    await expect(ask('/b', 2, new Error('broken'))).rejects.toThrow('broken');
    expect(await ask('/b', 2, pageOf('sorry', 503))).toBe('sorry');
  });

  it('does not keep what is missing', async () => {
    const { ask } = cacheAt();
    await ask('/a', 1, pageOf('missing', 404));
    expect(await ask('/a', 1)).toBe('/a 2');
  });

  it('makes a page once for many who ask at the same time, but not across a change', async () => {
    const { cache } = cacheAt();
    let made = 0;
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const make = async () => {
      made += 1;
      const text = `made ${made}`;
      await gate;
      return pageOf(text);
    };
    const asked = [cache.get('/a', 1, make), cache.get('/a', 1, make), cache.get('/a', 2, make)];
    release();
    const texts = await Promise.all(asked.map(async (answer) => (await (await answer).page.body('identity')).toString()));
    expect(texts).toEqual(['made 1', 'made 1', 'made 2']);
  });

  it('a page begun before a change never counts as fresh after it', async () => {
    const { cache, ask } = cacheAt();
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow = cache.get('/a', 1, () => gate.then(() => pageOf('old')));
    expect(await ask('/a', 2, pageOf('new'))).toBe('new');
    release();
    await slow;
    expect(await ask('/a', 2, pageOf('newer'))).not.toBe('old');
  });
});

describe('Page', () => {
  it('has another tag for another content, and the same body in every encoding', async () => {
    expect(pageOf('a').etag).not.toBe(pageOf('b').etag);
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const page = pageOf('content '.repeat(100));
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(gunzipSync(await page.body('gzip')).toString());
  });
});
