import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { logIn } from '../support/back-office.js';
import { openBrowser } from '../support/browser.js';
import { launch } from '../support/process.js';
import { shootSheet } from './sheet-screenshots.js';

/*
 * npm run screenshots [-- name ...]
 * Pictures of the pages with the sample directory, on a phone and on a desk, into docs/screenshots: to look at before a
 * change goes out, and for the README and the operator's guide. With names, only those whose names begin so.
 */

const FOLDER = 'docs/screenshots';
const WIDTHS = [390, 1280];
const PASSWORD = 'a password for pictures';
const names = process.argv.slice(2);
const wanted = (name: string) => names.length === 0 || names.some((beginning) => name.startsWith(beginning));

interface Shot {
  name: string;
  path: string;
  /** Where it is of interest; everywhere, unless said. */
  widths?: number[];
  /** From top to bottom, not just what fits a screen. */
  whole?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}

const SHOTS: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-whole', path: '/', whole: true },
  { name: 'faq', path: '/faq#breaker-keeps-tripping' },
  { name: 'about', path: '/about', whole: true },
  { name: 'emergency', path: '/emergency-help' },
  { name: 'privacy', path: '/privacy' },
  { name: 'search', path: '/search' },
  { name: 'search-filtered', path: '/search?industry=Plumber&city=Toronto&minRating=4' },
  {
    name: 'search-grid',
    path: '/search',
    widths: [1280],
    prepare: async (page) => page.getByRole('button', { name: 'Grid view' }).click(),
  },
  { name: 'search-filters', path: '/search?industry=Electrician', widths: [390], prepare: openFilters },
  { name: 'search-nothing', path: '/search?query=submarine&industry=Plumber' },
  { name: 'search-nonsense', path: '/search?minRating=lots&sortBy=luck' },
  { name: 'business', path: '/business/mayapple-mews-electric-toronto' },
  { name: 'guides', path: '/home-jobs-guide', whole: true },
  { name: 'guide', path: '/hot-buzzing-outlet-guide' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'login', path: '/settings' },
  // Signs in for all that follow.
  { name: 'back-office', path: '/settings', prepare: openBackOffice },
  { name: 'back-office-submissions', path: '/settings/submissions' },
  { name: 'back-office-submission', path: '/settings/submissions?kind=renewal', prepare: openFirst },
  { name: 'back-office-messages', path: '/settings/messages' },
  { name: 'back-office-message', path: '/settings/messages', prepare: openFirst },
  { name: 'back-office-listings', path: '/settings/listings' },
  { name: 'back-office-searches', path: '/settings/searches', widths: [1280], whole: true },
  { name: 'back-office-sync', path: '/settings/sync' },
  { name: 'back-office-history', path: '/settings/history' },
];

async function openBackOffice(page: Page): Promise<void> {
  await logIn(page, PASSWORD);
  // Signing in leads to what a new directory still needs.
  await page.getByRole('heading', { name: 'Getting started' }).waitFor();
  await page.goto(new URL('/settings', page.url()).href);
  await page
    .getByTitle('The page as it would be')
    .or(page.getByRole('button', { name: 'Preview' }))
    .first()
    .waitFor();
}

async function openFirst(page: Page): Promise<void> {
  await page.locator('.kit-name a').first().click();
  await page.getByRole('heading', { name: 'Passed on' }).waitFor();
}

