import type { Page } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { accessibilityProblemsOf, BackOffice, shownToast } from '../support/back-office.js';
import { pageErrorsOf } from '../support/browser.js';
import { execute } from '../support/database.js';
import { itInLong } from '../support/extent.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { NORTHGATE } from './directory.fixture.js';

let site: Site;
const backOffice = new BackOffice(() => site);

beforeAll(async () => {
  site = await openSite([NORTHGATE], { SEARCH_ENGINE: 'postgres' });
});

afterAll(() => site?.close());

const saveSettings = async (data: object) => expect((await post(site.app, '/api/settings', data, await signIn(site.app))).status).toBe(200);
const rows = (page: Page) => page.getByRole('listitem').filter({ hasText: /Save \d/ });

/** The screen after two saves: steps and a colour, then another colour and a title. */
async function openHistory(viewport?: { width: number; height: number }): Promise<Page> {
  await saveSettings({
    primaryColor: '#336699',
    customSteps: [{ title: 'Ask around', description: 'In words of your own' }],
    heroTitle: 'I need',
  });
  await saveSettings({ primaryColor: '#884422', customSteps: [], heroTitle: 'Find me' });
  const page = await backOffice.at('/settings/history', viewport);
  await page.getByText('Now', { exact: true }).waitFor();
  return page;
}

