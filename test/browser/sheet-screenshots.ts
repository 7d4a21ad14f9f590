import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { logIn } from '../support/back-office.js';
import { FakeGoogleSheets } from '../support/google-sheets.js';
import { launch } from '../support/process.js';

const PASSWORD = 'a password for pictures';
const AT_FIRST = 48;

/** A sheet from its preview to its undo, for the operator's guide, with a fake Google Sheets server. */
export async function shootSheet(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const google = await new FakeGoogleSheets().start();
  const folder = await mkdtemp(join(tmpdir(), 'homewright-sheet-pictures-'));
  const [header, ...rows] = parse(readFileSync('data/sample-listings.csv', 'utf8'));
  google.values = [header!, ...rows.slice(0, AT_FIRST)];
  const app = await launch({
    dataDir: folder,
    env: { ...google.env, SETTINGS_PASSWORD: PASSWORD, SYNC_CRON: '0 0 1 1 *', SEARCH_ENGINE: 'postgres' },
  }).ready();
  try {
    await page.goto(`${app.url}/settings/sync`);
    await logIn(page, PASSWORD);
    // The start has synced already.
    await page.getByText('Applied').waitFor();
    google.values = [header!, ...changed(header!, rows)];
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await page.getByRole('heading', { name: 'What a sync would change' }).waitFor();
    await shoot('sync-preview');
    await page.getByRole('button', { name: 'Apply these changes' }).click();
    await page.getByRole('heading', { name: /^Synced at/ }).waitFor();
    await page.getByRole('button', { name: 'Close the message' }).click();
    await shoot('sync-done');
    await page.getByRole('button', { name: 'Undo the last sync' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the sync' }).waitFor();
    await shoot('sync-undo');
  } finally {
    await app.end('SIGTERM');
    await google.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What people do to a sheet: a new phone number, a business that has closed, two that are new, a row that was left half-written. */
function changed(header: string[], rows: string[][]): string[][] {
  const cell = (row: string[], column: string, value: string) => row.map((old, index) => (header[index] === column ? value : old));
  const sheet = rows.slice(0, AT_FIRST + 2);
  sheet[2] = cell(sheet[2]!, 'phone', '(416) 555-0143');
  sheet[4] = cell(sheet[4]!, 'website', 'not yet');
  sheet[7] = cell(sheet[7]!, 'licensed', sheet[7]![header.indexOf('licensed')] === 'yes' ? 'no' : 'yes');
  sheet.splice(11, 1);
  return [...sheet, cell(cell(rows[60]!, 'id', ''), 'title', 'Half a row')];
}