/** Something from owners and visitors for the back office: else its lists would be empty. */
async function fillInbox(url: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const { services } = (await (await fetch(`${url}/api/search?industry=Plumber`)).json()) as {
    services: { slug: string; title: string; phone: string; city: string }[];
  };
  const [one, two] = services;
  const address = { complete_address: '14 Sample Street', city: 'Guelph', post_code: 'N1H 1A1', email: 'owner@example.com' };
  const owner = { ...address, industry: 'Plumber', business_description: 'Drains, sewers and sump pumps, day and night.', licensed: 'Yes' };
  await post('listings', { ...owner, title: 'Maple Drains', phone: '(519) 555-0188', ref: 'FRIEND-7Q2' });
  await post('listings', { ...owner, title: one!.title, city: one!.city, phone: one!.phone });
  await post('listings', { ...owner, title: 'Lamp & Ladder', industry: 'Electrician', phone: '(519) 555-0189' });
  await post('listings/renew', {
    title: two!.title,
    phone: two!.phone,
    email: 'office@example.com',
    website: 'https://moved.example.com',
    complete_address: '99 New Street',
  });
  await post('contact', {
    name: 'Dana Sample',
    email: 'dana@example.com',
    subject: 'Who knows old houses?',
    message: 'Ours is from 1911, and the pipes knock at night. Whom can we ask?',
  });
  await post('report', { slug: one!.slug, reason: 'closed', message: 'The shop is empty.' });
}

/** What visitors type: the searches of a day, and what was taught because of them. */
async function fillSearches(url: string): Promise<void> {
  const typed = [
    'plumber toronto',
    'furnace repair guelph',
    'eavestrough cleaning',
    'hot tub cover lifter',
    'piano tuning',
    'window well covers',
    'plumber moosonee',
  ];
  for (const [index, query] of typed.entries()) {
    for (let time = index; time < typed.length; time += 1) await fetch(`${url}/api/search?${new URLSearchParams({ query }).toString()}`);
  }
  const signedIn = await fetch(`${url}/api/verify-settings-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const headers = { 'content-type': 'application/json', cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]! };
  const teach = (phrase: string, kind: string, target: string) =>
    fetch(`${url}/api/admin/searches/phrases`, { method: 'POST', headers, body: JSON.stringify({ phrase, kind, target }) });
  await teach('window well covers', 'trade', 'windows-glass');
  await teach('the Big Smoke', 'place', 'Toronto');
  // Counts are written every three seconds.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
}

/** With a palette: a fifth of the size, and nobody sees it. */
async function save(page: Page, name: string, whole?: boolean): Promise<void> {
  const picture = await page.screenshot({ fullPage: whole });
  await sharp(picture)
    .png({ palette: true, quality: 90, dither: 0, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`));
  process.stdout.write(`${name}.png\n`);
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByLabel('City').waitFor();
}

const signsIn = (name: string) => name === 'back-office' && names.some((beginning) => beginning.startsWith('back-office'));

const folder = await mkdtemp(join(tmpdir(), 'homewright-screenshots-'));
await mkdir(FOLDER, { recursive: true });
const app = await launch({
  dataDir: folder,
  env: { SAMPLE_DATA: 'on', SETTINGS_PASSWORD: PASSWORD, SYNC_CRON: '0 0 1 1 *', SEARCH_ENGINE: 'postgres' },
}).ready();
const browser = await openBrowser();
try {
  await fillInbox(app.url);
  if (wanted('back-office-searches')) await fillSearches(app.url);
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: width < 640 ? 844 : 860 },
      deviceScaleFactor: width < 640 ? 2 : 1,
      reducedMotion: 'reduce',
    });
    for (const { name, path, widths = WIDTHS, whole, prepare } of SHOTS) {
      if (!widths.includes(width) || !(wanted(name) || signsIn(name))) continue;
      await page.goto(app.url + path, { waitUntil: 'networkidle' });
      await prepare?.(page);
      // Not until the network is idle: a page inside a page never says that it is.
      if (prepare) await page.waitForTimeout(1_000);
      if (wanted(name)) await save(page, `${name}-${width}`, whole);
    }
    await page.close();
  }
  if (['sync-preview', 'sync-done', 'sync-undo'].some(wanted)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
    await shootSheet(page, async (name) => {
      await page.waitForTimeout(1_000);
      await save(page, `${name}-1280`, name !== 'sync-undo');
    });
  }
} finally {
  await browser.close();
  await app.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
