import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { resize } from './browser.js';
import { DEFAULT_TIMEOUT_MS } from './api.js';
import { endAfterFile } from './leftovers.js';
import { NOTE_TOASTS } from './toasts.js';
import { reportOnFailure } from './failure-context.js';

/** External addresses; pages fetch only pictures from there. */
const OUTSIDE = /^https:/;
const PICTURE = { path: 'test/fixtures/house.png', contentType: 'image/png' };

/**
 * Serves external pictures. Only where needed, because any route of Playwright disables the browser's cache, and pages load twice as
 * slowly.
 */
export async function serveExternalPictures(those: Page | BrowserContext): Promise<void> {
  // Ignore a request whose page is closed meanwhile.
  await those.route(OUTSIDE, (route) => route.fulfill(PICTURE).catch(() => undefined));
}

/**
 * The visitors of one site. Each has a browser profile; when they have left, it is cleared and reused by the next one with the same
 * options. Its first page stays open: that keeps the renderer process with the compiled scripts, and opening an address there takes two
 * thirds of the time of a new page.
 */
export class Visitors {
  private readonly present: Profile[] = [];
  private readonly waiting = new Map<string, Profile[]>();
  private readonly tellNoMore = reportOnFailure(() => this.seen());

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly pictures = false,
  ) {
    endAfterFile(() => this.close());
  }

  async come(options: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify(options);
    const profile = this.waiting.get(kind)?.pop() ?? (await Profile.create(this.browser, this.origin, kind, options, this.pictures));
    this.present.push(profile);
    return profile.newPage();
  }

  /** @param staying a page of the visitor who stays */
  async leave(staying?: Page): Promise<void> {
    for (const profile of this.present.splice(0)) {
      if (staying && profile.has(staying)) this.present.push(profile);
      else if (await profile.clear()) this.waiting.set(profile.kind, [...(this.waiting.get(profile.kind) ?? []), profile]);
    }
  }

  /** The visible texts of all open pages, for the message of a failed test. */
  private async seen(): Promise<string[]> {
    return Promise.all(this.present.flatMap((profile) => profile.pages()).map(seenOn));
  }

  async close(): Promise<void> {
    this.tellNoMore();
    const all = [...this.present.splice(0), ...[...this.waiting.values()].flat()];
    this.waiting.clear();
    for (const profile of all) await profile.close();
  }
}

const TEXT_LENGTH = 1_500;

/** The visible text of a page; for one that does not answer, only its address. */
async function seenOn(page: Page): Promise<string> {
  const text = page.evaluate<string>('document.body.innerText').catch((error: Error) => error.message);
  const shown = await Promise.race([text, sleep(3_000, 'It does not answer.', { ref: false })]);
  return `On ${page.url()}:\n${shown.replace(/\s*\n\s*/g, ' | ').slice(0, TEXT_LENGTH)}`;
}

/** An address without scripts. */
const QUIET_PLACE = '/robots.txt';
const EVENTS = [
  'console',
  'dialog',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

class Profile {
  /** Whether the context cannot be reused: for example, Playwright sets the clock of a whole context, and cannot reset it. */
  private isChanged = false;
  /** Pages with changes that cannot be undone: init scripts, emulated media. */
  private readonly altered = new WeakSet<Page>();
  private isFree = true;

  private constructor(
    readonly kind: string,
    private readonly context: BrowserContext,
    private readonly origin: string,
    private kept: Page,
    private readonly pictures: boolean,
  ) {
    this.viewport = kept.viewportSize();
  }

  private readonly viewport: ViewportSize | null;

  static async create(browser: Browser, origin: string, kind: string, options: BrowserContextOptions, pictures: boolean): Promise<Profile> {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 }, ...options });
    if (options.javaScriptEnabled !== false) await context.addInitScript(NOTE_TOASTS);
    const profile = new Profile(kind, context, origin, await context.newPage(), pictures);
    await profile.givePictures();
    profile.watch(profile.kept);
    return profile;
  }

  private async givePictures(): Promise<void> {
    if (this.pictures) await serveExternalPictures(this.context);
  }

  has(page: Page): boolean {
    return this.context === page.context();
  }

  pages(): Page[] {
    return this.context.pages();
  }

  async newPage(): Promise<Page> {
    if (this.isFree) {
      this.isFree = false;
      return this.kept;
    }
    const page = await this.context.newPage();
    this.watch(page);
    return page;
  }

  private watch(page: Page): void {
    page.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
    for (const method of ['install', 'setFixedTime', 'pauseAt'] as const) {
      const set = page.clock[method].bind(page.clock) as (...args: unknown[]) => Promise<void>;
      page.clock[method] = (...args: unknown[]) => {
        this.isChanged = true;
        return set(...args);
      };
    }
    for (const method of ['addInitScript', 'emulateMedia'] as const) {
      const alter = page[method].bind(page) as (...args: unknown[]) => Promise<never>;
      page[method] = (...args: unknown[]) => {
        this.altered.add(page);
        return alter(...args);
      };
    }
  }

  /** Clears the profile. @returns whether it can be reused; otherwise it is closed */
  async clear(): Promise<boolean> {
    if (this.isChanged) {
      await this.close();
      return false;
    }
    const old = this.kept;
    const isUsable = !old.isClosed() && !this.altered.has(old);
    if (!isUsable) {
      // Opened before the others are closed, so that the renderer process stays alive.
      this.kept = await this.context.newPage();
      this.watch(this.kept);
    }
    await this.empty(this.kept);
    await Promise.all(
      this.context
        .pages()
        .filter((page) => page !== this.kept)
        .map((page) => page.close()),
    );
    await this.context.clearCookies();
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.givePictures();
    const session = await this.context.newCDPSession(this.kept);
    await session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
    await session.detach();
    this.isFree = true;
    return true;
  }

  /** Removes the state of the page itself, as opposed to that of the profile. */
  private async empty(page: Page): Promise<void> {
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate('sessionStorage.clear()').catch(() => undefined);
    await page.goto(QUIET_PLACE);
    if (this.viewport) await resize(page, this.viewport);
    await page.mouse.move(0, 0);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
