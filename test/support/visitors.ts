import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { endAfterFile } from './leftovers.js';

/** What is fetched from outside is a picture: nothing else is. */
const OUTSIDE = /^https:/;
const PICTURE = { path: 'test/fixtures/house.png', contentType: 'image/png' };

/**
 * The visitors of one site. Each has a browser profile of their own; when they have left, it is cleared and given to the next one who wants
 * the same window. A page that stays open in it keeps the process alive that has compiled the site's scripts: the next page is there in a
 * third of the time.
 */
export class Visitors {
  private readonly present: Profile[] = [];
  private readonly waiting = new Map<string, Profile[]>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {
    endAfterFile(() => this.close());
  }

  async come(options: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify(options);
    const profile = this.waiting.get(kind)?.pop() ?? (await Profile.create(this.browser, this.origin, kind, options));
    this.present.push(profile);
    return profile.newPage();
  }

  /** @param staying the page of one who does not */
  async leave(staying?: Page): Promise<void> {
    for (const profile of this.present.splice(0)) {
      if (staying && profile.has(staying)) this.present.push(profile);
      else if (await profile.clear()) this.waiting.set(profile.kind, [...(this.waiting.get(profile.kind) ?? []), profile]);
    }
  }

  async close(): Promise<void> {
    const all = [...this.present.splice(0), ...[...this.waiting.values()].flat()];
    this.waiting.clear();
    for (const profile of all) await profile.close();
  }
}

class Profile {
  private isChanged = false;

  private constructor(
    readonly kind: string,
    private readonly context: BrowserContext,
    private readonly keeper: Page,
    private readonly session: CDPSession,
    private readonly origin: string,
  ) {}

  static async create(browser: Browser, origin: string, kind: string, options: BrowserContextOptions): Promise<Profile> {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 }, ...options });
    await context.route(OUTSIDE, (route) => route.fulfill(PICTURE));
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    return new Profile(kind, context, keeper, await context.newCDPSession(keeper), origin);
  }

  has(page: Page): boolean {
    return this.context === page.context();
  }

  async newPage(): Promise<Page> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(10_000);
    // Playwright sets the clock of a whole context, and nothing sets it right again.
    for (const method of ['install', 'setFixedTime', 'pauseAt'] as const) {
      const set = page.clock[method].bind(page.clock) as (...args: unknown[]) => Promise<void>;
      page.clock[method] = (...args: unknown[]) => {
        this.isChanged = true;
        return set(...args);
      };
    }
    return page;
  }

  /** @returns whether it is as new; otherwise it is closed */
  async clear(): Promise<boolean> {
    if (this.isChanged) {
      await this.close();
      return false;
    }
    await Promise.all(
      this.context
        .pages()
        .filter((page) => page !== this.keeper)
        .map((page) => page.close()),
    );
    await this.context.clearCookies();
    await this.context.unrouteAll();
    await this.context.route(OUTSIDE, (route) => route.fulfill(PICTURE));
    await this.session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
    return true;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
