import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Given } from './page-reads.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Higher levels cost more time than they save on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A finished answer, with its body in every encoding that was asked for so far. */
export class Page {
  readonly etag: string;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    private readonly html: Buffer,
    /** To be called each time that a visitor gets it. */
    readonly given: readonly Given[] = [],
  ) {
    this.etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.bodies.set('identity', Promise.resolve(html));
  }

  /** Compressed once, when somebody wants it first. */
  body(encoding: Encoding): Promise<Buffer> {
    let body = this.bodies.get(encoding);
    if (!body) {
      body = encoding === 'br' ? compressBrotli(this.html, BROTLI) : compressGzip(this.html);
      this.bodies.set(encoding, body);
    }
    return body;
  }

  get bytes(): number {
    // Compressed bodies are about a third of the page together.
    return Math.ceil(this.html.length * 1.4);
  }
}

interface Entry {
  page: Page;
  generation: number | undefined;
  expires: number;
}

export interface PageCacheOptions {
  bytes: number;
  milliseconds: number;
  now(): number;
}

/**
 * Pages that look the same to every visitor, by address. A page is fresh while nothing has changed and a minute has not
 * passed ("open now" moves on by itself); afterwards it is kept for when it cannot be made anew.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly making = new Map<string, Promise<Page>>();

  constructor(private readonly options: PageCacheOptions) {
    this.entries = new LRUCache({ maxSize: options.bytes, sizeCalculation: ({ page }, key) => page.bytes + key.length });
  }

  /**
   * @param generation of the content now, `undefined` when it is not known: then nothing cached counts as fresh
   * @param make is called once, however many ask for the page at the same time
   */
  async get(address: string, generation: number | undefined, make: () => Promise<Page>): Promise<{ page: Page; cached: boolean }> {
    const entry = this.entries.get(address);
    if (entry && generation !== undefined && entry.generation === generation && entry.expires > this.options.now()) {
      return { page: entry.page, cached: true };
    }
    try {
      const page = await this.makeOnce(address, generation, make);
      if (page.status < 500 || !entry) return { page, cached: false };
    } catch (error) {
      if (!entry) throw error;
    }
    return { page: entry.page, cached: true };
  }

  private makeOnce(address: string, generation: number | undefined, make: () => Promise<Page>): Promise<Page> {
    // A page begun before a change must not be given to whoever asks after it.
    const key = `${generation} ${address}`;
    let page = this.making.get(key);
    if (!page) {
      page = make()
        .then((made) => {
          const entry = { page: made, generation, expires: this.options.now() + this.options.milliseconds };
          if (made.status === 200) this.entries.set(address, entry);
          return made;
        })
        .finally(() => this.making.delete(key));
      this.making.set(key, page);
    }
    return page;
  }
}
