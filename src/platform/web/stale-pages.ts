import { LRUCache } from 'lru-cache';
import type { Page } from './page.js';
import type { PageAddress } from './page-contract.js';

/** Scanning all pages for one path takes some ten milliseconds: above this many paths, all pages are dropped. */
const MAX_PATHS = 20;

/** Maximum size in bytes of the pages of businesses and articles (`named`), and of searches (`searched`). */
export interface StalePagesOptions {
  named: number;
  searched: number;
}

interface Part {
  has(address: string): boolean;
  get(address: string): Page | undefined;
  set(address: string, page: Page): unknown;
  delete(address: string): unknown;
}

/**
 * The last good version of each page, served when rendering fails (stale-if-error). Separate from the cache and in three parts, so that a
 * flood of requests cannot evict what visitors need during an outage: fixed pages are never evicted; pages named by the directory evict
 * only each other; and so do searches, of which clients can invent any number.
 */
export class StalePages {
  private readonly fixed = new Map<string, Page>();
  private readonly named: LRUCache<string, Page>;
  private readonly searched: LRUCache<string, Page>;

  constructor(options: StalePagesOptions) {
    const within = (maxSize: number) => new LRUCache<string, Page>({ maxSize, sizeCalculation: (page, key) => page.bytes + key.length });
    this.named = within(options.named);
    this.searched = within(options.searched);
  }

  /** Incremented by each removal: a page whose rendering began before it may show removed content and must not be stored. */
  removals = 0;

  keep(pageAddress: PageAddress, page: Page): void {
    const part = this.partFor(pageAddress);
    part.set(pageAddress.canonical, page);
    // Re-insert it: the compressed page is smaller.
    void page.whenPacked.then(() => {
      // It may have been dropped meanwhile, or replaced by a newer one.
      if (part.get(pageAddress.canonical) !== page) return;
      part.delete(pageAddress.canonical);
      part.set(pageAddress.canonical, page);
    });
  }

  find(pageAddress: PageAddress): Page | undefined {
    return this.partFor(pageAddress).get(pageAddress.canonical);
  }

  has(pageAddress: PageAddress): boolean {
    return this.partFor(pageAddress).has(pageAddress.canonical);
  }

  /** The page is known to be removed: an outage must not bring it back. */
  drop(pageAddress: PageAddress): void {
    this.partFor(pageAddress).delete(pageAddress.canonical);
  }

  /**
   * Drops the pages at these paths, and every page that links to one of them, such as lists.
   * @param paths an empty string means every page: a part of the site was removed
   */
  forget(paths: readonly string[]): void {
    if (paths.length === 0) return;
    if (paths.length > MAX_PATHS || paths.includes('')) return this.forgetAll();
    this.removals += 1;
    for (const part of [this.fixed, this.named, this.searched]) {
      for (const [address, page] of [...part.entries()]) if (paths.some((path) => page.mentions(path))) part.delete(address);
    }
  }

  forgetAll(): void {
    this.removals += 1;
    for (const part of [this.fixed, this.named, this.searched]) part.clear();
  }

  private partFor({ canonical, isFixed }: PageAddress): Part {
    if (canonical.includes('?')) return this.searched;
    return isFixed ? this.fixed : this.named;
  }
}
