import type { Locator, Page } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { barriersOf, checkUntilDelivered, complaintsOf, openBackOffice, passGate, toastSays } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { overflowOf } from '../support/page-checks.js';
import { addressIn, cardNames, expectSoon, openSite, type Site } from '../support/site.js';
import { aForm, change, Desk, type Receipt, renew, submit } from '../e2e/submissions.fixture.js';
import { FEW, NORTHGATE, NORTHGATE_PATH, QUIET, SPARKWELL } from './directory.fixture.js';

let service: ForwardingService;
let site: Site;
let desk: Desk;

beforeAll(async () => {
  service = await ForwardingService.start();
  site = await openSite(FEW, { FORM_FORWARD_URL: service.url });
  desk = new Desk(site.app, await signIn(site.app));
}, 90_000);

beforeEach(async () => {
  await service.become('well');
  await execute(site.app.databaseUrl, 'DELETE FROM submission');
});

afterEach(() => site?.leave());

afterAll(async () => {
  await site?.close();
  await service?.close();
});

type Fields = Record<string, unknown>;

/** A new business, waiting. */
async function sent(fields: Fields = {}): Promise<Receipt & { title: string; form: Fields }> {
  const form = aForm(fields);
  return { ...(await submit(site.app, form)).body, title: String(form['title']), form };
}

async function renewed(fields: Fields): Promise<Receipt> {
  return (await renew(site.app, { email: 'owner@example.com', ...fields })).body;
}

const drawerOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const names = (page: Page) => page.locator('tbody .desk-name a').allTextContents();
const waiting = (page: Page) => page.getByRole('link', { name: /^Submissions/ }).textContent();
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** One submission, opened by its address. */
async function review(id: string, title: string): Promise<{ page: Page; drawer: Locator }> {
  const page = await openBackOffice(site, `/settings/submissions?open=${id}`);
  const drawer = drawerOf(page, title);
  await drawer.getByRole('heading', { name: 'Passed on' }).waitFor();
  return { page, drawer };
}

/** The names on the public search page that finds this. */
async function foundBy(query: string): Promise<string[]> {
  const page = await site.visitor();
  await page.goto(`/search?query=${encodeURIComponent(query)}`);
  const found = await cardNames(page);
  await page.close();
  return found;
}

