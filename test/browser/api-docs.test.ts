import type { BrowserContext } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { complaintsOf, theBrowser } from '../support/browser.js';

let app: TestApp;
let visitor: BrowserContext;

beforeAll(async () => {
  const [started, browser] = await Promise.all([startApp(), theBrowser()]);
  app = started;
  visitor = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterAll(async () => {
  await visitor?.close();
  await app?.close();
});

describe('the API documentation in a browser', () => {
  it('shows the calls, and runs within the content security policy', async () => {
    const page = await visitor.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${app.url}/api/docs`);
    await page.getByText('Search the directory', { exact: true }).waitFor();
    await page.getByText('Sync the listings from the configured sheet').waitFor();
    expect(complaints).toEqual([]);
  });
});
