import type { BrowserContext } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { pageErrorsOf, sharedBrowser } from '../support/browser.js';

let app: TestApp;
let visitor: BrowserContext;

beforeAll(async () => {
  const [started, browser] = await Promise.all([startApp(), sharedBrowser()]);
  app = started;
  visitor = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterAll(async () => {
  await visitor?.close();
  await app?.close();
});

describe('the API documentation in a browser', () => {
  it('shows the calls, within the content security policy', async () => {
    const page = await visitor.newPage();
    const complaints = pageErrorsOf(page);
    await page.goto(`${app.url}/api/docs`);
    await page.getByText('Liveness of the process').waitFor();
    // Of many calls only those in view are drawn.
    for (const call of ['Sync the listings from the configured sheet', 'Search the directory']) {
      const summary = page.getByText(call, { exact: true });
      for (let turn = 0; turn < 100 && (await summary.count()) === 0; turn += 1) {
        // Two pictures for each step: of turns of a wheel, several may be made at once.
        await page.evaluate(`new Promise((drawn) => {
          document.scrollingElement.scrollBy(0, 600);
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        })`);
      }
      await summary.waitFor();
    }
    expect(complaints).toEqual([]);
  });
});
