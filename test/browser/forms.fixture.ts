import type { Page, Request } from 'playwright-core';
import { shownToast } from '../support/back-office.js';
import type { Toast } from '../support/toasts.js';

export type Fields = Record<string, string>;

export const MESSAGE: Fields = { 'Full Name': 'Ann Example', 'Email Address': 'ann@example.com', Subject: 'A tap', Message: 'It drips.' };

export const BUSINESS: Fields = {
  'Business Name': 'Fir Lane Plumbing',
  'Phone Number': '(519) 555-0142',
  'Email Address': 'office@firlane.example.com',
  'Complete Business Address': '1 Fir Lane, Guelph, ON N1H 1A1',
  City: 'Guelph',
  'Postal Code': 'N1H 1A1',
  'Business Description': 'We mend taps.',
};

export const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function fill(page: Page, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}

export const valueOf = (page: Page, name: string) => field(page, name).inputValue();

/** What the box above the form says needs another look. */
export const problems = (page: Page) => page.locator('.form-problem li').allTextContents();

/** What stands at a field because it is wrong. */
export async function errorAt(page: Page, name: string): Promise<string | null> {
  const hints = (await field(page, name).getAttribute('aria-describedby'))?.split(' ') ?? [];
  const error = hints.find((id) => id.endsWith('-error'));
  return error ? page.locator(`#${error}`).textContent() : null;
}

/** Bodies that the page sends to this address from now on. */
export function sentTo(page: Page, path: string): Fields[] {
  const bodies: Fields[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === path && request.method() === 'POST') bodies.push(request.postDataJSON() as Fields);
  });
  return bodies;
}

export async function expectToast(page: Page, title: string, text: string): Promise<Toast> {
  const toast = await shownToast(page, title);
  expect(toast.words).toBe(title + text);
  return toast;
}
