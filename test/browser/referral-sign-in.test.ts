import { signIn } from '../support/api.js';
import { pageErrorsOf } from '../support/browser.js';
import { overflowOf, violationsOf } from '../support/page-checks.js';
import { waitForHydration, openSite, type Site } from '../support/site.js';
import { aReferrer, mine, ReferralsAdmin } from '../e2e/referrals.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([]);
});

afterEach(() => site.leave());
afterAll(() => site.close());

/** The path of a link, for somebody new. */
async function aLink() {
  const { app } = site;
  const moderator = new ReferralsAdmin(app, await signIn(app));
  const { code } = await aReferrer(app);
  const { link } = await moderator.link((await moderator.of(code)).id);
  return { code, path: new URL(link).pathname };
}

describe.each([true, false])('a sign-in link (with scripts: %s)', (javaScriptEnabled) => {
  it('signs in by its button, also if somebody else was signed in', async () => {
    const page = await site.visitor({ javaScriptEnabled });
    const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const { path, code } of [await aLink(), await aLink()]) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/referral-program');
      expect((await mine(site.app, await cookies())).code).toBe(code);
    }
  });
});

it('a double tap on the button of a sign-in link signs in', async () => {
  const { code, path } = await aLink();
  const page = await site.open(path);
  let sent = 0;
  await page.route('**/sign-in/**', async (route) => {
    sent += 1;
    const answer = await route.fetch({ maxRedirects: 0 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    // Nobody hears the first one where a second was sent meanwhile.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  const { x, y } = (await page.getByRole('button', { name: 'Sign in' }).boundingBox())!;
  await page.mouse.click(x + 10, y + 10);
  await page.mouse.click(x + 10, y + 10, { delay: 100 });
  await page.locator('.my-code').getByText(code).waitFor();
  expect(sent).toBe(1);
});

it('an expired sign-in link says so on an accessible page', async () => {
  const page = await site.visitor();
  const complaints = pageErrorsOf(page);
  const answer = await page.goto('/referral-program/sign-in/nothing');
  expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
  await waitForHydration(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page)).toBe(0);
  }
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('does not work any more').waitFor();
});

it('an expired sign-in link says so without scripts', async () => {
  const page = await site.open('/referral-program/sign-in/nothing', { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('does not work any more').waitFor();
});

it('a site without email promises none, and says how to return to a code; a new code gets the focus', async () => {
  const page = await site.open('/referral-program');
  await page.getByText('I have a code on another device').click();
  await page.getByRole('link', { name: 'Write to us' }).waitFor();
  expect(await page.getByRole('button', { name: 'Mail me a sign-in link' }).count()).toBe(0);
  await page.getByLabel('Your Name').fill('Ann Example');
  await page.getByLabel('Email Address').fill('focus@example.com');
  await page.getByRole('button', { name: 'Generate my code' }).click();
  await page.getByRole('heading', { name: 'Your referral code' }).and(page.locator(':focus')).waitFor();
});
