import type { Page } from 'playwright-core';
import { cardOf, expectSoon, openSite, type Site } from '../support/site.js';
import { FEW, NORTHGATE, NORTHGATE_PATH, QUIET } from './directory.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite(FEW);
}, 90_000);

afterEach(() => site?.leave());

afterAll(() => site?.close());

const NO_EMAIL = 'Email not available for this service provider.';
const NO_WEBSITE = 'Website not available for this service provider.';
const press = (page: Page, action: string) => cardOf(page, QUIET.title).getByRole('button', { name: `${action}: ${QUIET.title}` }).click();
const messages = (page: Page) => page.getByRole('alert').allTextContents();

describe('a business that can be reached', () => {
  it.each(['/search', NORTHGATE_PATH])('has five ways on %s', async (path) => {
    const page = await site.open(path);
    const actions = page.getByRole('list', { name: `Contact ${NORTHGATE.title}` }).getByRole('link');
    const seen = await Promise.all(
      (await actions.all()).map(async (link) => [await link.getAttribute('aria-label'), await link.getAttribute('href'), await link.getAttribute('target')]),
    );
    expect(seen).toEqual([
      ['Call Northgate Plumbing at (519) 555-0142', 'tel:+15195550142', null],
      ['Chat on WhatsApp: Northgate Plumbing', 'https://wa.me/15195550142', '_blank'],
      ['Show on a map: Northgate Plumbing', 'https://maps.example.com/northgate', '_blank'],
      ['Send an e-mail: Northgate Plumbing', 'mailto:office@northgate.example.com', null],
      ['Visit the website: Northgate Plumbing', 'https://northgate.example.com', '_blank'],
    ]);
  });

  it('opens map and website beside the page, and tells them nothing about it', async () => {
    const page = await site.visitor();
    await page.context().route('https://**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }));
    await page.goto('/search');
    for (const action of ['Show on a map', 'Visit the website']) {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: `${action}: ${NORTHGATE.title}` }).click();
      expect(await (await opened).evaluate('window.opener')).toBeNull();
    }
    expect(new URL(page.url()).pathname).toBe('/search');
  });
});

describe('a business that cannot', () => {
  it('has calls, chat and map disabled', async () => {
    const page = await site.open('/search');
    const buttons = cardOf(page, QUIET.title).getByRole('button');
    const seen = await Promise.all((await buttons.all()).map(async (button) => [await button.getAttribute('aria-label'), await button.isDisabled()]));
    expect(seen).toEqual([
      [null, true],
      ['Chat on WhatsApp: Quiet Pipes', true],
      ['Show on a map: Quiet Pipes', true],
      ['Send an e-mail: Quiet Pipes', false],
      ['Visit the website: Quiet Pipes', false],
    ]);
    expect(await buttons.first().textContent()).toBe('Call');
  });

  it('says that there is no e-mail address and no website, one message at a time', async () => {
    const page = await site.open('/search');
    await press(page, 'Send an e-mail');
    await expectSoon(() => messages(page), [NO_EMAIL]);
    await press(page, 'Visit the website');
    await expectSoon(() => messages(page), [NO_WEBSITE]);
  });

  it('shows a message for five seconds', async () => {
    const page = await site.visitor();
    await page.clock.install();
    await page.goto('/search');
    await press(page, 'Visit the website');
    await expectSoon(() => messages(page), [NO_WEBSITE]);
    await page.mouse.move(0, 0);
    await page.clock.fastForward(3_000);
    expect(await messages(page)).toEqual([NO_WEBSITE]);
    await page.clock.fastForward(2_000);
    await expectSoon(() => messages(page), []);
  });

  it('gives the message to the keyboard with F8, and takes it away with Escape or its button', async () => {
    const page = await site.open('/search');
    await press(page, 'Send an e-mail');
    await expectSoon(() => messages(page), [NO_EMAIL]);
    await page.keyboard.press('F8');
    const focused = `document.activeElement.closest('[role=region]')?.getAttribute('aria-label')`;
    await expectSoon(() => page.evaluate(focused), 'Messages (F8)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectSoon(() => messages(page), []);
    await press(page, 'Send an e-mail');
    await expectSoon(() => messages(page), [NO_EMAIL]);
    await page.getByRole('button', { name: 'Close the message' }).click();
    await expectSoon(() => messages(page), []);
  });

  it.each([
    [40, [NO_EMAIL]],
    [60, []],
  ])('swiped to the right by %i px leaves %j', async (distance, left) => {
    const page = await site.open('/search');
    await press(page, 'Send an e-mail');
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
    const page = await site.open('/search');
    for (let time = 0; time < 3; time += 1) {
      await press(page, 'Send an e-mail');
      await expectSoon(() => messages(page), [NO_EMAIL]);
      await page.getByRole('button', { name: 'Close the message' }).click();
      await expectSoon(() => messages(page), []);
    }
  });
});