describe('the list', () => {
  it('is found and filtered by its address, newest first, and says what to look at', async () => {
    const one = await sent({ ref: 'FRIEND' });
    const two = await sent({ phone: one.form['phone'] });
    const vague = await renewed({ title: 'Vague', phone: '(416) 555-0991' });
    const page = await openBackOffice(site, '/settings/submissions');
    const complaints = complaintsOf(page);
    await expectSoon(() => names(page), ['Vague', two.title, one.title]);
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    expect(await row(one.title).getByText('Ref FRIEND').count()).toBe(1);
    expect(await row(two.title).getByText('May be a duplicate').count()).toBe(1);
    expect(await row('Vague').getByText('No listing matched').count()).toBe(1);
    expect(await waiting(page)).toBe('Submissions, 3 waiting3');
    await page.getByLabel('Search submissions').fill('FRIEND');
    await expectSoon(() => names(page), [one.title]);
    expect(addressIn(page)).toBe('/settings/submissions?q=FRIEND');
    await page.goBack();
    await expectSoon(async () => (await names(page)).length, 3);
    await desk.decide(vague.id, 'spam');
    await page.getByText('Spam', { exact: true }).click();
    await expectSoon(() => names(page), ['Vague']);
    expect(await row('Vague').getByText('Marked here').count()).toBe(1);
    expect(addressIn(page)).toBe('/settings/submissions?status=spam');
    expect(await barriersOf(page)).toEqual([]);
    expect(complaints.texts).toEqual([]);
  });

  it('says why it is empty, and how to see more', async () => {
    const page = await openBackOffice(site, '/settings/submissions');
    await page.getByText('Nothing waits for you.').waitFor();
    expect(await waiting(page)).toBe('Submissions');
    await page.goto('/settings/submissions?q=nobody');
    await page.getByRole('button', { name: 'Show all submissions' }).click();
    await page.getByText('No owner has sent anything yet.').waitFor();
    expect(addressIn(page)).toBe('/settings/submissions?status=all');
  });

  it('says that it could not be loaded, and loads when asked again', async () => {
    const { title } = await sent();
    const page = await site.visitor();
    const isList = ({ pathname }: URL) => pathname === '/api/admin/submissions';
    await page.route(isList, (route) => route.abort('connectionrefused'));
    await page.goto('/settings/submissions');
    await passGate(page, site.app.password);
    const alert = page.getByRole('alert').filter({ hasText: 'The submissions could not be loaded' });
    await alert.waitFor();
    await page.unroute(isList);
    await press(alert, 'Try again');
    await expectSoon(() => names(page), [title]);
  });

  it('is a list of cards on a phone, with a drawer as wide as it', async () => {
    const { title } = await sent({ business_description: 'word '.repeat(300), website: `https://example.com/${'long'.repeat(60)}` });
    const page = await openBackOffice(site, '/settings/submissions', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Menu, 1 waiting' }).waitFor();
    const card = page.getByRole('listitem').filter({ hasText: title });
    await card.getByRole('checkbox').check();
    expect(await page.getByRole('group', { name: 'Selected submissions' }).textContent()).toContain('1 selected');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await card.getByRole('link').click();
    const drawer = drawerOf(page, title);
    await drawer.getByRole('heading', { name: 'What was sent' }).waitFor();
    expect((await drawer.boundingBox())?.width).toBe(390);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const widths = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)`;
    for (const part of ['.desk-scroll', '.desk-actions']) expect(await page.evaluate(`${widths}(document.querySelector('${part}'))`)).toBe(0);
    expect(await barriersOf(page)).toEqual([]);
  });
});

describe('a new business', () => {
  it('is edited and approved, with what is wrong named at its field, and is public then', async () => {
    const { id, title } = await sent({ website: 'https://typo.example' });
    await sent();
    const { page, drawer } = await review(id, title);
    const complaints = complaintsOf(page);
    await press(drawer, 'Edit');
    await drawer.getByLabel('Name', { exact: true }).fill('Edited Pipes');
    await drawer.getByLabel('Phone', { exact: true }).fill('call me');
    await press(drawer, 'Approve with 2 edits');
    const summary = drawer.getByRole('alert').filter({ hasText: 'It was not approved' });
    await summary.getByRole('link', { name: /^Phone: must be a phone number/ }).click();
    expect(await page.evaluate('document.activeElement.id')).toBe('submission_phone');
    expect(await drawer.getByLabel('Phone', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await barriersOf(page)).toEqual([]);
    await drawer.getByLabel('Phone', { exact: true }).fill('(519) 555-0188');
    await drawer.getByLabel('Website').fill('');
    await press(drawer, 'Approve with 3 edits');
    await toastSays(page, 'Approved');
    const approved = drawerOf(page, 'Edited Pipes');
    const address = await approved.getByRole('link', { name: 'Its public page: Edited Pipes' }).getAttribute('href');
    await expectSoon(() => foundBy('edited pipes'), ['Edited Pipes'], 10_000);
    const visitor = await site.open(address!);
    expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toBe('Edited Pipes');
    expect(await visitor.content()).toContain('(519) 555-0188');
    expect(await visitor.content()).not.toContain('typo.example');
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    expect(complaints.texts).toEqual([]);
    await press(approved, 'Open the next one');
    await expectSoon(() => addressIn(page).includes(id), false);
  });

  it('has the referral beside it that it came with', async () => {
    const { body } = await post<{ code: string }>(site.app, '/api/referral/create', { name: 'Rita Sample', email: 'rita@example.com' });
    const { id, title } = await sent({ ref: body.code, email: 'rita@example.com' });
    const { drawer } = await review(id, title);
    const part = drawer.getByRole('region', { name: 'Referral' });
    await part.getByText(`Sent here by Rita Sample, code ${body.code}`).waitFor();
    expect(await part.getByText('Reward pending').count()).toBe(1);
    expect(await part.getByText('Look at this before you reward it').count()).toBe(1);
    const unknown = await sent({ ref: 'NOBODY' });
    const other = await review(unknown.id, unknown.title);
    await other.drawer.getByText('No referral is kept for it').waitFor();
    await other.drawer.getByRole('link', { name: 'All submissions with this code' }).click();
    await expectSoon(() => names(other.page), [unknown.title]);
  });

  it('that is a listing already can change that one instead', async () => {
    const { id, title } = await sent({ title: 'Sparkwell', industry: 'Electrician', phone: SPARKWELL.phone });
    const { page, drawer } = await review(id, title);
    await drawer.getByText('a listing, same phone number').waitFor();
    await press(drawer, `Use it to change ${SPARKWELL.title}`);
    const diff = drawer.getByRole('region', { name: 'What would change' });
    await diff.getByText(`Before: ${SPARKWELL.title}`).waitFor();
    await press(drawer, 'Approve');
    await toastSays(page, 'Approved');
    const { body } = await get<{ title: string }>(site.app, `/api/listings/${SPARKWELL.id}`);
    expect(body.title).toBe('Sparkwell');
    expect((await get(site.app, `/api/listings/${id}`)).status).toBe(404);
  });
});

describe('a renewal', () => {
  it('shows field by field what would change, and changes nothing before it is approved', async () => {
    const { id } = await renewed({ title: NORTHGATE.title, phone: NORTHGATE.phone, email: NORTHGATE.email, website: 'https://moved.example.com', licensed: 'No' });
    const { page, drawer } = await review(id, NORTHGATE.title);
    await drawer.getByText('same phone number').waitFor();
    const diff = drawer.getByRole('region', { name: 'What would change' });
    expect(await diff.locator('.diff dt').allTextContents()).toEqual(['Website', 'Licensed']);
    expect(await diff.locator('.diff dd').first().textContent()).toBe(`Before: ${NORTHGATE.website}After: https://moved.example.com`);
    expect(await diff.getByText(NORTHGATE.phone, { exact: true }).isVisible()).toBe(false);
    await diff.getByText('Sent, and as it is already: 3 fields').click();
    expect(await diff.getByText(NORTHGATE.phone, { exact: true }).isVisible()).toBe(true);
    const live = async () => (await (await page.request.get(NORTHGATE_PATH)).text()).includes('moved.example.com');
    expect(await live()).toBe(false);
    expect(await barriersOf(page)).toEqual([]);
    await press(drawer, 'Approve');
    await toastSays(page, 'Approved');
    await drawer.getByText('Approved: the changes stand on its listing').waitFor();
    await expectSoon(live, true, 10_000);
  });

  it('that matches nothing needs a listing chosen by hand', async () => {
    const { id } = await renewed({ title: 'Quiet and Sons', phone: '(416) 555-0992' });
    const { page, drawer } = await review(id, 'Quiet and Sons');
    expect(await drawer.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    await drawer.getByLabel('Choose the listing').fill('quiet p');
    await page.locator('.which-option').filter({ hasText: QUIET.title }).click();
    await drawer.getByText('chosen by you').waitFor();
    await drawer.getByText(`Before: ${QUIET.title}`).waitFor();
    await press(drawer, 'Take back the choice');
    await drawer.getByText('No listing matches it for sure').waitFor();
    await drawer.getByLabel('Choose the listing').fill('quiet p');
    await page.locator('.which-option').filter({ hasText: QUIET.title }).click();
    await drawer.getByText('chosen by you').waitFor();
    await press(drawer, 'Approve');
    await toastSays(page, 'Approved');
    expect((await get<{ title: string; phone: string }>(site.app, `/api/listings/${QUIET.id}`)).body).toMatchObject({ title: 'Quiet and Sons', phone: '(416) 555-0992' });
  });
});

describe('other decisions', () => {
  it('a rejection needs its reason, which can begin with a ready one; then it can be restored', async () => {
    const { id, title } = await sent();
    const { page, drawer } = await review(id, title);
    await press(drawer, 'Reject');
    const dialog = page.getByRole('dialog', { name: `Reject ${title}` });
    await press(dialog, 'Reject');
    await dialog.getByRole('alert').getByText('Write a reason: the owner reads it').waitFor();
    await press(dialog, 'Outside our area');
    const reason = dialog.getByLabel('Reason, which the owner reads');
    await reason.fill(`${await reason.inputValue()} Sorry.`);
    expect(await barriersOf(page)).toEqual([]);
    await press(dialog, 'Reject');
    await toastSays(page, 'Rejected');
    await drawer.getByText(/Sorry\.$/).waitFor();
    expect((await desk.view(id)).reason).toMatch(/^We list businesses that work in Canada\..* Sorry\.$/);
    await expectSoon(() => waiting(page), 'Submissions');
    await press(drawer, 'Restore');
    await toastSays(page, 'Restored: it waits again');
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    expect((await desk.view(id)).status).toBe('pending');
  });

  it('asks the owner for changes, and puts spam apart and back', async () => {
    const { id, title } = await sent();
    const { page, drawer } = await review(id, title);
    await press(drawer, 'Request changes');
    const dialog = page.getByRole('dialog', { name: `Request changes to ${title}` });
    await press(dialog, 'Address');
    await press(dialog, 'Request changes');
    await toastSays(page, 'Changes requested');
    await drawer.getByText('It is with its owner: you asked for changes').waitFor();
    await press(drawer, 'Spam');
    await press(page.getByRole('dialog', { name: `Mark as spam: ${title}` }), 'Mark as spam');
    await toastSays(page, 'Marked as spam');
    await drawer.getByText('It lies with the spam: it was marked as spam here').waitFor();
    await press(drawer, 'Restore');
    await toastSays(page, 'Restored: it waits again');
    expect((await desk.view(id)).status).toBe('pending');
  });

  it('about many say which they leave alone, and what became of each', async () => {
    const [one, two] = [await sent(), await sent()];
    await renewed({ title: 'Vague', phone: '(416) 555-0993' });
    const page = await openBackOffice(site, '/settings/submissions');
    await page.getByLabel('Select all on this page').check();
    const bar = page.getByRole('group', { name: 'Selected submissions' });
    await bar.getByText('3 selected').waitFor();
    await press(bar, 'Approve');
    const question = page.getByRole('dialog', { name: 'Approve 2 submissions?' });
    await question.getByText('Vague needs you to choose its listing').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await desk.decide(two.id, 'reject', { reason: 'Quicker.' });
    await press(question, 'Approve 2');
    const outcome = page.getByRole('dialog', { name: '1 approved, 1 not' });
    await outcome.getByText(`${one.title}: approved`).waitFor();
    await outcome.getByText(`${two.title}: "${two.title}" was rejected: it cannot be approved now. Nothing was changed.`).waitFor();
    await outcome.getByRole('button', { name: 'Close' }).last().click();
    await expectSoon(() => names(page), ['Vague']);
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    await page.getByLabel('Select Vague').check();
    await press(bar, 'Reject');
    const rejection = page.getByRole('dialog', { name: 'Reject 1 submission?' });
    await press(rejection, 'Could not be reached');
    await press(rejection, 'Reject 1');
    await toastSays(page, '1 submission rejected');
    await page.getByText('Nothing waits for you.').waitFor();
  });
});

describe('two at a time', () => {
  it('the slower one is told, and sees how it stands', async () => {
    const { id, title } = await sent();
    const { page, drawer } = await review(id, title);
    await desk.decide(id, 'reject', { reason: 'Quicker.' });
    await press(drawer, 'Approve');
    const dialog = page.getByRole('dialog', { name: 'Somebody was quicker' });
    await dialog.getByText('was rejected: it cannot be approved now.').waitFor();
    await press(dialog, 'Look at it as it is now');
    await drawer.getByText('Quicker.').waitFor();
    expect(await drawer.getByRole('button', { name: 'Restore' }).count()).toBe(1);
  });

  it('what an admin edits outlives a correction of the owner', async () => {
    const { form, title, ...receipt } = await sent();
    const { page, drawer } = await review(receipt.id, title);
    await press(drawer, 'Edit');
    await drawer.getByLabel('Name', { exact: true }).fill('Mine');
    await change(site.app, receipt, 'correct', { fields: { ...form, city: 'Fergus' } });
    await press(drawer, 'Approve with 1 edit');
    const dialog = page.getByRole('dialog', { name: 'Somebody was quicker' });
    await dialog.getByText('What you edited is still here.').waitFor();
    await press(dialog, 'Look at it as it is now');
    await expectSoon(() => drawer.getByLabel('City').inputValue(), 'Fergus');
    expect(await drawer.getByLabel('Name', { exact: true }).inputValue()).toBe('Mine');
    await press(drawer, 'Approve with 1 edit');
    await toastSays(page, 'Approved');
    expect((await get(site.app, `/api/listings/${receipt.id}`)).body).toMatchObject({ title: 'Mine', city: 'Fergus' });
  });
});

it('edits are not left behind without a question', async () => {
  const { id, title } = await sent();
  const { page, drawer } = await review(id, title);
  await press(drawer, 'Edit');
  await drawer.getByLabel('City').fill('Typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await press(question, 'Stay here');
  expect(await drawer.getByLabel('City').inputValue()).toBe('Typed');
  await page.keyboard.press('Escape');
  await press(question, 'Leave');
  await expectSoon(() => addressIn(page), '/settings/submissions');
});

it('shows what was not delivered, and tries it again', async () => {
  await service.become('failing');
  const { id, title } = await sent();
  await expectSoon(async () => (await desk.view(id)).deliveries[0]?.lastError, 'the service answered 500', 10_000);
  const page = await openBackOffice(site, '/settings/submissions');
  await page.getByRole('row').filter({ hasText: title }).getByText('Delivery fails').waitFor();
  await page.getByRole('link', { name: title }).click();
  const part = drawerOf(page, title).getByRole('region', { name: 'Passed on' });
  await part.getByText('Last failure: the service answered 500').waitFor();
  await service.become('well');
  await press(part, 'Try again now');
  await toastSays(page, 'It is being tried');
  await expectSoon(async () => (await desk.view(id)).deliveries[0]?.state, 'delivered', 10_000);
  await checkUntilDelivered(part);
});

describe('the count of what waits', () => {
  it('is asked anew each minute, and no more when nobody has been there for a while', async () => {
    const page = await site.visitor();
    await page.clock.install();
    let questions = 0;
    page.on('request', (request) => (questions += request.url().endsWith('/api/admin/counts') ? 1 : 0));
    await page.goto('/settings/submissions');
    await passGate(page, site.app.password);
    await page.getByText('Nothing waits for you.').waitFor();
    await sent();
    await page.clock.runFor(61_000);
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    // Each question is answered before the clock goes on.
    for (let minute = 0; minute < 12; minute += 1) {
      const before = questions;
      await page.clock.runFor(60_000);
      await expectSoon(() => questions >= before, true);
    }
    const asked = questions;
    await page.clock.runFor(300_000);
    expect(questions).toBe(asked);
    expect(asked).toBeGreaterThan(2);
  });

  it('stands on the first screen of the back office, with the way there', async () => {
    await sent();
    const page = await openBackOffice(site, '/settings');
    await page.locator('.waiting-line').getByRole('link', { name: '1 submission' }).click();
    await expectSoon(() => addressIn(page), '/settings/submissions');
  });
});
