import { readFileSync } from 'node:fs';
import { DOCUMENT, fieldsTable } from '../../../scripts/fields-table.js';
import {
  CORRECTABLE,
  FIELD_NAMES,
  factsOf,
  filterColumn,
  FORM_FIELD_NAMES,
  emptyValueOf,
  OWNERS_FIELDS,
  SEARCHED_FIELDS,
} from './field-lists.js';
import { blankCard } from './listing-card.js';

describe('the table of fields', () => {
  it('equals the table in the document of the sheet', () => {
    // `npm run fields` writes it.
    expect(readFileSync(DOCUMENT, 'utf8')).toContain(`\n${fieldsTable()}\n`);
  });

  it('asks owners in the order of the form', () => {
    expect(FORM_FIELD_NAMES.filter((name) => /^[a-z]/.test(name))).toEqual([
      'title',
      'industry',
      'phone',
      'email',
      'website',
      'complete_address',
      'city',
      'post_code',
      'google_maps_link',
      'business_description',
      'licensed',
    ]);
  });

  it('has the names that a form or a filter needs', () => {
    for (const field of OWNERS_FIELDS)
      expect([
        field,
        CORRECTABLE.includes(field),
        factsOf(field).form?.needed === undefined || factsOf(field).form?.ask !== undefined,
      ]).toEqual([field, true, true]);
    for (const field of FIELD_NAMES) {
      const { kind, longest, most, range } = factsOf(field);
      const limits = {
        line: longest,
        plain: longest,
        industry: longest,
        region: longest,
        text: longest,
        decimal: range,
        count: range,
        places: longest && most,
      }[kind as string];
      expect([
        field,
        ['line', 'plain', 'industry', 'region', 'text', 'decimal', 'count', 'places'].includes(kind) && limits === undefined,
      ]).toEqual([field, false]);
    }
    expect(new Set(FIELD_NAMES.map((field) => factsOf(field).column)).size).toBe(FIELD_NAMES.length);
  });

  it('sorts by prominence, and has a key for each filter', () => {
    expect(SEARCHED_FIELDS[0]).toBe('title');
    expect(filterColumn('city')).toBe('city_key');
  });

  it('has a default for each missing value', () => {
    expect(['title', 'phone', 'featured', 'reviews', 'openingHours'].map((field) => emptyValueOf(field as 'title'))).toEqual([
      '',
      null,
      false,
      0,
      [],
    ]);
    expect(blankCard('a', 'b')).toMatchObject({ id: 'a', slug: 'b', featured: 'no', rating: null, reviews: 0 });
  });
});
