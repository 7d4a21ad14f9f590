import type { Locator, Page, Route } from 'playwright-core';
import { get, post } from '../support/api.js';
import { accessibilityProblemsOf, consoleErrorsOf, logIn, shownToast, toasts } from '../support/back-office.js';
import { execute } from '../support/database.js';
import { addressIn, expectSoon } from '../support/site.js';
import { send } from '../support/http.js';
import { change } from '../e2e/submissions.fixture.js';
import { NORTHGATE, NORTHGATE_PATH, QUIET, SPARKWELL, WARM } from './directory.fixture.js';
import { drawerOf, names, BackOffice, press, waiting } from './submissions-back-office.fixture.js';

let backOffice: BackOffice;

beforeAll(async () => {
  backOffice = await BackOffice.open();
});

beforeEach(() => backOffice.clear());

afterAll(() => backOffice?.close());

/** The focus is at the title of the drawer, which stays, and not lost with the button that was pressed. */
const atTitle = (page: Page) => expectSoon(() => page.evaluate('document.activeElement.className'), 'kit-title');

/** The names on the cards of the public search that finds this, as the server sends them. */
async function foundBy(query: string): Promise<string[]> {
  const { text } = await send(backOffice.site.app, `/search?query=${encodeURIComponent(query)}`);
  return [...text.matchAll(/<h3><a [^>]*>([^<]+)</g)].map(([, name]) => name!);
}

