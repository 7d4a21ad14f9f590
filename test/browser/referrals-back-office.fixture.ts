import type { Locator, Page } from 'playwright-core';
import type { PersistentBackOffice } from '../support/persistent-back-office.js';
import type { Site } from '../support/site.js';
import { aReferrer } from '../e2e/referrals.fixture.js';
import { aForm, submit } from '../e2e/submissions.fixture.js';

export const REASON = 'Reason (optional)';

/** A business that came with a code, which has no other. */
export async function aReferral({ app }: Site, form: Record<string, unknown> = {}, person: { name?: string; email?: string } = {}) {
  const referrer = await aReferrer(app, person);
  const business = aForm({ ref: referrer.code, ...form });
  const { body } = await submit(app, business);
  const title = String(business['title']);
  return { ...referrer, title, submission: body, name: { refCode: referrer.code, businessPhone: String(business['phone']) } };
}

/** What came with one code: a ledger is never emptied, so every test has its own. */
export const openFor = (backOffice: PersistentBackOffice, code: string) => backOffice.at(`/referral-admin?q=${code}`);
export const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
/** Approves it with the amount that stands in its field, and says yes to the question. @param amount as the question names it */
export async function approve(page: Page, title: string, amount: string) {
  await press(page, `Approve ${title}`);
  await press(page.getByRole('dialog', { name: `Pay ${amount} to ` }), `Pay ${amount}`);
}
export const partOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
export const waiting = (page: Page) => page.getByRole('link', { name: /^Referrals/ }).textContent();
