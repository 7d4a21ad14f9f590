import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { aListing, sheetCsv } from '../support/builders.js';
import { TestReplica } from '../support/replica.js';

const MAX_LAG_SECONDS = 2;

let replica: TestReplica;
let folder: string;
let csv: string;
let app: TestApp;
let admin: string;
let listings: ListingRow[] = Array.from({ length: 5 }, (_, index) => aListing({ id: `plumber-${index}`, title: `Pipes Number ${index}` }));

beforeAll(async () => {
  replica = await TestReplica.start();
  folder = await mkdtemp(join(tmpdir(), 'homewright-read-'));
  csv = join(folder, 'listings.csv');
  await writeFile(csv, sheetCsv(listings));
  const env = {
    LISTINGS_CSV: csv,
    SEARCH_ENGINE: 'postgres',
    DATABASE_URL: replica.primaryUrl,
    DATABASE_READ_URL: replica.url,
    DATABASE_READ_MAX_LAG: String(MAX_LAG_SECONDS),
  };
  app = await startApp({ env });
  admin = await signIn(app);
});

afterAll(async () => {
  await app?.close();
  await replica?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

beforeEach(() => untilRead());

let asked = 0;
/** As a visitor, each a question of its own. */
const search = async (query: string) => (await get<{ total: number }>(app, `/api/search?limit=${20 + (asked++ % 80)}&${query}`)).body.total;

const page = async (query: string) => (await fetch(`${app.url}/search?${query}`)).text();

const health = async () =>
  (await get<{ parts: Record<string, { status: string; detail?: string }> }>(app, '/readyz', admin)).body.parts['replica']!;

/** Searches come from the replica. */
async function untilRead(): Promise<void> {
  await eventually(async () => {
    const before = await replica.lastAsked();
    await search(`query=pipes`);
    return (await replica.lastAsked()) > before && (await health()).status === 'ok';
  }, 'the replica is read');
  expect(await health()).toEqual({ status: 'ok' });
}

let added = 0;
/** @returns its title */
async function addListing(): Promise<string> {
  const title = `Fresh ${['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel'][(added += 1)]}`;
  listings = [...listings, aListing({ id: `new-${added}`, title })];
  await writeFile(csv, sheetCsv(listings));
  expect((await post(app, '/api/sync', { force: true }, admin)).status).toBe(200);
  return title;
}

it('serves searches and pages, and shows every change to everybody at once', async () => {
  for (let times = 0; times < 3; times += 1) {
    const title = await addListing();
    expect(await search(`query=${encodeURIComponent(title)}`)).toBe(1);
    expect(await page(`query=${encodeURIComponent(title)}`)).toContain(title);
    expect(await search('')).toBe(listings.length);
  }
});

it('is not read while it is paused: no cached page and no search is older than a change', async () => {
  await page('query=fresh');
  await replica.pause();
  const title = await addListing();
  expect(await search(`query=${encodeURIComponent(title)}`)).toBe(1);
  expect(await page('query=fresh')).toContain(title);
  await eventually(async () => (await health()).status === 'degraded', 'its age is noticed');
  expect((await health()).detail).toMatch(/^The primary is read: the replica is at least \d+ s behind$/);
  expect(await search('')).toBe(listings.length);
  await replica.resume();
  await untilRead();
  expect(await page('query=fresh')).toContain(title);
});

it('is not read while it is down, and read again when it is back', async () => {
  await replica.stop();
  expect(await search('')).toBe(listings.length);
  await eventually(async () => (await health()).status === 'degraded', 'its absence is noticed');
  expect(await search('')).toBe(listings.length);
  const title = await addListing();
  expect(await page(`query=${encodeURIComponent(title)}`)).toContain(title);
  await replica.startAgain();
  await untilRead();
  expect(await search('')).toBe(listings.length);
});

it('is not read for people who have signed in', async () => {
  const before = await replica.lastAsked();
  await get(app, '/api/search?limit=19&query=pipes', admin);
  // Earlier when the connection that asked last has been closed meanwhile.
  expect(await replica.lastAsked()).toBeLessThanOrEqual(before);
});
