import { openBackOffice, toastSays } from '../support/back-office.js';
import { complaintsOf } from '../support/browser.js';
import { overflowOf, violationsOf } from '../support/page-checks.js';
import { expectSoon, openSite, type Site } from '../support/site.js';
import { track } from '../e2e/referrals.fixture.js';

let site: Site;

beforeAll(async () => {
  site = await openSite([]);
}, 90_000);

afterEach(() => site?.leave());

afterAll(() => site?.close());

describe.each([1280, 390])('at %i px', (width) => {
  it('a code brings a business, and its approval a reward', async () => {
    const page = await site.open('/referral-program', { viewport: { width, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });
    const complaints = complaintsOf(page);
    await page.getByRole('button', { name: 'Generate my code' }).click();
    await toastSays(page, 'Missing Information');
    await page.getByLabel('Your Name').fill('Ann Example');
    await page.getByLabel('Email Address').first().fill('ann@example.com');
    await page.getByRole('button', { name: 'Generate my code' }).click();
    const code = (await page.locator('.my-code').textContent())!;
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();
    const businessName = `Sample Sparks ${width}`;
    expect((await track(site.app, code, { businessName, businessPhone: `416 555 01${String(width).slice(0, 2)}` })).status).toBe(200);
    await page.reload();
    await page.getByText('Pending', { exact: true }).waitFor();

    const admin = await openBackOffice(site, '/referral-admin?status=pending', { viewport: { width, height: 844 } });
    await admin.getByLabel('Search referrals').fill(code);
    await admin.getByRole('button', { name: `Approve ${businessName}` }).waitFor();
    await admin.getByLabel(`Reward for ${businessName} (CAD)`).fill('');
    await admin.getByRole('button', { name: `Approve ${businessName}` }).click();
    await toastSays(admin, 'Referral Approved!');
    await admin.getByText("The reward has been added to the referrer's account.").waitFor();
    await admin.getByText('No referral matches this search and this status.').waitFor();

    await page.reload();
    await page.getByText('Approved', { exact: true }).last().waitFor();
    await expectSoon(() => page.locator('.referral-stats dd').allTextContents(), ['1', '1', '$50']);
    expect(await violationsOf(page)).toEqual([]);
    expect([await overflowOf(page), await overflowOf(admin), complaints]).toEqual([0, 0, []]);
  });
});
