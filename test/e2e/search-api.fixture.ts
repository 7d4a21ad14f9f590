import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import type { Understood } from '../../src/modules/search/application/understood/understood.js';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { aBareListing, aListing, sheetCsv } from '../support/builders.js';

export interface Found {
  services: Record<string, unknown>[];
  total: number;
  page: number;
  totalPages: number;
  industries: string[];
  cities: string[];
  understood: Understood | null;
  hoursUnknown?: true;
  degraded?: true;
}

export const REVIEW = { rating: 5, name: 'Thank you', authorName: 'Dana K.', date: '2026-03-04', body: 'Fixed in one visit.' };
export const HOURS = { dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' };

const WHOLE = aListing({
  id: 'whole',
  title: "Bob's Plumbing",
  industry: 'Plumbing',
  featured: 'YES',
  verified: 'oui',
  licensed: '1',
  rating: '4.5',
  reviews: '10',
  address: '12 Quartz Road, Guelph, Ontario, n1h2a1',
  city: '',
  region: '',
  phone: '(519) 555-0142',
  email: 'bob@bob.example.com',
  website: 'https://bob.example.com',
  googleMapsLink: 'https://maps.example.com/bob',
  latitude: '43.5448',
  longitude: '-80.2482',
  description: 'Water heaters.\nDone neatly.',
  image: 'https://bob.example.com/bob.webp',
  credit: 'Bob himself',
  reviewsData: JSON.stringify([REVIEW]),
  openingHours: JSON.stringify([HOURS]),
});
export const ODD_IDS = ['a/b', 'a b', 'ünï', '100%', '..', 'a?b#c', "it's", '"quoted"', '%2F', '漢字'];
export const CITIES = Array.from({ length: 120 }, (_, index) => `Town ${String(index + 1).padStart(3, '0')}`);
export const LISTINGS: ListingRow[] = [
  WHOLE,
  aBareListing({ id: 'bare', title: 'Quiet Company' }),
  aListing({ id: 'm1', title: 'Un', industry: 'Électricien', city: 'Montréal', region: 'QC' }),
  aListing({ id: 'm2', title: 'Deux', industry: 'électricien', city: 'Montreal', region: 'QC' }),
  aListing({ id: 'm3', title: 'Trois', industry: 'Électricien', city: 'Montréal', region: 'QC' }),
  aListing({ id: 'm4', title: 'Quatre', industry: 'ELECTRICIEN', city: 'MONTREAL', region: 'QC' }),
  ...ODD_IDS.map((id) => aListing({ id, title: `Odd ${id}`, city: 'Zwolle', industry: 'Oddity' })),
  ...CITIES.map((city, index) => aListing({ id: `town-${index}`, title: `Shop of ${city}`, city, industry: 'zookeeper' })),
];

/** The application with these listings, its engine filled. */
export interface SearchableApp {
  readonly app: TestApp;
  /** @param query with its question mark */
  search(query: string): Promise<Found>;
  /** The ids that a search finds, sorted. */
  ids(query: string): Promise<unknown[]>;
  close(): Promise<void>;
}

export async function startSearchableApp(listings: readonly ListingRow[] = LISTINGS): Promise<SearchableApp> {
  const folder = await mkdtemp(join(tmpdir(), 'homewright-search-api-'));
  const csv = join(folder, 'listings.csv');
  await writeFile(csv, sheetCsv(listings));
  const app = await startApp({ env: { LISTINGS_CSV: csv } });
  const search = async (query: string): Promise<Found> => {
    const { status, body } = await get<Found>(app, `/api/search${query}`);
    if (status !== 200) throw new Error(`${query} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const synced = await post<{ created: number; skipped: unknown[] }>(app, '/api/sync', {}, await signIn(app));
    if (synced.body.created !== listings.length) throw new Error(`The sync created ${JSON.stringify(synced.body)}`);
    await eventually(async () => {
      const { degraded, total } = await search('');
      return degraded === undefined && total === listings.length;
    }, 'the search engine answers with all of them');
  } catch (error) {
    await close();
    throw error;
  }
  return { app, search, close, ids: async (query) => (await search(query)).services.map(({ id }) => id).sort() };
}
