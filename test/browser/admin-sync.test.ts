import { DataSource } from 'typeorm';
import { PostgresSyncLock } from '../../src/modules/listings/adapters/postgres/import/postgres-sync-lock.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { post, signIn } from '../support/api.js';
import { allAnswered, consoleErrorsOf, toasts, shownToast } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { itInLong } from '../support/extent.js';
import { PersistentBackOffice } from '../support/persistent-back-office.js';
import { painted, layoutShiftOf, overflowOf, violationsOf } from '../support/page-checks.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import type { Page, Route } from 'playwright-core';
import { readFile } from 'node:fs/promises';

const sheet = new SheetFile();
let site: Site;
let backOffice: PersistentBackOffice;

beforeAll(async () => {
  await sheet.write([]);
  site = await openSite([], { LISTINGS_CSV: sheet.path, SEARCH_ENGINE: 'postgres' });
  backOffice = new PersistentBackOffice(site);
});

/** Ten listings, whatever an earlier test has made of them. */
beforeEach(() => synced(10));

afterAll(async () => {
  await backOffice?.close();
  await site?.close();
  sheet.remove();
});

/** The sheet and the directory have so many listings. */
async function synced(count: number): Promise<void> {
  await sheet.write(rows(count));
  expect((await post(site.app, '/api/sync', { force: true }, await signIn(site.app))).status).toBe(200);
}

const figure = (page: Page, title: string) =>
  page.locator('.sync-figures .ant-statistic').filter({ hasText: title }).locator('.ant-statistic-content').textContent();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it.each([
  ['/settings', 0],
  ['/settings/import', 1],
  ['/settings/sync', 0],
  ['/settings/site', 1],
  ['/settings/trades', 34],
])('%s has no axe findings, and its smallest targets are 24 px wide and high', async (path, targets) => {
  const page = await backOffice.at(path);
  if (path === '/settings') await page.getByTitle('The page as it would be').waitFor();
  const sizes = `[...document.querySelectorAll('.ant-input-password-icon, .trade-row a')].map((target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height);
  })`;
  await expectSoon(async () => (await page.evaluate<number[]>(sizes)).length >= targets, true);
  await expectSoon(() => page.locator('.ant-skeleton').count(), 0);
  expect(await violationsOf(page)).toEqual([]);
  expect(Math.min(24, ...(await page.evaluate<number[]>(sizes)))).toBe(24);
});

