import { LRUCache } from 'lru-cache';
import type { Page } from './page.js';
import type { PagePlace } from './page-contract.js';

/** To look through all pages for one path takes some ten milliseconds: after a change of more, all are made anew. */
const MOST_LOOKED_FOR = 20;

/** Bytes for the pages of businesses and articles, and for searches. */
export interface KeptPagesOptions {
  named: number;
  searched: number;
}

/**
 * The last good page of each address, for when it cannot be made anew. This is apart from the cache, and in three parts, because a
 * flood of requests must not push out what visitors need during an outage: the site's fixed pages stay, whatever is asked for; pages
 * whose name the directory gives push out each other alone; and so do searches, of which anybody can make up as many as they like.
 */
export class KeptPages {
  private readonly fixed = new Map<string, Page>();
  private readonly named: LRUCache<string, Page>;
  private readonly searched: LRUCache<string, Page>;

  constructor(options: KeptPagesOptions) {
    const within = (maxSize: number) => new LRUCache<string, Page>({ maxSize, sizeCalculation: (page, key) => page.bytes + key.length });
    this.named = within(options.named);
    this.searched = within(options.searched);
  }

  /** Another one after each removal: what was begun before it may show what is gone. */
  removals = 0;

  keep(place: PagePlace, page: Page): void {
    this.partFor(place).set(place.canonical, page);
  }

  find(place: PagePlace): Page | undefined {
    return this.partFor(place).get(place.canonical);
  }

  /** It is certain that nothing stands there any more: an outage must not bring it back. */
  drop(place: PagePlace): void {
    this.partFor(place).delete(place.canonical);
  }

  /** What stood at these paths is gone: the pages go, and those that show it, as lists do. */
  forget(paths: readonly string[]): void {
    if (paths.length === 0) return;
    if (paths.length > MOST_LOOKED_FOR) return this.forgetAll();
    this.removals += 1;
    for (const part of [this.fixed, this.named, this.searched]) {
      for (const [address, page] of [...part.entries()]) if (paths.some((path) => page.mentions(path))) part.delete(address);
    }
  }

  forgetAll(): void {
    this.removals += 1;
    for (const part of [this.fixed, this.named, this.searched]) part.clear();
  }

  private partFor({
    canonical,
    isFixed,
  }: PagePlace): Pick<Map<string, Page>, 'get' | 'delete'> & { set(key: string, page: Page): unknown } {
    if (canonical.includes('?')) return this.searched;
    return isFixed ? this.fixed : this.named;
  }
}
