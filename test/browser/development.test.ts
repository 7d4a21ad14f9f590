import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { pageErrorsOf, sharedBrowser } from '../support/browser.js';
import { createDatabase, type TestDatabase } from '../support/database.js';
import { launch, type RunningProcess } from '../support/process.js';
import { send } from '../support/http.js';
import { waitForHydration, expectSoon } from '../support/site.js';

let dataDir: string;
let database: TestDatabase;
let app: RunningProcess;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'homewright-development-'));
  database = await createDatabase();
  const env = { NODE_ENV: 'development', DATABASE_URL: database.url, SEARCH_ENGINE: 'postgres', SETTINGS_PASSWORD: 'a password for tests' };
  const [started, browser] = await Promise.all([launch({ dataDir, env }).ready(), sharedBrowser()]);
  app = started;
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // At first everything is compiled, and the packages are bundled.
  page.setDefaultTimeout(60_000);
  complaints = pageErrorsOf(page);
  await page.goto(`${app.url.replace('127.0.0.1', 'localhost')}/__styleguide`);
  await page.getByRole('heading', { name: 'Styleguide' }).waitFor();
  await page.locator('style[data-vite-dev-id]').first().waitFor({ state: 'attached' });
});

afterAll(async () => {
  await page?.context().close();
  await app?.end('SIGTERM');
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('pages from their sources', () => {
  it('render on the server and run in the browser, without errors', async () => {
    const { status, text } = await send(app, '/__styleguide');
    expect(status).toBe(200);
    expect(text).toContain('Header with every page');
    expect(text).toContain('/@vite/client');
    // The picture that the styleguide shows broken on purpose is the only thing that is missing.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });

  it('show every menu of the header, one at a time, closed by a click outside and by Escape', async () => {
    await waitForHydration(page);
    const header = page.getByRole('banner').filter({ hasText: 'Your Business Listing' }).or(page.locator('.styleguide .header'));
    const [guides, business] = [header.getByText('Common Home Jobs').first(), header.getByText('Your Business Listing').first()];
    const faqs = header.getByRole('link', { name: 'FAQs' }).first();
    const renew = header.getByRole('link', { name: 'Renew Your Business Listing' }).first();
    await guides.click();
    await faqs.waitFor();
    await business.click();
    await renew.waitFor();
    expect(await faqs.isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'Styleguide' }).click();
    expect(await renew.isVisible()).toBe(false);
    await business.click();
    await renew.waitFor();
    await page.keyboard.press('Escape');
    expect(await renew.isVisible()).toBe(false);
    expect(await page.evaluate<string>('document.activeElement.textContent')).toContain('Your Business Listing');
  });

  it('show toasts: one at a time, reached with F8, gone after five seconds', async () => {
    await page.getByRole('button', { name: 'Show a toast' }).click();
    await page.getByText('All is well', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show a bad toast' }).click();
    await page.getByRole('alert').filter({ hasText: 'Something failed' }).waitFor();
    expect(await page.getByText('All is well', { exact: true }).count()).toBe(0);
    await page.keyboard.press('F8');
    expect(await page.evaluate<string>(`document.activeElement.closest('[role=region]')?.getAttribute('aria-label')`)).toBe(
      'Messages (F8)',
    );
    await page.getByRole('heading', { name: 'Styleguide' }).click();
    await page.mouse.move(0, 0);
    await page.getByText('Something failed', { exact: true }).waitFor({ state: 'detached' });
  });

  it('show the drawing of a guide', async () => {
    await page.goto(`${app.url.replace('127.0.0.1', 'localhost')}/sump-pump-guide`);
    const isDrawn = () => page.evaluate<boolean>(`document.querySelector('.guide-hero .drawing').getBBox().width > 0`);
    await expectSoon(isDrawn, true, 60_000);
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});
