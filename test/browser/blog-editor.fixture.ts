import type { Locator, Page } from 'playwright-core';
import type { BackOffice } from '../support/back-office.js';

export const EDITOR = '/blog-template-editor';

export const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
export const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
/** The article as its readers will see it, beside the fields. */
export const preview = (page: Page) => page.frameLocator('iframe[title="The article as readers see it"]');
export const publishButtons = (page: Page) => page.getByRole('button', { name: 'Publish Blog', exact: true });
export const isSaved = (page: Page) => page.getByText(/^Saved at \d\d:\d\d$/).waitFor();
export const draftIn = (page: Page) => new URL(page.url()).searchParams.get('draft');

export const step = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Step ${number}`, exact: true }) });
const STEP_TITLES = '[id^=step-][id$=-title]';
export const stepTitles = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('${STEP_TITLES}')].map(({ value }) => value)`);

export async function addStep(page: Page, title: string): Promise<void> {
  await press(page, 'Add a step');
  await page.locator(STEP_TITLES).last().fill(title);
}

/** An editor whose draft is saved. */
export async function begun(backOffice: BackOffice, topic: string): Promise<Page> {
  const page = await backOffice.at(EDITOR);
  await field(page, 'Topic').fill(topic);
  await isSaved(page);
  return page;
}

/** Chooses what stands beside the fields, or instead of them. */
export const show = (page: Page, pane: 'Fields' | 'Preview' | 'Text') =>
  page.getByRole('radiogroup', { name: 'What to show' }).getByText(pane, { exact: true }).click();
