import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { aForm, change, SubmissionsAdmin, renew, submit, tokenOf } from '../e2e/submissions.fixture.js';
import { signIn } from '../support/api.js';
import { pageErrorsOf } from '../support/browser.js';
import { casesOf } from '../support/extent.js';
import { send } from '../support/http.js';
import { overflowOf, scriptsOf, styleBytesOf, violationsOf } from '../support/page-checks.js';
import { addressIn, waitForHydration, expectSoon, openSite, type Site } from '../support/site.js';

let site: Site;
let moderator: SubmissionsAdmin;

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' });
  moderator = new SubmissionsAdmin(site.app, await signIn(site.app));
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

const REASON = 'Which street is it in?';
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const NO_SCRIPT = { javaScriptEnabled: false };

interface Owned {
  id: string;
  path: string;
  title: string;
}

async function submitted(title: string, decided?: [action: string, body?: object]): Promise<Owned> {
  const { body } = await submit(site.app, aForm({ title }));
  if (decided) expect((await moderator.decide(body.id, ...decided)).status).toBe(200);
  return { id: body.id, path: `/status/${tokenOf(body)}`, title };
}

async function withdrawn(title: string): Promise<Owned> {
  const { body } = await submit(site.app, aForm({ title }));
  expect((await change(site.app, body, 'withdraw')).status).toBe(200);
  return { id: body.id, path: `/status/${tokenOf(body)}`, title };
}

const STATES: [name: string, heading: string, says: RegExp, make: () => Promise<Owned>][] = [
  ['waits', 'In review', /24-48 hours/, () => submitted('Waiting Plumbing')],
  [
    'needs changes',
    'We need something from you first',
    /Which street is it in\?/,
    () => submitted('Asked Plumbing', ['request-changes', { reason: REASON }]),
  ],
  ['is live', 'Live', /Everyone can find your business/, () => submitted('Live Plumbing', ['approve'])],
  ['is rejected', 'Not published', /Not a plumber\./, () => submitted('Rejected Plumbing', ['reject', { reason: 'Not a plumber.' }])],
  ['is withdrawn', 'Withdrawn', /You withdrew this submission/, () => withdrawn('Withdrawn Plumbing')],
];

/** Those that no other test here opens. */
const STATES_AT_LEAST = STATES.filter(([name]) => ['needs changes', 'is rejected'].includes(name));

/** By how much the page is too wide, in a window of each width. */
async function overflows(page: Page): Promise<number[]> {
  const all: number[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    all.push(await overflowOf(page));
  }
  return all;
}

async function withdraw(page: Page): Promise<void> {
  await page.getByText('Withdraw this submission').click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await page.getByRole('heading', { level: 2, name: 'Withdrawn' }).waitFor();
}

const standing = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const correct = (page: Page) => page.getByRole('button', { name: 'Send the corrections' }).click();

