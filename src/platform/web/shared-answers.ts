import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { copyOfExactSize } from '../../shared/copy-of-exact-size.js';
import { CacheVersion } from './cache-version.js';

const MAX_BYTES = 16 * 1024 * 1024;
const LIFE_MS = 60_000;

/**
 * Large answers that are the same for everybody, such as the sitemap: cached until something changes or a minute has passed. Concurrent
 * requests share one database query.
 */
@Injectable()
export class SharedAnswers {
  private readonly made = new LRUCache<string, { cacheVersion: number; body: Buffer }>({
    maxSize: MAX_BYTES,
    ttl: LIFE_MS,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  private readonly making = new Map<string, Promise<string>>();

  constructor(private readonly content: CacheVersion) {}

  /** @param make produces the answer; its result is not cached after a failure, or while notifications may be missed */
  async get(name: string, make: () => Promise<string>): Promise<Buffer> {
    const cacheVersion = this.content.current;
    const before = this.made.get(name);
    if (before && before.cacheVersion === cacheVersion) return before.body;
    const body = copyOfExactSize(Buffer.from(await this.makeOnce(`${cacheVersion} ${name}`, make)));
    // An answer begun before a change and finished after it is used for its own requests only.
    if (cacheVersion !== undefined && cacheVersion === this.content.current) this.made.set(name, { cacheVersion, body });
    return body;
  }

  private makeOnce(key: string, make: () => Promise<string>): Promise<string> {
    const pending = this.making.get(key);
    if (pending) return pending;
    const begun = make().finally(() => this.making.delete(key));
    this.making.set(key, begun);
    return begun;
  }
}
