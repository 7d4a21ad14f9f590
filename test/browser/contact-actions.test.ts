import type { Page } from 'playwright-core';
import { readPage } from '../support/read-page.js';
import { waitForHydration, cardOf, expectSoon, openSite, type Site } from '../support/site.js';
import { FEW, NORTHGATE, NORTHGATE_PATH, QUIET } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
});

afterAll(() => site?.close());

const QUIET_PATH = '/business/quiet-pipes-toronto';
const NO_EMAIL = 'Email not available for this service provider.';
const NO_WEBSITE = 'Website not available for this service provider.';
const press = (page: Page, action: string) =>
  cardOf(page, QUIET.title)
    .getByRole('button', { name: `${action}: ${QUIET.title}` })
    .click();
const messages = (page: Page) => page.getByRole('alert').allTextContents();

/** One visit for all; each test leaves it without a message. */
let page: Page;

beforeAll(async () => {
  page = await site.visitor();
  await page.context().route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }));
  await page.goto('/search');
  await waitForHydration(page);
});

beforeEach(async () => {
  if ((await messages(page)).length > 0) await page.getByRole('button', { name: 'Close the message' }).click();
  await expectSoon(() => messages(page), []);
});

describe('a business with contact details', () => {
  const FIVE = [
    ['Call Northgate Plumbing at (519) 555-0142', 'tel:+15195550142', undefined],
    ['Chat on WhatsApp: Northgate Plumbing', 'https://wa.me/15195550142', '_blank'],
    ['Show on a map: Northgate Plumbing', 'https://maps.example.com/northgate', '_blank'],
    ['Send an email: Northgate Plumbing', 'mailto:office@northgate.example.com', undefined],
    ['Visit the website: Northgate Plumbing', 'https://northgate.example.com', '_blank'],
  ];

  it.each(['/search', NORTHGATE_PATH])('has five actions on %s', async (path) => {
    const { html } = await readPage(site.app, path);
    const list = new RegExp(`<ul [^>]*aria-label="Contact ${NORTHGATE.title}">(.*?)</ul>`, 's').exec(html)![1]!;
    const links = list.match(/<a [^>]*>/g)!;
    const valueIn = (link: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1];
    expect(links.map((link) => ['aria-label', 'href', 'target'].map((name) => valueIn(link, name)))).toEqual(FIVE);
  });

  it('has them in the browser, too', async () => {
    const actions = page.getByRole('list', { name: `Contact ${NORTHGATE.title}` }).getByRole('link');
    const seen = await actions.evaluateAll((links) =>
      (links as unknown as { getAttribute(name: string): string | null }[]).map((link) =>
        ['aria-label', 'href', 'target'].map((name) => link.getAttribute(name) ?? undefined),
      ),
    );
    expect(seen).toEqual(FIVE);
  });

  it('opens map and website in a new tab, without a referrer', async () => {
    for (const action of ['Show on a map', 'Visit the website']) {
      const opening = page.context().waitForEvent('page');
      await page.getByRole('link', { name: `${action}: ${NORTHGATE.title}` }).click();
      const opened = await opening;
      expect(await opened.evaluate('window.opener')).toBeNull();
      await opened.close();
    }
    expect(new URL(page.url()).pathname).toBe('/search');
  });
});

