import type { Page, Route } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { execute } from '../support/database.js';
import { allAnswered, accessibilityProblemsOf, consoleErrorsOf, BackOffice, logIn, shownToast } from '../support/back-office.js';
import { casesOf } from '../support/extent.js';
import { jsonOf, send } from '../support/http.js';
import { MailServer } from '../support/mail-server.js';
import { painted, layoutShiftOf, overflowOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';

let site: Site;
let mail: MailServer;
const backOffice = new BackOffice(() => site);
const PHONE = { width: 390, height: 800 };
const mailCard = (page: Page) => page.locator('.site-card').filter({ has: page.getByRole('heading', { name: 'Mail', exact: true }) });

beforeAll(async () => {
  mail = await MailServer.start();
  site = await openSite([], { SEARCH_ENGINE: 'postgres', SITE_REGION: 'ON' });
});

afterEach(() => backOffice.leave());

afterAll(async () => {
  await site?.close();
  await mail?.close();
});

it('mail is set up and tested, and the second of two admins sees what the first one has changed', async () => {
  const page = await backOffice.at('/settings/site');
  const complaints = consoleErrorsOf(page);
  const card = mailCard(page);
  await card.getByLabel('Mail server').fill('mail.example');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('It must be the address of the mail server alone').waitFor();
  await card.getByLabel('Mail server').and(page.locator(':focus')).waitFor();
  await card.getByLabel('Mail server').fill('');
  await card.getByText('It must be the address of the mail server alone').waitFor({ state: 'detached' });
  await card.getByLabel('Mail server').fill(mail.url);
  await card.getByLabel('Who is told').fill('desk@site.example');
  await card.getByRole('button', { name: 'Save' }).click();
  await shownToast(page, 'Saved');
  await card.getByRole('heading', { name: 'Mail' }).and(page.locator(':focus')).waitFor();
  await card.getByRole('button', { name: 'Send a test email' }).click();
  await card.getByText('The mail server accepted the email to desk@site.example').waitFor();
  expect(mail.emails.at(-1)?.to).toEqual(['desk@site.example']);

  await allAnswered(page);
  await execute(
    site.app.databaseUrl,
    `UPDATE site_setting SET value = 'ann@site.example', version = version + 1 WHERE name = 'notifyEmail'`,
  );
  await card.getByLabel('Who is told').fill('bob@site.example');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByText('“Who is told” is “ann@site.example” now').waitFor();
  await card.getByRole('button', { name: 'Show current settings' }).click();
  expect(await card.getByLabel('Who is told').inputValue()).toBe('bob@site.example');
  await card.getByRole('button', { name: 'Discard' }).click();
  // What stands now may still be on its way.
  await expectSoon(() => card.getByLabel('Who is told').inputValue(), 'ann@site.example');
  await page.getByText('Set by SITE_REGION in the environment').waitFor();
  expect(complaints.texts).toEqual([]);
});

interface Setting {
  name: string;
  value: string | null;
  isSet: boolean;
  version: number;
}

const settings = async () =>
  (await get<{ settings: Setting[] }>(site.app, '/api/admin/site-settings', await signIn(site.app))).body.settings;
const settingOf = async (name: string) => (await settings()).find((setting) => setting.name === name);

/** Whatever another test has set before. */
async function set(values: Record<string, string>): Promise<void> {
  const changes = (await settings())
    .filter(({ name }) => name in values)
    .map(({ name, version }) => ({ name, value: values[name], version }));
  const sent = jsonOf(JSON.stringify({ changes }), { cookie: await signIn(site.app) });
  const { status } = await send(site.app, '/api/admin/site-settings', { ...sent, method: 'PUT' });
  expect([changes.length, status]).toEqual([Object.keys(values).length, 200]);
}

it('failed deliveries are retried, one or all, or discarded', async () => {
  const given = (to: string, subject: string, expiresAt?: string) => JSON.stringify({ to, subject, text: 'Hello.', expiresAt });
  const contents = [
    given('ann@site.example', 'Your reward'),
    given('bob@site.example', 'Your sign-in link', '2026-01-01T00:00:00Z'),
    given('cleo@site.example', 'Your listing'),
    given('dan@site.example', 'Your renewal'),
  ];
  await execute(
    site.app.databaseUrl,
    `INSERT INTO delivery (id, about, channel, content, state, attempts, last_error, since, created_at, updated_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'mail', content, 'given-up', 30, 'the mail server could not be used', now(), now(), now()
       FROM unnest($1::jsonb[]) AS given (content)`,
    [contents],
  );
  await set({ mailServer: mail.url, notifyEmail: 'desk@site.example' });
  const page = await backOffice.at('/settings/overview');
  const complaints = consoleErrorsOf(page);
  await page.getByRole('link', { name: 'Site and mail' }).click();
  const card = page.locator('.site-card').filter({ has: page.getByRole('heading', { name: 'Emails that could not be delivered' }) });
  await expectSoon(() => card.getByRole('listitem').count(), 4);
  await allAnswered(page);
  // Its list comes last: the cards below it are not there before.
  const settings = page.waitForResponse(/\/api\/admin\/site-settings/);
  await page.route(/\/api\/admin\/deliveries$/, async (route) => {
    await (await settings).finished();
    await painted(page);
    await route.continue();
  });
  await page.reload();
  await expectSoon(() => card.getByRole('listitem').count(), 4);
  expect(await layoutShiftOf(page)).toBeLessThan(0.1);
  await page.unroute(/\/api\/admin\/deliveries$/);
  expect(await card.getByRole('listitem').first().textContent()).toContain('the mail server could not be used');
  expect(await accessibilityProblemsOf(page)).toEqual([]);
  expect(await card.getByRole('button', { name: 'Try again: bob@site.example' }).count()).toBe(0);
  await card.getByRole('button', { name: 'Discard: cleo@site.example: Your listing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await shownToast(page, 'Discarded');
  await card
    .getByRole('button', { name: 'Discard: dan@site.example: Your renewal' })
    .or(card.getByRole('button', { name: /^Discard/ }))
    .and(page.locator(':focus'))
    .waitFor();
  // What is below moves up when one goes.
  await expectSoon(() => card.getByRole('listitem').count(), 3);
  await card.getByRole('button', { name: 'Try again: ann@site.example: Your reward' }).click();
  await shownToast(page, 'It is being tried');
  await expectSoon(() => mail.emails.filter(({ to }) => to.includes('ann@site.example')).length, 1);
  await expectSoon(() => card.getByRole('listitem').count(), 2);
  await card.getByRole('button', { name: 'Try all again' }).click();
  await shownToast(page, '1 delivery is being tried');
  await expectSoon(() => mail.emails.filter(({ to }) => to.includes('dan@site.example')).length, 1);
  await expectSoon(() => card.getByRole('listitem').count(), 1);
  await card.getByText('Its link has expired, so it is not tried again.').waitFor();
  await expectSoon(() => card.getByRole('button', { name: 'Try all again' }).count(), 0);
  await expectSoon(() => page.evaluate<string>('document.activeElement.id'), 'main');
  expect(mail.emails.filter(({ to }) => to.some((address) => /^(bob|cleo)@/.test(address)))).toEqual([]);
  expect(complaints.texts).toEqual([]);
});

it('emails that the daily limit of their address held back are listed separately, and retried', async () => {
  await execute(
    site.app.databaseUrl,
    `INSERT INTO delivery (id, about, channel, content, state, attempts, last_error, since, created_at, updated_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'mail', $1, 'given-up', 1, 'the address has had 5 emails within a day', now(), now(), now())`,
    [JSON.stringify({ to: 'eve@site.example', subject: 'Your sixth email', text: 'Hello.' })],
  );
  await set({ mailServer: mail.url, notifyEmail: 'desk@site.example' });
  const page = await backOffice.at('/settings/site');
  const card = page.locator('.site-card').filter({ has: page.getByRole('heading', { name: 'Emails that were held back' }) });
  await card.getByText('the address has had 5 emails within a day').waitFor();
  expect(await card.getByRole('button', { name: 'Try all again' }).count()).toBe(0);
  expect(await accessibilityProblemsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Try again: eve@site.example: Your sixth email' }).click();
  await shownToast(page, 'It is being tried');
  await expectSoon(() => mail.emails.filter(({ to }) => to.includes('eve@site.example')).length, 1);
  await expectSoon(() => card.count(), 0);
});

it('the buttons of all cards say what they save', async () => {
  const page = await backOffice.at('/settings/site');
  await page.getByRole('heading', { name: 'Mail', exact: true }).waitFor();
  await page.getByLabel('Who is told').fill('fay@site.example');
  await page.getByLabel('Mail server').fill('mail.example');
  const names = await page.evaluate<string[]>(
    `[...document.querySelectorAll('#main button')].map((button) => button.ariaLabel ?? button.textContent)`,
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.startsWith('Save: ')).length).toBeGreaterThan(3);
  expect(names).toContain('Discard: Mail');
});

it('a card shows the reason of a refusal that concerns none of its fields', async () => {
  const page = await backOffice.at('/settings/site', PHONE);
  const card = mailCard(page);
  const refused = { status: 400, detail: 'Nothing was changed.', errors: [{ field: 'siteName', message: 'is used elsewhere' }] };
  await page.route('**/api/admin/site-settings', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 400, json: refused }),
  );
  await card.getByLabel('Who is told').fill('eve@site.example');
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('alert').getByText('Nothing was changed. siteName is used elsewhere').waitFor();
  expect(await card.getByLabel('Who is told').inputValue()).toBe('eve@site.example');
  expect(await overflowOf(page)).toBe(0);
});

it('a saved secret is removed after a confirmation only, and what is typed in other fields stays', async () => {
  await set({ mailPassword: 'An app password' });
  const page = await backOffice.at('/settings/site');
  const card = mailCard(page);
  const remove = card.getByRole('button', { name: 'Remove it: Password' });
  await card.getByLabel('Sender').fill('Gil <gil@site.example>');
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Remove the saved password?' });
  await question.getByText('It cannot be shown or brought back').waitFor();
  expect(await accessibilityProblemsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect((await settingOf('mailPassword'))?.isSet).toBe(true);
  await remove.click();
  await question.getByRole('button', { name: 'Remove it' }).click();
  await shownToast(page, 'Saved');
  await question.waitFor({ state: 'hidden' });
  await card.getByRole('heading', { name: 'Mail', exact: true }).and(page.locator(':focus')).waitFor();
  expect([(await settingOf('mailPassword'))?.isSet, await remove.count()]).toEqual([false, 0]);
  expect(await card.getByLabel('Sender').inputValue()).toBe('Gil <gil@site.example>');
});

it('what is typed during a save stays unsaved', async () => {
  const page = await backOffice.at('/settings/site');
  const card = mailCard(page);
  const held: Route[] = [];
  await page.route('**/api/admin/site-settings', (route) =>
    route.request().method() === 'PUT' ? void held.push(route) : route.fallback(),
  );
  await card.getByLabel('Sender').fill('Hal <hal@site.example>');
  await card.getByRole('button', { name: 'Save' }).click();
  await expectSoon(() => held.length, 1);
  await card.getByLabel('Sender').fill('Ivy <ivy@site.example>');
  await card.getByLabel('User name').fill('ivy');
  await held[0]!.continue();
  await shownToast(page, 'Saved');
  const typed = async () => [await card.getByLabel('Sender').inputValue(), await card.getByLabel('User name').inputValue()];
  expect([(await settingOf('mailFrom'))?.value, ...(await typed())]).toEqual(['Hal <hal@site.example>', 'Ivy <ivy@site.example>', 'ivy']);
  await page.unroute('**/api/admin/site-settings');
  await card.getByRole('button', { name: 'Save' }).click();
  await expectSoon(async () => (await settingOf('mailUser'))?.value, 'ivy');
  expect([(await settingOf('mailFrom'))?.value, ...(await typed())]).toEqual(['Ivy <ivy@site.example>', 'Ivy <ivy@site.example>', 'ivy']);
});

it('signing in opens the setup checklist until it is dismissed, or the requested page', async () => {
  const signInAt = async (path: string, leadsTo = path) => {
    const page = await site.visitor({ reducedMotion: 'reduce' });
    await page.goto(path);
    await logIn(page, site.app.password);
    await expectSoon(() => addressIn(page), leadsTo);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(addressIn(page)).toBe(leadsTo);
    return page;
  };
  await signInAt('/settings/trades');
  const page = await signInAt('/settings', '/settings/start');
  await page.getByRole('button', { name: 'Hide the list' }).click();
  await shownToast(page, 'List hidden');
  await signInAt('/settings');
});

it.each(casesOf(['/settings/site', '/settings/start', '/settings/backups'], ['/settings/site']))(
  '%s is accessible, and fits a phone',
  async (path) => {
    const page = await backOffice.at(path, PHONE);
    await page.locator('.site-card, .start-lines').first().waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  },
);

it('hiding a guide that an article links to needs a confirmation, which names the links', async () => {
  const article = { topic: 'Basement', content: 'Read [this](/sump-pump-guide) first.' };
  expect((await post(site.app, '/api/publish-blog', article, await signIn(site.app))).status).toBeLessThan(300);
  const page = await backOffice.at('/settings/site', PHONE);
  const card = page.locator('.site-card').filter({ has: page.getByLabel('Guides that are hidden') });
  await card.getByLabel('Guides that are hidden').fill('sump-pump');
  // Without the links there is no answer to what the question is about.
  const links = /\/api\/admin\/links/;
  await page.route(links, (route) => route.abort());
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Not saved: what links to the guides could not be loaded').waitFor();
  await page.unroute(links);
  await card.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog');
  await asked.locator('.ant-modal-confirm-title', { hasText: '“Sump Pump Not Working?” is linked to' }).waitFor();
  expect(await asked.getByRole('link', { name: 'Basement' }).getAttribute('href')).toBe('/blog-management?edit=basement');
  expect([await overflowOf(page), await accessibilityProblemsOf(page)]).toEqual([0, []]);
  await asked.getByRole('button', { name: 'Not yet' }).click();
  expect((await send(site.app, '/sump-pump-guide')).status).toBe(200);
  await card.getByRole('button', { name: 'Save' }).click();
  await asked.getByRole('button', { name: 'Hide anyway' }).click();
  await shownToast(page, 'Saved');
  await expectSoon(async () => (await send(site.app, '/sump-pump-guide')).status, 301);
});