describe('a submission that', () => {
  it.each(casesOf(STATES, STATES_AT_LEAST))('%s: its page shows this, and is as light as others', async (_state, heading, says, make) => {
    const { path, title } = await make();
    const page = await site.visitor();
    const complaints = pageErrorsOf(page);
    const scripts = await scriptsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    expect(await scripts.bytes()).toBeLessThanOrEqual(95_000);
    expect(await styleBytesOf(page)).toBeLessThanOrEqual(12_000);
    await scripts.touch();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await standing(page, heading);
    expect(await page.getByRole('main').innerText()).toMatch(says);
    expect(await overflows(page)).toEqual([0, 0]);
    expect(await violationsOf(page)).toEqual([]);
    const closed = await page.locator('main details:not([open])').all();
    for (const part of closed.toReversed()) await part.locator('summary').click();
    if (closed.length > 0) expect([await overflows(page), await violationsOf(page)]).toEqual([[0, 0], []]);
    expect(complaints).toEqual([]);
  });

  it('has a long name without spaces fits a phone', async () => {
    const page = await site.visitor();
    await page.goto((await submitted('Plumbing'.repeat(12))).path);
    expect(await overflows(page)).toEqual([0, 0]);
    await page.setViewportSize({ width: 320, height: 640 });
    const [received, inReview] = [await page.getByText('Received').boundingBox(), await page.locator('.is-now .status-step').boundingBox()];
    expect(inReview!.x - received!.x - received!.width).toBeGreaterThan(8);
  });

  it('is in a right-to-left script is shown so on its page, in the form and on the page of the business', async () => {
    const words = 'نحن نصلح الأنابيب. 24/7!';
    const { body } = await submit(site.app, aForm({ business_description: words }));
    const page = await site.open(`/status/${tokenOf(body)}`);
    /** Whether the sign at the end stands at the left, where the sentence ends. */
    const isFromRight = (selector: string) =>
      page.evaluate<boolean>(`(() => {
        const text = [...document.querySelectorAll('${selector}')].find(({ textContent }) => textContent === '${words}').firstChild;
        const leftOf = (at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(text.length - 1) < leftOf(0);
      })()`);
    expect(await isFromRight('.status-fields dd')).toBe(true);
    expect(await page.evaluate(`getComputedStyle(document.querySelector('[name=business_description]')).unicodeBidi`)).toBe('plaintext');
    const { body: approved } = await moderator.decide(body.id, 'approve');
    await page.goto(`/business/${approved.submission.match!.slug}`);
    expect(await isFromRight('.business-text')).toBe(true);
  });

  it('is rejected has a link to a form with its values, which can be corrected and sent again', async () => {
    const { path } = await submitted('Once More Plumbing', ['reject', { reason: 'The description is empty.' }]);
    const page = await site.open(path);
    const field = (name: string) => page.locator(`[name=${name}]`);
    await page.getByRole('link', { name: 'Send your business again' }).click();
    await expectSoon(() => field('title').inputValue(), 'Once More Plumbing');
    const { industry, city, post_code, business_description } = aForm();
    for (const [name, value] of Object.entries({ industry, city, post_code, business_description }))
      expect([name, await field(name).inputValue()]).toEqual([name, value]);
    await field('business_description').fill('We mend taps and drains in Guelph.');
    // Answered here: an address may send only so many forms.
    await page.route('**/api/listings', (route) => route.fulfill({ status: 201, json: { success: true } }));
    await page.locator('form.form [type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    // What has been sent is not sent a third time.
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'List your business' }).waitFor();
    expect(await field('title').inputValue()).toBe('');
  });

  it('is marked as spam: its page is that of a pending one', async () => {
    const { path, title } = await submitted('Spammy Plumbing', ['spam']);
    const { text } = await send(site.app, path);
    for (const words of [`${title}</h1>`, '>In review</h2>', '24-48 hours']) expect(text).toContain(words);
  });

  it('is live has links to its page, and to its changes', async () => {
    const { path } = await submitted('Linked Plumbing', ['approve']);
    const page = await site.open(path);
    const change = page.getByRole('link', { name: 'Change something' });
    const field = (name: string) => page.locator(`[name=${name}]`);
    await change.click();
    // Who comes from here has told who they are, also when they come back from another page.
    await expectSoon(() => field('title').inputValue(), 'Linked Plumbing');
    expect(await field('phone').inputValue()).toMatch(/^\(519\) 555-\d{4}$/);
    expect(await field('email').inputValue()).toMatch(/^owner\d+@example\.com$/);
    await page.locator('main').getByRole('link', { name: 'Privacy' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Privacy/ }).waitFor();
    await page.goBack();
    await expectSoon(() => field('title').inputValue(), 'Linked Plumbing');
    // After a reload the page knows nobody; and what is typed then of another business is not mixed with this one.
    await page.reload();
    await waitForHydration(page);
    expect(await field('title').inputValue()).toBe('');
    await field('phone').fill('(416) 555-0101');
    await page.goto(path);
    await waitForHydration(page);
    await change.click();
    await expectSoon(() => field('title').inputValue(), 'Linked Plumbing');
    expect(await field('phone').inputValue()).toMatch(/^\(519\) 555-\d{4}$/);
    await page.goto(path);
    await waitForHydration(page);
    expect(await page.getByText('Correct what you sent').count()).toBe(0);
    await page.getByRole('link', { name: 'See your business page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Linked Plumbing' }).waitFor();
  });

  it('renews a listing says that the listing stays unchanged', async () => {
    const { body } = await renew(site.app, { title: 'Renewed Plumbing', phone: '(519) 555-0123', email: 'renewed@example.com' });
    const page = await site.open(`/status/${tokenOf(body)}`);
    await page.getByText('until then, your listing stays as it is').waitFor();
    await page.getByText('Correct what you sent').click();
    expect(await page.getByRole('combobox', { name: 'Industry' }).getAttribute('required')).toBeNull();
  });
});

it('the owner who has just sent it is greeted', async () => {
  const { path } = await submitted('Greeted Plumbing');
  expect((await send(site.app, `${path}?sent=1`)).text).toContain('Thank you. Your form has arrived.');
});