describe('the sync screen', () => {
  it('shows a preview of each listing, applies it, and reports the result', async () => {
    await sheet.write(rows(20));
    const page = await backOffice.at('/settings/sync');
    const complaints = consoleErrorsOf(page);
    const applied = page.getByRole('row').filter({ hasText: 'By hand' }).filter({ hasText: 'Applied' });
    await applied.first().waitFor();
    const before = await applied.count();
    await button(page, 'Preview changes').click();
    await page.getByRole('heading', { name: 'What a sync would change' }).waitFor();
    // It was disabled meanwhile.
    await button(page, 'Preview changes').and(page.locator(':focus')).waitFor();
    expect([await figure(page, 'Created'), await figure(page, 'Removed')]).toEqual(['10', '0']);
    expect(await page.locator('tbody tr.ant-table-row').filter({ hasText: 'New' }).count()).toBe(10);
    await button(page, 'Apply these changes').click();
    expect((await shownToast(page, 'Google Sheets Synced!')).words).toMatch(/\d{1,2} \w{3} 2\d{3}, \d\d:\d\d/);
    await page.getByRole('heading', { name: /^Synced at/ }).waitFor();
    // The pressed button is gone.
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    expect(await figure(page, 'Created')).toBe('10');
    await expectSoon(() => applied.count(), before + 1);
    expect(complaints.texts).toEqual([]);
  });

  it('shows the changes of a listing, and the skipped rows, also as a file for a spreadsheet', async () => {
    await sheet.write([...rows(9), aRow('r-10', { title: 'New name' }), aRow('', { title: '=HYPERLINK("x")' })]);
    const page = await backOffice.at('/settings/sync');
    await button(page, 'Preview changes').click();
    const changed = page.locator('tbody tr.ant-table-row').filter({ hasText: 'Changed' });
    await changed.filter({ hasText: 'New name' }).waitFor();
    await button(page, 'Apply these changes').click();
    await shownToast(page, 'Google Sheets Synced!');
    expect([await figure(page, 'Updated'), await figure(page, 'Skipped rows')]).toEqual(['1', '1']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^sync-\d{4}-\d\d-\d\d-skipped\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/Row,Reason\r?\n12,has no id/);
  });

  it('shows no failure while another sync runs, nor after it', async () => {
    const page = await backOffice.at('/settings/sync');
    const complaints = consoleErrorsOf(page);
    const sync = button(page, 'Sync Google Sheets');
    await expectSoon(() => sync.isEnabled(), true);
    await page.getByRole('heading', { name: 'History' }).waitFor();
    const elsewhere = await new DataSource(databaseOptions(site.app.databaseUrl)).initialize();
    await new PostgresSyncLock(elsewhere).withLock(async () => {
      await sync.click();
      await shownToast(page, 'A sync or an import is already running');
      await page.getByText('A sync is running', { exact: true }).waitFor();
      await expectSoon(() => sync.isDisabled(), true);
    });
    await elsewhere.destroy();
    await expectSoon(() => sync.isEnabled(), true);
    expect(await page.getByText('Nothing was changed').count()).toBe(0);
    expect(await toasts(page).filter({ hasText: 'Sync Failed' }).count()).toBe(0);
    expect(complaints.texts.filter((text) => !text.includes('409'))).toEqual([]);
  });

  it('needs a confirmation to remove most of the directory', async () => {
    await sheet.write(rows(2));
    const page = await backOffice.at('/settings/sync');
    await button(page, 'Sync Google Sheets').click();
    expect((await shownToast(page, 'Sync Failed')).words).toContain('Could not sync with Google Sheets. Please try again.');
    await page.getByText('more than 30 %').first().waitFor();
    await button(page, 'Sync anyway').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sync anyway' }).click();
    await shownToast(page, 'Google Sheets Synced!');
    expect(await figure(page, 'Removed')).toBe('8');
  });

  it('shows what a refused sync would remove before the confirmation, and asks again before it is applied', async () => {
    await sheet.write(rows(2));
    const page = await backOffice.at('/settings/sync');
    await button(page, 'Preview changes').click();
    await page.getByText('more than 30 %').first().waitFor();
    await button(page, 'Preview it anyway').click();
    await page.getByRole('heading', { name: 'What a sync would change' }).waitFor();
    expect(await figure(page, 'Removed')).toBe('8');
    await page.getByText('Nothing has been changed yet.').waitFor();
    await button(page, 'Apply these changes').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sync anyway' }).click();
    await shownToast(page, 'Google Sheets Synced!');
    expect(await figure(page, 'Removed')).toBe('8');
  });

  it('undoes the last sync, and says that the schedule is paused', async () => {
    await synced(2);
    const page = await backOffice.at('/settings/sync');
    await button(page, 'Undo the last sync').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the sync' }).click();
    await shownToast(page, 'Sync undone');
    await page.getByText('Automatic syncs are paused').first().waitFor();
    await expectSoon(() => button(page, 'Undo the last sync').count(), 0);
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    await sheet.write(rows(10));
    await button(page, 'Sync Google Sheets').click();
    await shownToast(page, 'Google Sheets Synced!');
    await page.locator('.ant-alert').filter({ hasText: 'Automatic syncs are paused' }).waitFor({ state: 'detached' });
  });

  it('has a history whose times and figures do not wrap on a phone', async () => {
    const page = await backOffice.at('/settings/sync', { width: 390, height: 844 });
    const latest = page.locator('.sync-occasion').first();
    await latest.getByText(/^\d.* (created|updated|removed|unchanged)/).waitFor();
    const lines = (await latest.locator('> span').first().boundingBox())!.height;
    expect(lines).toBeLessThan(30);
    expect(await overflowOf(page)).toBe(0);
  });

  itInLong('fits a phone, and axe finds nothing serious', async () => {
    const page = await backOffice.at('/settings/sync', { width: 390, height: 800 });
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await button(page, 'Preview changes').click();
    await page.getByRole('heading', { name: 'What a sync would change' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('navigation', { name: 'Back office' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page, ['serious', 'critical'])).toEqual([]);
  });
});

describe('the import screen', () => {
  const LIST = 'Firma;Contact;Notes\r\nMaple Pipes;(416) 555-0142;old\r\nOak Wires;905-555-0101;new';
  const choose = (page: Page, name: string, text: string) =>
    page.locator('input[type=file][accept*=".csv"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const fieldOf = (page: Page, column: string) => page.getByRole('row').filter({ hasText: column }).locator('.ant-select').textContent();

  it('does not move on a phone when its sources are loaded late', async () => {
    const page = await backOffice.at('/settings/import', { width: 390, height: 844 });
    await page.route(/\/api\/admin\/listing-sources$/, async (route) => {
      await page.getByRole('status', { name: 'Loading the sources' }).waitFor();
      // Drawn as well, where it is to be seen.
      await painted(page);
      await route.continue();
    });
    await page.reload();
    await page.locator('.sources-card .sync-help').waitFor();
    await allAnswered(page);
    expect(await layoutShiftOf(page)).toBeLessThan(0.05);
    await page.unroute(/\/api\/admin\/listing-sources$/);
  });

  it('shows the notes on a list in full on a phone', async () => {
    const page = await backOffice.at('/settings/import', { width: 390, height: 800 });
    const notes = 'Company,Emails,Hours\r\nOak Wires,info@oak-wires.example.ca; sales@oak-wires.example.ca,By appointment';
    await choose(page, 'Notes of June.csv', notes);
    await page.getByRole('heading', { name: 'Notes of June.csv' }).waitFor();
    await button(page, 'Preview changes').click();
    await page.getByRole('cell', { name: /is not understood \(By appointment\)/ }).waitFor();
    const hidden = '[...document.querySelectorAll(".sync-findings")].map((found) => found.scrollWidth - found.clientWidth)';
    expect(await page.evaluate(hidden)).toEqual([0]);
  });

  it('takes a list from its columns to the directory and back, also on a phone', async () => {
    const page = await backOffice.at('/settings/import', { width: 390, height: 800 });
    const complaints = consoleErrorsOf(page);
    await choose(page, 'Trades of May.csv', LIST);
    await page.getByRole('heading', { name: 'Trades of May.csv' }).waitFor();
    expect([await fieldOf(page, 'Firma'), await fieldOf(page, 'Contact'), await fieldOf(page, 'Notes')]).toEqual([
      'Name',
      'Phone',
      'Leave out',
    ]);
    expect([await overflowOf(page), await violationsOf(page, ['serious', 'critical'])]).toEqual([0, []]);

    await page.getByRole('combobox', { name: 'Field for Notes' }).click();
    await page.getByRole('combobox', { name: 'Field for Notes' }).fill('descr');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Description' }).click();
    await expectSoon(() => fieldOf(page, 'Notes'), 'Description');
    // What was found may be megabytes: the end of a run that was followed is read once.
    let [reads, isBegun] = [0, false];
    await page.route(/\/api\/imports\/[^/]+$/, async (route) => {
      if (!isBegun || (reads += 1) > 1) return route.continue();
      const answer = (await (await route.fetch()).json()) as { run: object };
      return route.fulfill({ json: { ...answer, run: { ...answer.run, status: 'running' } } });
    });
    // Known before the page knows it: what it reads then is counted from the first time on.
    await page.route(/\/preview$/, async (route) => {
      const response = await route.fetch();
      isBegun = response.ok();
      await route.fulfill({ response });
    });
    await button(page, 'Preview changes').click();
    await page.getByRole('heading', { name: 'What importing would change' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(reads).toBe(2);
    await page.unrouteAll();
    expect([await figure(page, 'Created'), await figure(page, 'Removed')]).toEqual(['2', '0']);
    await button(page, 'Apply these changes').click();
    await page.getByRole('heading', { name: /^Imported at/ }).waitFor();
    await page.getByText('Visitors find the changes now.').waitFor();
    // The pressed button is gone.
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    expect([await overflowOf(page), await violationsOf(page, ['serious', 'critical'])]).toEqual([0, []]);

    // The address says which file it is: a tab that was closed is where it was.
    await page.reload();
    await page.getByRole('heading', { name: /^Imported at/ }).waitFor();
    await page.getByText('Updates the list “Trades of May” (2 listings)').waitFor();
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByText(/^Undone at/).waitFor();
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    const undone = page.getByRole('listitem').filter({ hasText: 'Trades of May' });
    await expectSoon(() => undone.getByText('Undone').count(), 1);
    // The figures of the undo would read as those of the import.
    expect(await undone.innerText()).not.toMatch(/\d (created|updated|removed)/);
    expect(complaints.texts).toEqual([]);

    // The files of one page are not shown as those of another that could not be read.
    await page.route(/\/api\/imports\?page=2/, (route) => route.abort());
    await page.evaluate(`history.pushState(null, '', '/settings/import?page=2'); dispatchEvent(new PopStateEvent('popstate'))`);
    await page.getByRole('alert').filter({ hasText: 'The files could not be loaded' }).waitFor();
  });

  it('shows what a refused list would remove before the confirmation, and asks again before it is applied', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => `Roof ${index},416-555-01${40 + index}`);
    const take = async (lines: string[]) => {
      const page = await backOffice.at('/settings/import');
      await choose(page, 'Roofers.csv', `Name,Phone\n${lines.join('\n')}`);
      await button(page, `Import ${lines.length} rows`).click();
      return page;
    };
    await (await take(rows)).getByRole('heading', { name: /^Imported at/ }).waitFor();
    const page = await take(rows.slice(0, 2));
    await page.getByText('30 %').first().waitFor();
    await button(page, 'Preview it anyway').click();
    await page.getByRole('heading', { name: 'What importing would change' }).waitFor();
    expect(await figure(page, 'Removed')).toBe('8');
    await button(page, 'Apply these changes').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import anyway' }).click();
    await page.getByRole('heading', { name: /^Imported at/ }).waitFor();
    expect(await figure(page, 'Removed')).toBe('8');
  });

  it('still imports after a change that could not be stored, and under the name that is shown', async () => {
    const page = await backOffice.at('/settings/import');
    // Choices are remembered by the names of the columns: no other test has these.
    await choose(page, 'Painters.csv', 'Firma;Contact;Wishes\r\nFirst Coat;(416) 555-0143;white\r\nSecond Coat;905-555-0102;grey');
    await page.getByRole('heading', { name: 'Painters.csv' }).waitFor();
    const failing = (route: Route) => (route.request().method() === 'PATCH' ? route.abort() : route.fallback());
    await page.route('**/api/imports/*', failing);
    await page.getByRole('combobox', { name: 'Field for Wishes' }).click();
    await page.getByRole('combobox', { name: 'Field for Wishes' }).fill('descr');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Description' }).click();
    await shownToast(page, 'No response received');
    await expectSoon(() => fieldOf(page, 'Wishes'), 'Leave out');
    await button(page, 'Preview changes').click();
    await page.getByRole('heading', { name: 'What importing would change' }).waitFor();

    const listName = page.getByLabel('Name of the list');
    await listName.fill('Painters of June');
    for (let press = 1; press <= 2; press += 1) {
      await button(page, 'Import 2 rows').click();
      await shownToast(page, 'No response received');
      await allAnswered(page);
    }
    expect([await listName.inputValue(), await page.getByRole('heading', { name: /^Imported at/ }).count()]).toEqual([
      'Painters of June',
      0,
    ]);
    await page.unroute('**/api/imports/*', failing);
    await button(page, 'Import 2 rows').click();
    await page.getByRole('heading', { name: /^Imported at/ }).waitFor();
    await page.reload();
    await page.getByText('Updates the list “Painters of June” (2 listings)').waitFor();
  });

  it('has the name that was typed last, also if the one before is still being stored', async () => {
    const page = await backOffice.at('/settings/import');
    await choose(page, 'Plasterers.csv', 'Name,Phone\nSmooth Wall,416-555-0166\n');
    const listName = page.getByLabel('Name of the list');
    await listName.waitFor();
    const first = await listName.inputValue();
    const held: Route[] = [];
    let holds = true;
    await page.route('**/api/imports/*', (route) =>
      holds && route.request().method() === 'PATCH' ? void held.push(route) : route.fallback(),
    );
    await listName.fill('Plasterers of July');
    await listName.press('Tab');
    await expectSoon(() => held.length, 1);
    await listName.fill(first);
    await listName.press('Tab');
    holds = false;
    await held[0]!.continue();
    await allAnswered(page);
    await page.reload();
    expect(await page.getByLabel('Name of the list').inputValue()).toBe(first);
  });

  it('has room on a phone for values beside the longest name of a field', async () => {
    const page = await backOffice.at('/settings/import', { width: 320, height: 640 });
    await choose(page, 'Numbers.csv', 'Id,Name\ndirectory-of-2026-000118,Overhead Doors of Bramalea\n');
    const file = page.getByRole('columnheader', { name: 'In the file' });
    await file.waitFor();
    expect((await file.boundingBox())!.width).toBeGreaterThan(100);
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('combobox', { name: 'Field for Id' }).click();
    const cut = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.ant-select-item-option-selected > div'))`;
    await page.locator('.ant-select-item-option-selected').waitFor();
    expect([await page.evaluate(cut), await overflowOf(page)]).toEqual([0, 0]);
    await page.keyboard.press('Escape');
    await button(page, 'Preview changes').click();
    const title = page.getByRole('heading', { name: 'What importing would change' });
    await title.waitFor();
    expect((await title.boundingBox())!.height).toBeLessThan(80);
  });

  it('moves the focus to the field for a link, and shows its error there', async () => {
    const page = await backOffice.at('/settings/import');
    // Pressing a key does not wait until the button is enabled.
    await button(page, 'Add a link').and(page.locator(':enabled')).press('Enter');
    await page.getByLabel('Name', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('May');
    const link = page.getByLabel('Link', { exact: true });
    await link.fill('nonsense');
    await link.press('Enter');
    const wrong = page.getByRole('alert').filter({ hasText: 'It must be a whole address' });
    await wrong.waitFor();
    expect(await link.getAttribute('aria-invalid')).toBe('true');
    expect(await link.getAttribute('aria-describedby')).toBe(await wrong.getAttribute('id'));
  });

  it('shows the error of a file, and accepts the next one', async () => {
    const page = await backOffice.at('/settings/import');
    await choose(page, 'Old.xls', 'x');
    await page.getByText('This is an old Excel workbook.').waitFor();
    await choose(page, 'Broken.csv', 'Name,Phone\nBob,"416');
    await page.getByText('opens in row 2 and never closes').waitFor();
    await choose(page, 'Good.csv', 'Name,Phone\nBob,416-555-0142');
    await page.getByRole('heading', { name: 'Good.csv' }).waitFor();
  });
});

it('shows earlier syncs page by page, by the keyboard as well', async () => {
  await execute(
    site.app.databaseUrl,
    `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, finished_at, created, updated, unchanged, removed, skipped, notes, error)
     SELECT gen_random_uuid(), 'schedule', 'sheet of ' || number, false, false, CASE number WHEN 40 THEN 'failed' ELSE 'applied' END, timestamptz '2020-01-01' - number * interval '1 hour',
            timestamptz '2020-01-01', 0, 0, number, 0, '[]', '[]', CASE number WHEN 40 THEN 'The sheet is gone.' END
       FROM generate_series(1, 40) AS number`,
  );
  const page = await backOffice.at('/settings/sync');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const previous = pages.getByRole('button', { name: 'Previous page' });
  await previous.press('Enter');
  await previous.and(page.locator('[aria-disabled=true]:focus')).waitFor();
  expect(addressIn(page)).toBe('/settings/sync');
  await pages.getByRole('button', { name: 'Page 2', exact: true }).press('Enter');
  await expectSoon(() => addressIn(page), '/settings/sync?page=2');
  await pages.getByRole('button', { name: 'Page 2', exact: true }).and(page.locator('[aria-current=page]:focus')).waitFor();
  await page.getByRole('row').filter({ hasText: 'sheet of ' }).first().waitFor();
  await expectSoon(
    () =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .count(),
    20,
  );
  const last = pages.getByRole('button', { name: /^Page/ }).last();
  await last.click();
  await page.getByRole('row').filter({ hasText: 'sheet of 40' }).getByRole('button').click();
  await page.getByText('The sheet is gone.').waitFor();
  await backOffice.at('/settings/sync?page=99');
  await page.getByText('There is no page 99').waitFor();
});