describe('a business without contact details', () => {
  it('has disabled calls, chat and map', async () => {
    const buttons = cardOf(page, QUIET.title).getByRole('list', { name: 'Contact Quiet Pipes' }).getByRole('button');
    const seen = await Promise.all(
      (await buttons.all()).map(async (button) => [await button.getAttribute('aria-label'), await button.isDisabled()]),
    );
    expect(seen).toEqual([
      [null, true],
      ['Chat on WhatsApp: Quiet Pipes', true],
      ['Show on a map: Quiet Pipes', true],
      ['Send an email: Quiet Pipes', false],
      ['Visit the website: Quiet Pipes', false],
    ]);
    expect(await buttons.first().textContent()).toBe('Call');
  });

  it('explains that there is no email address and no website, one message at a time', async () => {
    await press(page, 'Send an email');
    await expectSoon(() => messages(page), [NO_EMAIL]);
    await press(page, 'Visit the website');
    await expectSoon(() => messages(page), [NO_WEBSITE]);
  });

  it('moves the focus to the message with F8, and closes it with Escape or its button', async () => {
    await press(page, 'Send an email');
    await expectSoon(() => messages(page), [NO_EMAIL]);
    await page.keyboard.press('F8');
    const focused = `document.activeElement.closest('[role=region]')?.getAttribute('aria-label')`;
    await expectSoon(() => page.evaluate(focused), 'Messages (F8)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectSoon(() => messages(page), []);
    await press(page, 'Send an email');
    await expectSoon(() => messages(page), [NO_EMAIL]);
    await page.getByRole('button', { name: 'Close the message' }).click();
    await expectSoon(() => messages(page), []);
  });

  it.each([
    [40, [NO_EMAIL]],
    [60, []],
  ])('a swipe to the right by %i px leaves %j', async (distance, left) => {
    await press(page, 'Send an email');
    await expectSoon(() => messages(page), [NO_EMAIL]);
    const { x, y } = (await page.locator('.toast-title').boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + distance, y + 5, { steps: 6 });
    await page.mouse.up();
    // Where it stays, it is back in its place.
    await expectSoon(() => page.locator('.toast[data-swipe=move]').count(), 0);
    await expectSoon(() => messages(page), left);
  });

  it('shows the same message again after it was closed', async () => {
    for (let time = 0; time < 3; time += 1) {
      await press(page, 'Send an email');
      await expectSoon(() => messages(page), [NO_EMAIL]);
      await page.getByRole('button', { name: 'Close the message' }).click();
      await expectSoon(() => messages(page), []);
    }
  });

  it('shows a message for five seconds', async () => {
    const timed = await site.visitor();
    await timed.clock.install();
    await timed.goto('/search');
    await press(timed, 'Visit the website');
    await expectSoon(() => messages(timed), [NO_WEBSITE]);
    await timed.mouse.move(0, 0);
    await timed.clock.fastForward(3_000);
    expect(await messages(timed)).toEqual([NO_WEBSITE]);
    await timed.clock.fastForward(2_000);
    await expectSoon(() => messages(timed), []);
  });
});

describe('the actions on the page of a business', () => {
  const SIDES: Record<string, string> = { top: 'rect.top', bottom: 'innerHeight - rect.bottom' };
  const distanceTo = (side: string, of: Page) =>
    of.evaluate<number>(`(() => {
      const rect = document.querySelector('.business-contact').getBoundingClientRect();
      return Math.round(${SIDES[side]!});
    })()`);
  const scroll = (of: Page, to: string) => of.evaluate(`scrollTo(0, ${to})`);

  it('stick to the bottom of a phone during reading, above messages, and end at their place', async () => {
    const phone = await site.open(NORTHGATE_PATH, { viewport: { width: 390, height: 600 } });
    for (const to of ['0', '500', '1000']) {
      await scroll(phone, to);
      expect(await distanceTo('bottom', phone)).toBe(0);
    }
    await phone.setViewportSize({ width: 320, height: 568 });
    await phone.goto(QUIET_PATH);
    await waitForHydration(phone);
    const tooMuch = '(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)';
    expect(await phone.evaluate(`${tooMuch}(document.querySelector('.business-contact .button:disabled'))`)).toBe(0);
    await phone.getByRole('button', { name: 'Send an email: Quiet Pipes' }).click();
    const message = await phone.getByRole('alert').boundingBox();
    const bar = await phone.locator('.business-contact').boundingBox();
    expect(message!.y + message!.height).toBeLessThanOrEqual(bar!.y);
    await scroll(phone, 'document.documentElement.scrollHeight');
    expect(await distanceTo('bottom', phone)).toBeGreaterThan(0);
  });

  it('do not say on paper what is true only at the moment: whether it is open', async () => {
    const paper = await site.open(NORTHGATE_PATH);
    expect(await paper.locator('.open-now').isVisible()).toBe(true);
    await paper.emulateMedia({ media: 'print' });
    expect(await paper.locator('.open-now').isVisible()).toBe(false);
    expect(await paper.getByRole('heading', { name: 'Opening hours' }).isVisible()).toBe(true);
  });

  it('show the number of each result in one line on paper', async () => {
    const paper = await site.open('/search', { viewport: { width: 720, height: 900 } });
    await paper.emulateMedia({ media: 'print' });
    const heights = await paper.evaluate<number[]>(
      `[...document.querySelectorAll('a[data-phone]')].map(({ offsetHeight }) => offsetHeight)`,
    );
    expect(new Set(heights)).toEqual(new Set([44]));
  });

  it('have the hours right below them on a desktop, beside the text, however long either column is', async () => {
    const desk = await site.visitor({ viewport: { width: 1280, height: 900 } });
    for (const path of [NORTHGATE_PATH, QUIET_PATH]) {
      await desk.goto(path);
      const gap = (above: string, below: string) => `top('${below}') - bottom('${above}')`;
      const gaps = await desk.evaluate<number[]>(`(() => {
        const box = (name) => document.querySelector('.business-' + name).getBoundingClientRect();
        const [top, bottom] = [(name) => box(name).top, (name) => box(name).bottom];
        return [${gap('contact', 'side')}, ${gap('head', 'body')}].map(Math.round);
      })()`);
      expect(gaps).toEqual([24, 24]);
    }
  });

  it('leave room to read on a phone in landscape orientation', async () => {
    const phone = await site.open(NORTHGATE_PATH, { viewport: { width: 667, height: 375 } });
    await scroll(phone, '900');
    expect(await distanceTo('top', phone)).toBeLessThan(0);
  });

  it.each([
    ['a phone', { width: 390, height: 600 }],
    ['a desk', { width: 1280, height: 500 }],
  ])('do not cover the focused element (%s)', async (_, viewport) => {
    const page = await site.open(NORTHGATE_PATH, { viewport });
    const covered: unknown[] = [];
    for (const [key, from] of [
      ['Tab', '.wordmark'],
      ['Shift+Tab', 'footer a'],
    ] as const) {
      await page.locator(from).last().focus();
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key);
        const what = await page.evaluate<string | null>(`(() => {
          const one = document.activeElement;
          const { left, top, width, height } = one.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.business-contact');
          return above && !above.contains(one) ? one.outerHTML : null;
        })()`);
        if (what) covered.push(what);
      }
    }
    expect(covered).toEqual([]);
  });
});
