import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { BackOffice, openBackOffice, shownToast } from '../support/back-office.js';
import { overflowOf } from '../support/page-checks.js';
import { aRow } from '../support/sheet.js';
import { expectSoon, openSite, type Site } from '../support/site.js';

let site: Site;
const backOffice = new BackOffice(() => site);
const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  site = await openSite([aRow('a-1')], { SEARCH_ENGINE: 'postgres' });
});

afterEach(() => backOffice.leave());

afterAll(() => site?.close());

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Still waiting for the server' });

/** @param allowed how many calls are answered before the others hang */
async function hang(page: Page, path: string, allowed: number): Promise<() => number> {
  let calls = 0;
  await page.route(path, (route) => {
    calls += 1;
    return calls > allowed ? undefined : route.fallback();
  });
  return () => calls;
}

describe('when the server does not answer', () => {
  it('a read says so, and is asked again', async () => {
    const page = await backOffice.emptyScreen();
    let calls = 0;
    await page.route('**/api/admin/audit*', (route) => ((calls += 1) === 1 ? undefined : route.fallback()));
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await waiting(page).waitFor();
    await page.keyboard.press('F8');
    await page.getByRole('button', { name: 'Try again' }).and(page.locator(':focus')).press('Enter');
    await page.locator('.history-list > li').first().waitFor();
    await waiting(page).waitFor({ state: 'detached' });
    expect(calls).toBe(2);
  });

  it('a change says so, and is not sent twice', async () => {
    const page = await backOffice.at('/settings/site', PHONE);
    const card = page.locator('.site-card').filter({ has: page.getByRole('heading', { name: 'Mail', exact: true }) });
    await card.getByLabel('Who is told').fill('desk@site.example');
    const sent = await hang(page, '**/api/admin/site-settings', 0);
    await card.getByRole('button', { name: 'Save: Mail' }).click();
    await waiting(page).getByRole('button', { name: 'Stop waiting' }).click();
    await card.getByRole('alert').waitFor();
    expect(await card.getByLabel('Who is told').inputValue()).toBe('desk@site.example');
    expect(sent()).toBe(1);
    expect(await overflowOf(page)).toBe(0);
    await page.unroute('**/api/admin/site-settings');
    await card.getByRole('button', { name: 'Save: Mail' }).click();
    await shownToast(page, 'Saved');
  });
});

describe('when code does not arrive', () => {
  /** Requests that hang stay unanswered; those after the returned call are answered. */
  async function hangCode(page: Page, name: RegExp): Promise<() => void> {
    let isHanging = true;
    await page.route(
      ({ pathname }) => name.test(pathname),
      (route) => (isHanging ? undefined : route.fallback()),
    );
    return () => void (isHanging = false);
  }

  it('a screen says so, and is loaded again', async () => {
    const page = await backOffice.at('/settings/site');
    const end = await hangCode(page, /\.js$/);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    await waiting(page).waitFor();
    end();
    await waiting(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'History', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/history');
  });

  it('the back office says so, and is opened again', async () => {
    const page = await backOffice.at('/settings/history');
    const end = await hangCode(page, /admin-shell.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    const text = page.getByRole('status').filter({ hasText: 'It takes longer than usual.' });
    await text.waitFor();
    end();
    await text.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'History', exact: true }).waitFor();
  });
});

describe('on a phone, by touch,', () => {
  const openPhone = (path: string) => openBackOffice(site, path, { viewport: PHONE, hasTouch: true, isMobile: true });

  it('a picture is uploaded, and an upload that hangs is given up', async () => {
    const page = await openPhone('/settings?page=home');
    const picture = page.getByRole('group', { name: 'Background picture' });
    const file = { name: 'house.png', mimeType: 'image/png', buffer: await readFile('test/fixtures/house.png') };
    await page.route('**/api/images', () => undefined);
    await picture.locator('input[type=file]').setInputFiles(file);
    await waiting(page).getByRole('button', { name: 'Stop waiting' }).tap();
    await picture.getByText('The picture did not arrive.').waitFor();
    await page.unroute('**/api/images');
    await picture.locator('input[type=file]').setInputFiles(file);
    await shownToast(page, 'Image Uploaded');
    expect(await overflowOf(page)).toBe(0);
  });

  it('a sync is run', async () => {
    const page = await openPhone('/settings/sync');
    await page.getByRole('button', { name: 'Preview changes' }).tap();
    await page.getByText('The directory already matches the sheet.').waitFor();
    await page.getByRole('button', { name: 'Sync Google Sheets' }).tap();
    await page.getByRole('heading', { name: /^Synced at/ }).waitFor();
    await expectSoon(() => overflowOf(page), 0);
  });
});