describe('a new business', () => {
  it('is edited and approved, with errors at their fields, and is public then', async () => {
    const { id, title } = await backOffice.sent({ website: 'https://typo.example' });
    await backOffice.sent();
    const { page, drawer } = await backOffice.review(id, title);
    const complaints = consoleErrorsOf(page);
    await press(drawer, 'Edit');
    await drawer.getByLabel('Name', { exact: true }).fill('Edited Pipes');
    await drawer.getByLabel('Phone', { exact: true }).fill('call me');
    await press(drawer, 'Approve with 2 edits');
    const summary = drawer.getByRole('alert').filter({ hasText: 'It was not approved' });
    await summary.getByRole('link', { name: /^Phone: must be a phone number/ }).click();
    await expectSoon(() => page.evaluate('document.activeElement.id'), 'submission_phone');
    expect(await drawer.getByLabel('Phone', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await drawer.getByLabel('Phone', { exact: true }).fill('(519) 555-0188');
    await drawer.getByLabel('Website').fill('');
    await press(drawer, 'Approve with 3 edits');
    await shownToast(page, 'Approved');
    await atTitle(page);
    const approved = drawerOf(page, 'Edited Pipes');
    const address = await approved.getByRole('link', { name: 'Its public page: Edited Pipes' }).getAttribute('href');
    await expectSoon(async () => (await foundBy('edited pipes'))[0], 'Edited Pipes');
    const { text } = await send(backOffice.site.app, address!);
    expect(text).toMatch(/<h1[^>]*>Edited Pipes<\/h1>/);
    expect(text).toContain('(519) 555-0188');
    expect(text).not.toContain('typo.example');
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    expect(complaints.texts).toEqual([]);
    await press(approved, 'Open the next one');
    await expectSoon(() => addressIn(page).includes(id), false);
    await atTitle(page);
  });

  it('is followed by the next one below it, not by a skipped one', async () => {
    const last = await backOffice.sent();
    const decided = await backOffice.sent();
    const skipped = await backOffice.sent();
    const { page, drawer } = await backOffice.review(decided.id, decided.title);
    await page.getByRole('link', { name: skipped.title }).waitFor();
    await press(drawer, 'Approve');
    await shownToast(page, 'Approved');
    await press(drawer, 'Open the next one');
    await expectSoon(() => addressIn(page), `/settings/submissions?open=${last.id}`);
  });

  it('shows the referral that it came with', async () => {
    const { body } = await post<{ code: string }>(backOffice.site.app, '/api/referral/create', {
      name: 'Rita Sample',
      email: 'rita@example.com',
    });
    const { id, title } = await backOffice.sent({ ref: body.code, email: 'rita@example.com' });
    const { drawer } = await backOffice.review(id, title);
    const part = drawer.getByRole('region', { name: 'Referral' });
    await part.getByText(`Referred by Rita Sample, code ${body.code}`).waitFor();
    expect(await part.getByText('Reward pending').count()).toBe(1);
    expect(await part.getByText('Check this before you reward it').count()).toBe(1);
    const unknown = await backOffice.sent({ ref: 'NOBODY' });
    const other = await backOffice.review(unknown.id, unknown.title);
    await other.drawer.getByText('No referral is recorded').waitFor();
    await other.drawer.getByRole('link', { name: 'All submissions with this code' }).click();
    await expectSoon(() => names(other.page), [unknown.title]);
  });

  it('that matches a listing can update that one instead', async () => {
    const { id, title } = await backOffice.sent({ title: 'Sparkwell', industry: 'Electrician', phone: SPARKWELL.phone, licensed: 'Yes' });
    const { page, drawer } = await backOffice.review(id, title);
    await drawer.getByText('a listing, same phone number').waitFor();
    await drawer.getByText('Look it up first').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    // Links within sentences are told from their words by more than their colour (WCAG 2.2, 1.4.1).
    const lines = `[...document.querySelectorAll('.ant-alert a, .which a')].map((link) => getComputedStyle(link).textDecorationLine)`;
    expect(new Set(await page.evaluate<string[]>(lines))).toEqual(new Set(['underline']));
    await press(drawer, `Use it to change this one: ${SPARKWELL.title}`);
    const diff = drawer.getByRole('region', { name: 'What would change' });
    await diff.getByText(`Before: ${SPARKWELL.title}`).waitFor();
    await press(drawer, 'Approve');
    await shownToast(page, 'Approved');
    const { body } = await get<{ title: string }>(backOffice.site.app, `/api/listings/${SPARKWELL.id}`);
    expect(body.title).toBe('Sparkwell');
    expect((await get(backOffice.site.app, `/api/listings/${id}`)).status).toBe(404);
  });
});

describe('a listing chosen for a submission', () => {
  /** Until `unroute`, no comparison with it is loaded. */
  const COMPARISONS = '**/api/admin/submissions/*listingId=*';
  const failureIn = (drawer: Locator) => drawer.getByRole('alert').filter({ hasText: 'The comparison could not be loaded' });
  const approve = (drawer: Locator) => drawer.getByRole('button', { name: 'Approve', exact: true });

  it('is not changed by a new business before the comparison with it is loaded', async () => {
    const { id, title } = await backOffice.sent({ phone: WARM.phone });
    const { page, drawer } = await backOffice.review(id, title);
    const use = `Use it to change this one: ${WARM.title}`;
    await page.route(COMPARISONS, (route) => route.abort());
    await press(drawer, use);
    await failureIn(drawer).waitFor();
    expect(await approve(drawer).isDisabled()).toBe(true);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(failureIn(drawer), 'Undo the choice');
    await expectSoon(() => approve(drawer).isEnabled(), true);
    expect(await failureIn(drawer).count()).toBe(0);
    await press(drawer, use);
    await failureIn(drawer).waitFor();
    await page.unroute(COMPARISONS);
    await press(failureIn(drawer), 'Try again');
    await drawer.getByText('approving changes this listing instead of adding one').waitFor();
    await drawer.getByText(`Before: ${WARM.title}`).waitFor();
    expect(await approve(drawer).isEnabled()).toBe(true);
  });

  it('is not changed by a renewal that is compared with another one', async () => {
    const { id } = await backOffice.renewed({ title: NORTHGATE.title, phone: NORTHGATE.phone, city: 'Guelph', licensed: 'Yes' });
    const { page, drawer } = await backOffice.review(id, NORTHGATE.title);
    await drawer.getByText('same phone number').waitFor();
    const held: Route[] = [];
    await page.route(COMPARISONS, (route) => void held.push(route));
    await drawer.getByLabel('Or choose another listing').fill('warm r');
    await page.locator('.which-option').filter({ hasText: WARM.title }).click();
    await expectSoon(() => held.length, 1);
    await drawer.getByText('Loading the comparison').waitFor();
    expect([await drawer.getByText('chosen by you').count(), await approve(drawer).isDisabled()]).toEqual([0, true]);
    await held[0]!.abort();
    await failureIn(drawer).waitFor();
    expect([await drawer.getByText('chosen by you').count(), await approve(drawer).isDisabled()]).toEqual([0, true]);
    const changes = drawer.getByRole('region', { name: 'What would change' });
    await drawer.getByRole('region', { name: 'What was sent' }).waitFor();
    expect(await changes.count()).toBe(0);
    await page.unroute(COMPARISONS);
    await press(failureIn(drawer), 'Try again');
    await drawer.getByText('chosen by you').waitFor();
    await changes.getByText(`Before: ${WARM.title}`).waitFor();
    expect(await approve(drawer).isEnabled()).toBe(true);
  });
});

describe('a renewal', () => {
  it('shows the changes field by field, and changes nothing before it is approved', async () => {
    const { id } = await backOffice.renewed({
      title: NORTHGATE.title,
      phone: NORTHGATE.phone,
      email: NORTHGATE.email,
      website: 'https://moved.example.com',
      licensed: 'No',
    });
    const { page, drawer } = await backOffice.review(id, NORTHGATE.title);
    await drawer.getByText('same phone number').waitFor();
    const diff = drawer.getByRole('region', { name: 'What would change' });
    expect(await diff.locator('.diff dt').allTextContents()).toEqual(['Website', 'Licensed']);
    expect(await diff.locator('.diff dd').first().textContent()).toBe(`Before: ${NORTHGATE.website}After: https://moved.example.com`);
    expect(await diff.getByText(NORTHGATE.phone, { exact: true }).isVisible()).toBe(false);
    await diff.getByText('Sent and unchanged: 3 fields').click();
    expect(await diff.getByText(NORTHGATE.phone, { exact: true }).isVisible()).toBe(true);
    const live = async () => (await (await page.request.get(NORTHGATE_PATH)).text()).includes('moved.example.com');
    expect(await live()).toBe(false);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(drawer, 'Approve');
    await shownToast(page, 'Approved');
    await drawer.getByText('Approved: its listing shows the changes').waitFor();
    await expectSoon(live, true);
  });

  it('to which the business objects needs a second confirmation for its approval', async () => {
    const { id } = await backOffice.renewed({
      title: QUIET.title,
      phone: '(416) 555-0994',
      city: 'Toronto',
      website: 'https://evil.example',
    });
    // As if mail were set up, and the business had pressed the button behind the link in its email.
    await execute(
      backOffice.site.app.databaseUrl,
      `INSERT INTO contact_notice (id, submission_id, listing_id, email, changes, token_hash, created_at, expires_at, objected_at)
       VALUES (gen_random_uuid(), $1, $2, 'on-file@example.com', '[{"field":"website","from":null,"to":"https://evil.example"}]', sha256('x'), now(), now() + interval '30 days', now())`,
      [id, QUIET.id],
    );
    const { page, drawer } = await backOffice.review(id, QUIET.title);
    await drawer.getByRole('alert').getByText('on-file@example.com objected on').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(drawer, 'Approve');
    const question = page.getByRole('dialog', { name: 'Approve it anyway?' });
    await question.getByText('The address on file, on-file@example.com, objects').waitFor();
    await press(question, 'Do not approve');
    await expectSoon(() => question.isVisible(), false);
    expect((await backOffice.moderator.view(id)).status).toBe('pending');
    await press(drawer, 'Approve');
    await press(question, 'Approve anyway');
    await shownToast(page, 'Approved');
    await atTitle(page);
  });

  it('without a match needs a manually chosen listing', async () => {
    const { id } = await backOffice.renewed({ title: 'Quiet and Sons', phone: '(416) 555-0992' });
    const { page, drawer } = await backOffice.review(id, 'Quiet and Sons');
    expect(await drawer.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
    await drawer.getByLabel('Choose the listing').fill('quiet p');
    await page.locator('.which-option').filter({ hasText: QUIET.title }).click();
    await drawer.getByText('chosen by you').waitFor();
    await drawer.getByText(`Before: ${QUIET.title}`).waitFor();
    await press(drawer, 'Undo the choice');
    await drawer.getByText('No listing clearly matches it').waitFor();
    await drawer.getByLabel('Choose the listing').fill('quiet p');
    await page.locator('.which-option').filter({ hasText: QUIET.title }).click();
    await drawer.getByText('chosen by you').waitFor();
    await press(drawer, 'Approve');
    await shownToast(page, 'Approved');
    expect((await get<{ title: string; phone: string }>(backOffice.site.app, `/api/listings/${QUIET.id}`)).body).toMatchObject({
      title: 'Quiet and Sons',
      phone: '(416) 555-0992',
    });
  });
});

describe('other decisions', () => {
  it('a rejection needs a reason, which may begin with a template; it can be undone', async () => {
    const { id, title } = await backOffice.sent();
    const { page, drawer } = await backOffice.review(id, title);
    await press(drawer, 'Reject');
    const dialog = page.getByRole('dialog', { name: `Reject ${title}` });
    await press(dialog, 'Reject');
    await dialog.getByRole('alert').getByText('Write a reason: the owner reads it').waitFor();
    await press(dialog, 'Outside our area');
    const reason = dialog.getByLabel('Reason, shown to the owner');
    await reason.fill(`${await reason.inputValue()} Sorry.`);
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await press(dialog, 'Reject');
    await shownToast(page, 'Rejected');
    await drawer.getByText(/Sorry\.$/).waitFor();
    await atTitle(page);
    expect((await backOffice.moderator.view(id)).reason).toMatch(/^We list businesses that work in Canada\..* Sorry\.$/);
    await expectSoon(() => waiting(page), 'Submissions');
    await press(drawer, 'Restore');
    await shownToast(page, 'Restored: pending again');
    await atTitle(page);
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    expect((await backOffice.moderator.view(id)).status).toBe('pending');
  });

  it('keep their typed reason after a lost connection, an ended session, and a decision of another admin', async () => {
    const { id, title } = await backOffice.sent();
    const { page, drawer } = await backOffice.review(id, title);
    await press(drawer, 'Reject');
    const dialog = page.getByRole('dialog', { name: `Reject ${title}` });
    const reason = dialog.getByLabel('Reason, shown to the owner');
    await reason.fill('We could not reach you.');
    await page.context().setOffline(true);
    await press(dialog, 'Reject');
    await shownToast(page, 'No response received');
    expect(await reason.inputValue()).toBe('We could not reach you.');
    await page.context().setOffline(false);
    await page.context().clearCookies();
    await press(dialog, 'Reject');
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    await logIn(page, backOffice.site.app.password);
    expect(await reason.inputValue()).toBe('We could not reach you.');
    await backOffice.moderator.decide(id, 'request-changes', { reason: 'Quicker.' });
    await press(dialog, 'Reject');
    await press(page.getByRole('dialog', { name: 'Someone else was faster' }), 'Show the current version');
    await press(drawer, 'Reject');
    expect(await reason.inputValue()).toBe('We could not reach you.');
    await press(dialog, 'Reject');
    await shownToast(page, 'Rejected');
    await drawer.getByText('We could not reach you.').waitFor();
  });

  it('that are cancelled return the focus to their button', async () => {
    const { id, title } = await backOffice.sent();
    const { page, drawer } = await backOffice.review(id, title);
    for (const name of ['Reject', 'Spam']) {
      await drawer.getByRole('button', { name, exact: true }).press('Enter');
      const dialog = page.locator('.ant-modal');
      await expectSoon(() => page.evaluate(`document.activeElement.closest('.ant-modal') !== null`), true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expectSoon(() => page.evaluate('document.activeElement.textContent'), name);
    }
  });

  it('stay visible below a message on a phone', async () => {
    const { id, title } = await backOffice.sent();
    const page = await backOffice.at(`/settings/submissions?open=${id}`, { width: 390, height: 780 });
    const drawer = drawerOf(page, title);
    await page.route('**/approve', (route) => route.abort());
    await press(drawer, 'Approve');
    await shownToast(page, 'No response received');
    const message = await toasts(page).boundingBox();
    const spam = await drawer.getByRole('button', { name: 'Spam', exact: true }).boundingBox();
    expect(message!.y + message!.height).toBeLessThanOrEqual(spam!.y);
    await page.route('**/reject', (route) => route.abort());
    await press(drawer, 'Reject');
    const dialog = page.getByRole('dialog', { name: `Reject ${title}` });
    await dialog.getByLabel('Reason, shown to the owner').fill('We could not reach you.');
    await press(dialog, 'Reject');
    await shownToast(page, 'No response received');
    const below = (await toasts(page).boundingBox())!.y;
    const confirm = await dialog.getByRole('button', { name: 'Reject', exact: true }).boundingBox();
    expect(confirm!.y + confirm!.height).toBeLessThanOrEqual(below);
  });

  it('a request for changes is sent to the owner, and spam is moved there and back', async () => {
    const { id, title } = await backOffice.sent();
    const { page, drawer } = await backOffice.review(id, title);
    await press(drawer, 'Request changes');
    const dialog = page.getByRole('dialog', { name: `Request changes to ${title}` });
    await press(dialog, 'Address');
    await press(dialog, 'Request changes');
    await shownToast(page, 'Changes requested');
    await drawer.getByText('It is with its owner: you asked for changes').waitFor();
    await press(drawer, 'Spam');
    await press(page.getByRole('dialog', { name: `Mark as spam: ${title}` }), 'Mark as spam');
    await shownToast(page, 'Marked as spam');
    await drawer.getByText('It is in the spam folder: it was marked as spam here').waitFor();
    await press(drawer, 'Restore');
    await shownToast(page, 'Restored: pending again');
    expect((await backOffice.moderator.view(id)).status).toBe('pending');
  });

  it('about many submissions name those that they leave out, and the result of each', async () => {
    const [one, two, corrected] = [await backOffice.sent(), await backOffice.sent(), await backOffice.sent()];
    await backOffice.renewed({ title: 'Vague', phone: '(416) 555-0993' });
    const page = await backOffice.at('/settings/submissions');
    await page.getByLabel('Select all on this page').check();
    const bar = page.getByRole('group', { name: 'Selected submissions' });
    await bar.getByText('4 selected').waitFor();
    await press(bar, 'Approve');
    const question = page.getByRole('dialog', { name: 'Approve 3 submissions?' });
    await question.getByText('Vague needs you to choose its listing').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await backOffice.moderator.decide(two.id, 'reject', { reason: 'Quicker.' });
    await change(backOffice.site.app, corrected, 'correct', { fields: { ...corrected.form, website: 'https://evil.example' } });
    await press(question, 'Approve 3');
    const outcome = page.getByRole('dialog', { name: '1 approved, 2 not' });
    await outcome.getByText(`${one.title}: approved`).waitFor();
    await outcome.getByText(`"${two.title}" was rejected: it cannot be approved now. Nothing was changed.`).waitFor();
    await outcome.getByText('Website was empty when you looked, and is “https://evil.example” now.').waitFor();
    expect(await accessibilityProblemsOf(page)).toEqual([]);
    await outcome.getByRole('link', { name: `Review ${corrected.title} again` }).click();
    const drawer = drawerOf(page, corrected.title);
    await drawer.getByText('https://evil.example').waitFor();
    await press(drawer, 'Approve');
    await shownToast(page, 'Approved');
    await drawer.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expectSoon(() => names(page), ['Vague']);
    // The row that it was opened from is gone.
    await expectSoon(() => page.evaluate('document.activeElement.textContent'), 'Submissions');
    await page.getByRole('link', { name: 'Vague' }).click();
    await drawerOf(page, 'Vague').getByRole('heading', { name: 'Passed on' }).waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => page.evaluate('document.activeElement.textContent'), 'Vague');
    await expectSoon(() => waiting(page), 'Submissions, 1 waiting1');
    await page.getByLabel('Select Vague').check();
    await press(bar, 'Reject');
    const rejection = page.getByRole('dialog', { name: 'Reject 1 submission?' });
    await press(rejection, 'Could not be reached');
    await press(rejection, 'Reject 1');
    await shownToast(page, '1 submission rejected');
    await page.getByText('You are all caught up.').waitFor();
  });

  it('about all submissions show the result of each, also when none is left in the list', async () => {
    const [one, two] = [await backOffice.sent(), await backOffice.sent()];
    const page = await backOffice.at('/settings/submissions');
    await page.getByLabel('Select all on this page').check();
    await press(page.getByRole('group', { name: 'Selected submissions' }), 'Approve');
    const question = page.getByRole('dialog', { name: 'Approve 2 submissions?' });
    await question.waitFor();
    await backOffice.moderator.decide(two.id, 'reject', { reason: 'Quicker.' });
    await press(question, 'Approve 2');
    await page.getByText('You are all caught up.').waitFor();
    const outcome = page.getByRole('dialog', { name: '1 approved, 1 not' });
    await outcome.getByText(`${one.title}: approved`).waitFor();
    await outcome.getByText(`"${two.title}" was rejected: it cannot be approved now.`).waitFor();
    await outcome.getByRole('button', { name: 'Close', exact: true }).last().click();
    await outcome.waitFor({ state: 'hidden' });
    await expectSoon(() => page.evaluate('document.activeElement.textContent'), 'Submissions');
  });
});

describe('two admins at a time', () => {
  it('the slower one gets an error, and sees the present state', async () => {
    const { id, title } = await backOffice.sent();
    const { page, drawer } = await backOffice.review(id, title);
    await backOffice.moderator.decide(id, 'reject', { reason: 'Quicker.' });
    await press(drawer, 'Approve');
    const dialog = page.getByRole('dialog', { name: 'Someone else was faster' });
    await dialog.getByText('was rejected: it cannot be approved now.').waitFor();
    await press(dialog, 'Show the current version');
    await drawer.getByText('Quicker.').waitFor();
    expect(await drawer.getByRole('button', { name: 'Restore' }).count()).toBe(1);
  });

  it('edits of an admin are kept after a correction by the owner', async () => {
    const { form, title, ...receipt } = await backOffice.sent();
    const { page, drawer } = await backOffice.review(receipt.id, title);
    await press(drawer, 'Edit');
    await drawer.getByLabel('Name', { exact: true }).fill('Mine');
    await change(backOffice.site.app, receipt, 'correct', { fields: { ...form, city: 'Fergus' } });
    await press(drawer, 'Approve with 1 edit');
    const dialog = page.getByRole('dialog', { name: 'Someone else was faster' });
    await dialog.getByText('What you edited is still here.').waitFor();
    await dialog.getByText('City was “Guelph” when you looked, and is “Fergus” now.').waitFor();
    await press(dialog, 'Show the current version');
    await expectSoon(() => drawer.getByLabel('City').inputValue(), 'Fergus');
    expect(await drawer.getByLabel('Name', { exact: true }).inputValue()).toBe('Mine');
    await press(drawer, 'Approve with 1 edit');
    await shownToast(page, 'Approved');
    expect((await get(backOffice.site.app, `/api/listings/${receipt.id}`)).body).toMatchObject({ title: 'Mine', city: 'Fergus' });
  });
});

it('leaving unsaved edits needs a confirmation', async () => {
  const { id, title } = await backOffice.sent();
  const { page, drawer } = await backOffice.review(id, title);
  await press(drawer, 'Edit');
  await drawer.getByLabel('City').fill('Typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await press(question, 'Stay here');
  await expectSoon(() => question.isVisible(), false);
  expect(await drawer.getByLabel('City').inputValue()).toBe('Typed');
  await page.keyboard.press('Escape');
  await press(question, 'Leave');
  await expectSoon(() => addressIn(page), '/settings/submissions');
});