it('an incomplete link is answered with a helpful page', async () => {
  const page = await site.open('/status/nobody');
  await page.getByRole('heading', { name: 'No submission found at this link' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

describe('its owner corrects it', () => {
  it('in the form, which is open after a request for changes', async () => {
    const { id, path } = await submitted('Asked Again Plumbing', ['request-changes', { reason: REASON }]);
    const page = await site.open(path);
    const complaints = pageErrorsOf(page);
    expect(await box(page, 'Business Name').inputValue()).toBe('Asked Again Plumbing');
    await box(page, 'Phone Number').fill('12');
    await box(page, 'City').fill('');
    await correct(page);
    await page.getByRole('heading', { name: '2 fields need another look' }).waitFor();
    expect(await box(page, 'Phone Number').getAttribute('aria-invalid')).toBe('true');
    await box(page, 'Phone Number').fill('1234567890');
    await box(page, 'City').fill('Kitchener');
    await correct(page);
    await page.getByRole('heading', { name: '1 field needs another look' }).waitFor();
    await box(page, 'Phone Number').fill('(519) 555-0177');
    await correct(page);
    await page.getByText('Thank you. Your corrections have arrived.').waitFor();
    await standing(page, 'In review');
    expect(await page.getByRole('definition').allTextContents()).toEqual(expect.arrayContaining(['Kitchener', '(519) 555-0177']));
    await expectSoon(async () => (await page.evaluate<string>('document.activeElement.className')).includes('status-card'), true);
    expect(await moderator.view(id)).toMatchObject({ status: 'pending', fields: { city: 'Kitchener' } });
    expect(complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
    await page.getByText('Correct what you sent').click();
    expect(await box(page, 'City').inputValue()).toBe('Kitchener');
  });

  it('and loses nothing when the connection is lost', async () => {
    const { id, path } = await submitted('Offline Plumbing');
    const page = await site.open(path);
    await page.getByText('Correct what you sent').click();
    await box(page, 'City').fill('Waterloo');
    await page.route(/\/api\/status/, (route) => route.abort());
    await correct(page);
    await page.getByRole('heading', { name: 'It was not sent' }).waitFor();
    expect(await box(page, 'City').inputValue()).toBe('Waterloo');
    await page.unroute(/\/api\/status/);
    await correct(page);
    await page.getByText('Thank you. Your corrections have arrived.').waitFor();
    expect(await moderator.view(id)).toMatchObject({ fields: { city: 'Waterloo' } });
  });

  it('and finds what was typed when the browser has discarded the tab, including removals, only on this page', async () => {
    const { body } = await submit(site.app, aForm({ title: 'Interrupted Plumbing', website: 'https://old.example', licensed: 'Yes' }));
    const { path: other } = await submitted('Other Plumbing');
    const page = await site.open(`/status/${tokenOf(body)}`);
    await page.getByText('Correct what you sent').click();
    await box(page, 'City').fill('Elora');
    await page.getByRole('textbox', { name: /^Website/ }).fill('');
    await page.getByRole('radio', { name: 'No' }).check();
    await page.reload();
    await page.getByText('We kept what you typed here before.').waitFor();
    expect(await box(page, 'City').inputValue()).toBe('Elora');
    await page.goto(other);
    await waitForHydration(page);
    expect(await page.getByText('We kept what you typed here before.').count()).toBe(0);
    await page.goBack();
    await page.getByText('We kept what you typed here before.').waitFor();
    await correct(page);
    await page.getByText('Thank you. Your corrections have arrived.').waitFor();
    const { fields } = await moderator.view(body.id);
    expect(fields).toMatchObject({ city: 'Elora', licensed: 'No' });
    expect(fields).not.toHaveProperty('website');
    await page.reload();
    await waitForHydration(page);
    expect(await page.getByText('We kept what you typed here before.').count()).toBe(0);
  });

  it('and sees what was sent from another tab, with typed values still in the form', async () => {
    const { id, path } = await submitted('Twice Plumbing');
    const [first, second] = [await site.open(path), await site.open(path)];
    for (const page of [first, second]) await page.getByText('Correct what you sent').click();
    await box(first, 'Phone Number').fill('(519) 555-0199');
    await correct(first);
    await first.getByText('Thank you. Your corrections have arrived.').waitFor();
    await box(second, 'City').fill('Fergus');
    await correct(second);
    await second.getByRole('heading', { name: 'What is there now, and what you typed' }).waitFor();
    await second.getByText('There now: (519) 555-0199').waitFor();
    expect(await box(second, 'City').inputValue()).toBe('Fergus');
    expect(await overflows(second)).toEqual([0, 0]);
    expect(await violationsOf(second)).toEqual([]);
    expect(await moderator.view(id)).toMatchObject({ fields: { city: 'Guelph', phone: '(519) 555-0199' } });
    await box(second, 'Phone Number').fill('(519) 555-0199');
    await correct(second);
    await second.getByText('Thank you. Your corrections have arrived.').waitFor();
    expect(await moderator.view(id)).toMatchObject({ fields: { city: 'Fergus', phone: '(519) 555-0199' } });
    // Withdrawn from the other tab: what is typed can still be read.
    await second.getByText('Correct what you sent').click();
    await box(second, 'City').fill('Elora');
    await withdraw(first);
    await correct(second);
    await second.getByText('It was withdrawn while this page was open').waitFor();
    await second.getByRole('definition').filter({ hasText: 'Elora' }).waitFor();
  });

  it('and keeps what is typed while a picture is added, and when the present state cannot be loaded', async () => {
    const { path } = await submitted('Pictured Plumbing');
    const [page, other] = [await site.open(path), await site.open(path)];
    for (const each of [page, other]) await each.getByText('Correct what you sent').click();
    await box(page, 'City').fill('Fergus');
    await page.getByRole('heading', { name: 'Pictures' }).click();
    await page.locator('#picture-words').fill('A house');
    // Told at once: a phone would send it for minutes.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    // A file of the disk: Playwright would write the bytes of one in memory to the browser, as text.
    const large = join(site.app.dataDir, 'large.jpg');
    await writeFile(large, '');
    await truncate(large, 8 * 1024 * 1024 + 1);
    await page.locator('#picture-file').setInputFiles(large);
    await page.getByRole('button', { name: 'Add the picture' }).click();
    await page.getByRole('alert').getByText('The file is too large: send 8 MB at most.').waitFor();
    expect(asked).not.toContain('POST');
    const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#884422' } })
      .png()
      .toBuffer();
    await page.locator('#picture-file').setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer });
    let arrive = () => undefined as void;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/pictures$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add the picture' }).click();
    // The words of the next picture would be lost when this one has arrived.
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await page.locator('#picture-words').focus();
    expect(await page.evaluate('document.activeElement.id')).not.toBe('picture-words');
    arrive();
    await page.locator('.status-pictures li').waitFor();
    // The keyboard goes on where that is said: the button that was pressed may be gone.
    const focused = () => page.evaluate('document.activeElement.textContent');
    await expectSoon(focused, 'The picture has arrived.');
    await page.getByRole('button', { name: 'Remove: A house' }).click();
    await expectSoon(focused, 'The picture is removed.');
    expect(await box(page, 'City').inputValue()).toBe('Fergus');
    await box(other, 'Phone Number').fill('(519) 555-0199');
    await correct(other);
    await other.getByText('Thank you. Your corrections have arrived.').waitFor();
    await page.route(/\/api\/status\/[^/]+$/, (route) => route.fulfill({ status: 503, json: { detail: 'Not now.' } }));
    const answered = page.waitForResponse((response) => response.status() === 503);
    await correct(page);
    await answered;
    await page.getByRole('heading', { name: 'What is there now, and what you typed' }).waitFor();
    expect(await box(page, 'City').inputValue()).toBe('Fergus');
  });

  it('and sees what to do if the code for pictures cannot be loaded', async () => {
    const page = await site.open((await submitted('Unconnected Plumbing')).path);
    await page.route(/\/assets\/proposed-pictures/, (route) => route.abort(), { times: 1 });
    await page.getByRole('heading', { name: 'Pictures' }).click();
    await page.getByRole('alert').getByText('Check your connection').waitFor();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await waitForHydration(page);
    await page.getByRole('heading', { name: 'Pictures' }).click();
    await page.locator('#picture-file').waitFor();
  });

  it('and is told if it has been decided meanwhile', async () => {
    const { id, path } = await submitted('Late Plumbing');
    const page = await site.open(path);
    await page.getByText('Correct what you sent').click();
    await moderator.decide(id, 'reject', { reason: 'Too late.' });
    await correct(page);
    await page.getByText('A decision was made while this page was open').waitFor();
    await page.getByText('Too late.').waitFor();
  });

  it('without JavaScript, and withdraws it then', async () => {
    const { id, path } = await submitted('Scriptless Plumbing');
    const page = await site.open(path, NO_SCRIPT);
    await page.getByText('Correct what you sent').click();
    await box(page, 'City').fill('x'.repeat(201));
    await correct(page);
    await page.getByRole('heading', { name: '1 field needs another look' }).waitFor();
    expect(await box(page, 'City').inputValue()).toBe('x'.repeat(201));
    await box(page, 'City').fill('Cambridge');
    await correct(page);
    await page.getByText('Thank you. Your corrections have arrived.').waitFor();
    expect(addressIn(page)).toBe(`${path}?corrected=1`);
    expect(await moderator.view(id)).toMatchObject({ fields: { city: 'Cambridge' } });
    await withdraw(page);
    expect((await moderator.view(id)).status).toBe('withdrawn');
  });
});

describe('its owner withdraws it', () => {
  it('after copying its link and confirming, and can cancel', async () => {
    const { id, path } = await submitted('Undecided Plumbing');
    const page = await site.open(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('Anyone who has it can change this submission').waitFor();
    // It is said for two seconds: who begins to look after the click may come too late.
    await Promise.all([page.getByText('Copied!').waitFor(), page.getByRole('button', { name: 'Copy link' }).click()]);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(site.app.url.replace('127.0.0.1', 'localhost') + path);
    await page.getByText('Withdraw this submission').click();
    await page.getByText('you would fill in the form again').waitFor();
    await page.getByRole('button', { name: 'No, keep it' }).click();
    await expectSoon(() => page.getByRole('button', { name: 'Yes, withdraw it' }).isVisible(), false);
    expect((await moderator.view(id)).status).toBe('pending');
    await withdraw(page);
    expect((await moderator.view(id)).status).toBe('withdrawn');
    expect(await page.getByRole('button', { name: 'Send the corrections' }).count()).toBe(0);
    await page.reload();
    await standing(page, 'Withdrawn');
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    [
      'withdraws',
      async (page) => {
        await page.getByText('Withdraw this submission').click();
        await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
      },
    ],
    [
      'corrects',
      async (page) => {
        await page.getByText('Correct what you sent').click();
        await page.getByRole('button', { name: 'Send the corrections' }).click();
      },
    ],
  ])('too late, when it has been decided: who %s sees the present state', async (_what, late) => {
    const { id, path } = await submitted('Late Plumbing');
    const page = await site.open(path);
    expect((await moderator.decide(id, 'approve')).status).toBe(200);
    await late(page);
    await page.getByText('A decision was made while this page was open').waitFor();
    await page.getByRole('link', { name: 'See your business page' }).waitFor();
    await page.getByText('You need it to come back to this page.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /Yes, withdraw it|Send the corrections/ }).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('and is told if that failed', async () => {
    const page = await site.open((await submitted('Stuck Plumbing')).path);
    await page.route(/\/api\/status/, (route) => route.abort());
    await page.getByText('Withdraw this submission').click();
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await page.getByRole('alert').filter({ hasText: 'It was not withdrawn.' }).waitFor();
  });

  it('and sees that it is withdrawn when the request is repeated because the answer was lost', async () => {
    const { path } = await submitted('Unheard Plumbing');
    const page = await site.open(path);
    await page.route(
      /\/withdraw$/,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByText('Withdraw this submission').click();
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await page.getByRole('alert').filter({ hasText: 'It was not withdrawn.' }).waitFor();
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await standing(page, 'Withdrawn');
    expect(await page.getByText('not accepted').count()).toBe(0);
  });
});

describe('the link', () => {
  it('is sent to nobody: not in a request, nor as a referrer', async () => {
    const { path } = await submitted('Secret Plumbing', ['approve']);
    const token = path.split('/').pop()!;
    const page = await site.visitor();
    const told: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isOurs = origin === new URL(site.app.url).origin && (pathname === path || pathname === `/api${path}`);
      if (!isOurs && request.url().includes(token)) told.push(request.url());
      if (origin !== new URL(site.app.url).origin) told.push(request.url());
      void request.allHeaders().then(
        ({ referer }) => referer && referer.includes('/status') && told.push(`${request.url()} from ${referer}`),
        () => undefined,
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: /Privacy/ }).waitFor();
    await page.goto(path);
    const business = await page.getByRole('link', { name: 'See your business page' }).getAttribute('href');
    // As a link in a new window, or of a browser whose scripts have not arrived: the next page is fetched, and told where one comes from.
    await Promise.all([page.waitForURL(`**${business}`), page.evaluate(`location.assign('${business}')`)]);
    // Which site one comes from is no secret; forms of the page need it.
    expect(await page.evaluate('document.referrer')).toBe(`${site.app.url}/`);
    expect(told).toEqual([]);
    expect(await page.evaluate('JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie')).not.toContain(token);
  });
});
