import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '../support/app.js';
import { complaintsOf, openBrowser } from '../support/browser.js';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
});

describe('the API documentation in a browser', () => {
  it('shows the calls, and runs within the content security policy', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const complaints = complaintsOf(page);
    await page.goto(`${app.url}/api/docs`);
    await page.getByText('Search the directory', { exact: true }).waitFor();
    await page.getByText('Sync the listings from the configured sheet').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});