const savedState = (page: Page) => page.getByRole('dialog', { name: /^Save of/ });
const compared = (page: Page, name: string) =>
  savedState(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .allTextContents();

describe('the history of the settings', () => {
  it('shows an earlier state beside the present one, and restores it after a confirmation', async () => {
    const page = await openHistory();
    const complaints = pageErrorsOf(page);
    await rows(page).first().getByText('Changed: Title of the home page, Primary colour, Steps of “How it works”').waitFor();
    expect(await rows(page).first().getByRole('button').count()).toBe(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);

    await rows(page).nth(1).getByRole('link', { name: /^View/ }).click();
    await expectSoon(() => new URL(page.url()).searchParams.has('view'), true);
    const drawer = savedState(page);
    await drawer.getByRole('table').waitFor();
    expect(await compared(page, 'Primary colour')).toEqual(['#336699', '#884422']);
    expect(await compared(page, 'Steps of “How it works”')).toEqual(['Ask aroundIn words of your ownHome, blue', 'None of its own']);
    await drawer.getByText(/^The other \d+ settings are the same\.$/).waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);

    await drawer.getByRole('button', { name: 'Restore' }).click();
    const question = page.getByRole('dialog', { name: /^Restore the save of/ });
    await expectSoon(
      () => question.getByRole('listitem').allTextContents(),
      ['Title of the home page', 'Primary colour', 'Steps of “How it works”'],
    );
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Restore' }).click();
    await shownToast(page, 'Settings restored');
    await rows(page)
      .first()
      .getByText(/^Restored save \d+$/)
      .waitFor();
    expect(addressIn(page)).toBe('/settings/history');
    expect((await get(site.app, '/api/settings')).body).toMatchObject({ heroTitle: 'I need' });
    expect(complaints).toEqual([]);
  });

  it('contains the initial state, and names values as the form does', async () => {
    await saveSettings({ statsMode: 'counted' });
    const page = await openHistory();
    const first = rows(page).filter({ hasText: 'Original settings' });
    await first.getByRole('link', { name: /^View/ }).click();
    await savedState(page).getByRole('table').waitFor();
    expect(await compared(page, 'Which figures')).toEqual(['Your own, typed below', 'Counted: businesses, trades, towns, reviews']);
    await savedState(page).getByRole('button', { name: 'Restore' }).click();
    await page
      .getByRole('dialog', { name: /^Restore the save of/ })
      .getByRole('button', { name: 'Restore' })
      .click();
    await shownToast(page, 'Settings restored');
    expect((await get(site.app, '/api/settings')).body).toMatchObject({ statsMode: 'own', heroTitle: 'I am looking for' });
  });

  it('does not overwrite what somebody saved meanwhile, and shows what a restore would change now', async () => {
    const page = await openHistory();
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Restore/ })
      .click();
    const question = page.getByRole('dialog', { name: /^Restore the save of/ });
    await question.getByText('Primary colour').waitFor();
    await saveSettings({ siteTitle: 'Quicker' });
    await question.getByRole('button', { name: 'Restore' }).click();
    await question.getByText('Someone else saved the settings').waitFor();
    await question.getByText('Name of the site').waitFor();
    await question.getByRole('button', { name: 'Restore' }).click();
    await shownToast(page, 'Settings restored');
    expect((await get(site.app, '/api/settings')).body).toMatchObject({ siteTitle: 'Homewright', primaryColor: '#336699' });
  });

  it('goes further back than twenty saves, page by page', async () => {
    for (let count = 1; count <= 22; count += 1) await saveSettings({ heroTitle: `Title ${count}` });
    const page = await openHistory();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expectSoon(() => addressIn(page), '/settings/history?page=2');
    // One of those above, whatever other tests saved before.
    const earlier = rows(page).first();
    await earlier.getByRole('link', { name: /^View/ }).click();
    await savedState(page).getByRole('table').waitFor();
    await savedState(page).getByRole('button', { name: 'Close' }).click();
    await expectSoon(() => addressIn(page), '/settings/history?page=2');
    await earlier.getByRole('button', { name: /^Restore/ }).click();
    await page
      .getByRole('dialog', { name: /^Restore the save of/ })
      .getByRole('button', { name: 'Restore' })
      .click();
    await shownToast(page, 'Settings restored');
    await expectSoon(() => addressIn(page), '/settings/history');
  });

  itInLong('fits a phone', async () => {
    const page = await openHistory({ width: 390, height: 844 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await rows(page).nth(1).getByRole('link', { name: /^View/ }).click();
    await page.getByRole('dialog').getByText('#336699').waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
  });

  itInLong('reports a failed load, and loads again on request', async () => {
    const page = await backOffice.emptyScreen();
    const isHistory = ({ pathname }: URL) => pathname === '/api/admin/settings/history';
    await page.route(isHistory, (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong.' } }));
    await page.getByRole('link', { name: 'History' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The history could not be loaded' });
    await alert.getByText('500: Something went wrong.').waitFor();
    await page.unroute(isHistory);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
  });
});

describe('the activity log', () => {
  it('describes each action, with a link to it', async () => {
    const page = await openHistory();
    await page.request.patch(`/api/admin/listings/${NORTHGATE.id}`, { data: { city: 'Fergus', phone: null } });
    await page.request.post(`/api/admin/listings/${NORTHGATE.id}/unpublish`, { data: { reason: 'Closed down' } });
    const complaints = pageErrorsOf(page);
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expectSoon(() => addressIn(page), '/settings/history?tab=activity');
    const entries = page.locator('.history-list > li');
    await entries
      .filter({ hasText: `Unpublished ${NORTHGATE.title}` })
      .getByText('Reason: Closed down')
      .waitFor();
    const corrected = entries.filter({ hasText: `Corrected ${NORTHGATE.title}` });
    await corrected.getByText('City, Phone').or(corrected.getByText('Phone, City')).waitFor();
    await entries.filter({ hasText: 'Settings saved' }).first().getByText('From 127.0.0.1').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await corrected.getByRole('link').click();
    await page.getByRole('dialog', { name: NORTHGATE.title }).waitFor();
    await page.goBack();
    await expectSoon(() => addressIn(page), '/settings/history?tab=activity');
    expect(complaints).toEqual([]);
  });

  it('has its page in the address', async () => {
    const page = await backOffice.at('/settings/history?tab=activity&page=9999');
    await page.getByText('There is no page 9,999: the last one is page ', { exact: false }).waitFor();
    for (let count = 0; count < 21; count += 1) await saveSettings({ heroSubtitle: `Subtitle ${count}` });
    await backOffice.at('/settings/history?tab=activity');
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expectSoon(() => addressIn(page), '/settings/history?tab=activity&page=2');
    await page.locator('.history-list > li').first().waitFor();
  });

  it('is found years back by its date, and by page numbers that do not wrap on a phone', async () => {
    await execute(
      site.app.databaseUrl,
      `INSERT INTO audit_log (at, action, client, detail)
       SELECT timestamptz '2010-03-01 12:00+00' + number * interval '12 minutes', 'signed-in', '192.0.2.1', '{}' FROM generate_series(1, 200300) AS number`,
    );
    const page = await backOffice.at('/settings/history?tab=activity&page=10010', { width: 390, height: 844 });
    await page.getByText('2 Mar 2010', { exact: false }).first().waitFor();
    const heights = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.kit-page-buttons li button')].map((button) => button.scrollHeight - button.clientHeight)`,
    );
    expect(heights).toEqual([0, 0, 0]);
    expect(await overflowOf(page)).toBe(0);
    await page.getByLabel('Until the end of').fill('2012-05-06');
    await expectSoon(() => addressIn(page), '/settings/history?tab=activity&until=2012-05-06');
    await page.getByText('6 May 2012', { exact: false }).first().waitFor();
    await page.getByLabel('Until the end of').fill('2005-01-01');
    await page.getByText('Nothing had been done in the back office by then.').waitFor();
    await page.getByLabel('Until the end of').fill('');
    await expectSoon(() => addressIn(page), '/settings/history?tab=activity');
    await backOffice.at('/settings/history?tab=activity&page=99999');
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await page.waitForURL(/page=100\d\d$/);
    await page.locator('.history-list > li').first().waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
  });
});
