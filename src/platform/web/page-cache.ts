import { LRUCache } from 'lru-cache';
import type { KeptPages } from './kept-pages.js';
import type { Page } from './page.js';
import type { PagePlace } from './page-contract.js';

/** While changes are not heard of, one page that could not be made tells for the others: each try costs as much as a page. */
const TRY_AGAIN_MS = 1_000;

interface Entry {
  page: Page;
  generation: number | undefined;
  expires: number;
}

interface Part {
  bytes: number;
  milliseconds: number;
}

export interface PageCacheOptions {
  pages: Part;
  /** What is missing or has moved: anybody can make up such addresses, so they push out no pages, and are soon asked for anew. */
  absences: Part;
  now(): number;
}

/**
 * Pages that look the same to every visitor, by the canonical form of their address. A page is fresh while nothing has changed and
 * a minute has not passed ("open now" moves on by itself). When it cannot be made anew, the last good one is given.
 */
export class PageCache {
  private readonly pages: LRUCache<string, Entry>;
  private readonly absences: LRUCache<string, Entry>;
  private readonly making = new Map<string, Promise<Page>>();
  private failedAt = -Infinity;

  constructor(
    private readonly options: PageCacheOptions,
    private readonly kept: KeptPages,
  ) {
    const within = (maxSize: number) =>
      new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }, key) => page.bytes + key.length });
    this.pages = within(options.pages.bytes);
    this.absences = within(options.absences.bytes);
  }

  /**
   * @param generation of the content now, `undefined` when it is not known: then nothing cached counts as fresh
   * @param make is called once, however many ask for the page at the same time
   */
  async get(place: PagePlace, generation: number | undefined, make: () => Promise<Page>): Promise<{ page: Page; cached: boolean }> {
    const fresh = this.fresh(place, generation);
    if (fresh) return { page: fresh, cached: true };
    const isAway = generation === undefined && this.options.now() - this.failedAt < TRY_AGAIN_MS;
    const atOnce = isAway ? this.kept.find(place) : undefined;
    if (atOnce) return { page: atOnce, cached: true };
    try {
      const page = await this.makeOnce(place, generation, make);
      if (page.status >= 500) this.failedAt = this.options.now();
      const kept = page.status < 500 ? undefined : this.kept.find(place);
      return kept ? { page: kept, cached: true } : { page, cached: false };
    } catch (error) {
      this.failedAt = this.options.now();
      const kept = this.kept.find(place);
      if (!kept) throw error;
      return { page: kept, cached: true };
    }
  }

  private fresh({ canonical }: PagePlace, generation: number | undefined): Page | undefined {
    if (generation === undefined) return undefined;
    const found = [this.pages.get(canonical), this.absences.get(canonical)];
    return found.find((entry) => entry?.generation === generation && entry.expires > this.options.now())?.page;
  }

  private makeOnce(place: PagePlace, generation: number | undefined, make: () => Promise<Page>): Promise<Page> {
    // A page begun before a change must not be given to whoever asks after it.
    const key = `${generation} ${place.canonical}`;
    let page = this.making.get(key);
    if (!page) {
      const { removals } = this.kept;
      page = make()
        .then((made) => {
          this.remember(place, made, generation, removals);
          return made;
        })
        .finally(() => this.making.delete(key));
      this.making.set(key, page);
    }
    return page;
  }

  private remember(place: PagePlace, page: Page, generation: number | undefined, removals: number): void {
    if (page.status >= 500) return;
    const [part, { milliseconds }] = page.status === 200 ? [this.pages, this.options.pages] : [this.absences, this.options.absences];
    part.set(place.canonical, { page, generation, expires: this.options.now() + milliseconds });
    if (page.status === 200 && removals === this.kept.removals) this.kept.keep(place, page);
    else this.kept.drop(place);
  }
}
