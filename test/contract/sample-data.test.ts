import { readFileSync } from 'node:fs';

import { parse } from 'csv-parse/sync';

import { generateListings, sampleCsv, type ListingRow } from '../../scripts/listing-generator/index.mjs';

const text = readFileSync(new URL('../../data/sample-listings.csv', import.meta.url), 'utf8');
const rows: ListingRow[] = parse<ListingRow>(text, { columns: true });
const distinct = (column: keyof ListingRow) => new Set(rows.map((row) => row[column]));

describe('data/sample-listings.csv', () => {
  it('equals the output of the generator', () => {
    expect(sampleCsv() === text).toBe(true);
  });

  it('has 400 listings with unique ids and titles', () => {
    expect(rows).toHaveLength(400);
    expect(distinct('id').size).toBe(400);
    expect(distinct('title').size).toBe(400);
  });

  it('has each of the four trades in each of the twenty cities', () => {
    expect([...distinct('industry')].sort()).toEqual(['Electrician', 'HVAC Technician', 'Landscaper', 'Plumber']);
    expect(distinct('city').size).toBe(20);
    expect(new Set(rows.map((row) => `${row.city} ${row.industry}`)).size).toBe(80);
  });

  it('has no real contacts: numbers reserved for fiction, hosts under example.com', () => {
    for (const row of rows) {
      expect(row.phone).toMatch(/^\([2-9]\d\d\) 555-01\d\d$/);
      expect(row.email).toMatch(/^(hello@[a-z0-9-]+\.example\.com)?$/);
      expect(row.website).toMatch(/^(https:\/\/[a-z0-9-]+\.example\.com)?$/);
      expect(row.credit).toBe('Sample data: fictional business');
    }
  });

  it('is consistent: the address ends in the city and postal code, unrated listings have no reviews', () => {
    for (const row of rows) {
      expect(row.address.endsWith(`, ${row.city}, ON, ${row.postCode}`)).toBe(true);
      expect(row.postCode).toMatch(/^[KLMN]\d[A-Z] \d[A-Z]\d$/);
      const reviews = JSON.parse(row.reviewsData) as { rating: number; date: string; body: string }[];
      expect(reviews.length).toBeLessThanOrEqual(Math.min(4, Number(row.reviews)));
      for (const review of reviews) expect(review.date >= '2025-01-01' && review.date <= '2026-10-31').toBe(true);
      expect(Number(row.reviews) === 0).toBe(row.rating === '');
      expect(Array.isArray(JSON.parse(row.openingHours))).toBe(true);
    }
  });
});

describe('generateListings', () => {
  it('returns the same listings for the same seed, and others for another', () => {
    const titles = (seed: number) => [...generateListings({ count: 50, seed })].map((row) => row.title);
    expect(titles(7)).toEqual(titles(7));
    expect(titles(8)).not.toEqual(titles(7));
  });
});
