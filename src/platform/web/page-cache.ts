import { LRUCache } from 'lru-cache';
import type { StalePages } from './stale-pages.js';
import type { Page } from './page.js';
import type { PageAddress } from './page-contract.js';

/**
 * While notifications are lost, no page is rendered for this time after a failure (negative caching): each attempt costs as much as a page.
 */
const TRY_AGAIN_MS = 1_000;

interface Entry {
  page: Page;
  cacheVersion: number | undefined;
  expires: number;
}

interface Part {
  bytes: number;
  milliseconds: number;
}

export interface PageCacheOptions {
  pages: Part;
  /** 404s and redirects: clients can invent any number of such addresses, so they have a cache of their own, and expire soon. */
  absences: Part;
  now(): number;
}

/**
 * Cache of pages that are the same for every visitor, by their canonical address. A page is fresh until something changes, and for a minute
 * at most ("open now" depends on the time). When rendering fails, the last good page is served.
 */
export class PageCache {
  private readonly pages: LRUCache<string, Entry>;
  private readonly absences: LRUCache<string, Entry>;
  private readonly making = new Map<string, Promise<Page>>();
  private failedAt = -Infinity;

  constructor(
    private readonly options: PageCacheOptions,
    private readonly stale: StalePages,
  ) {
    const within = (maxSize: number) =>
      new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length });
    this.pages = within(options.pages.bytes);
    this.absences = within(options.absences.bytes);
  }

  /**
   * @param cacheVersion the current one, or `undefined` when it is unknown: then nothing cached counts as fresh
   * @param make renders the page; called once for concurrent requests of the same page. `hasEarlier`: a stale version can be served on failure
   */
  async get(
    pageAddress: PageAddress,
    cacheVersion: number | undefined,
    make: (hasEarlier: boolean) => Promise<Page>,
  ): Promise<{ page: Page; cached: boolean }> {
    const fresh = this.fresh(pageAddress, cacheVersion);
    if (fresh) return { page: fresh, cached: true };
    const isAway = cacheVersion === undefined && this.options.now() - this.failedAt < TRY_AGAIN_MS;
    const atOnce = isAway ? this.stale.find(pageAddress) : undefined;
    if (atOnce) return { page: atOnce, cached: true };
    try {
      const page = await this.makeOnce(pageAddress, cacheVersion, make);
      if (page.status >= 500) this.failedAt = this.options.now();
      const stale = page.status < 500 ? undefined : this.stale.find(pageAddress);
      return stale ? { page: stale, cached: true } : { page, cached: false };
    } catch (error) {
      this.failedAt = this.options.now();
      const stale = this.stale.find(pageAddress);
      if (!stale) throw error;
      return { page: stale, cached: true };
    }
  }

  private fresh({ canonical }: PageAddress, cacheVersion: number | undefined): Page | undefined {
    if (cacheVersion === undefined) return undefined;
    const found = [this.pages.get(canonical), this.absences.get(canonical)];
    return found.find((entry) => entry?.cacheVersion === cacheVersion && entry.expires > this.options.now())?.page;
  }

  private makeOnce(
    pageAddress: PageAddress,
    cacheVersion: number | undefined,
    make: (hasEarlier: boolean) => Promise<Page>,
  ): Promise<Page> {
    // The version is part of the key: a page whose rendering began before a change must not answer requests made after it.
    const key = `${cacheVersion} ${pageAddress.canonical}`;
    let page = this.making.get(key);
    if (!page) {
      const { removals } = this.stale;
      page = make(this.stale.has(pageAddress))
        .then((made) => {
          this.remember(pageAddress, made, cacheVersion, removals);
          return made;
        })
        .finally(() => this.making.delete(key));
      this.making.set(key, page);
    }
    return page;
  }

  private remember(pageAddress: PageAddress, page: Page, cacheVersion: number | undefined, removals: number): void {
    if (page.status >= 500) return;
    const [part, { milliseconds }] = page.status === 200 ? [this.pages, this.options.pages] : [this.absences, this.options.absences];
    const entry = { page, cacheVersion, expires: this.options.now() + milliseconds };
    part.set(pageAddress.canonical, entry);
    // Re-insert it: the compressed page is smaller.
    void page.whenPacked.then(() => part.peek(pageAddress.canonical) === entry && part.set(pageAddress.canonical, { ...entry }));
    if (page.status === 200 && removals === this.stale.removals) this.stale.keep(pageAddress, page);
    else this.stale.drop(pageAddress);
  }
}
