import type { Submission } from './submission-endpoints.js';
import { editsOf, sortedErrors, valuesOf } from './submission-values.js';
import { alikeText, obstacleTo } from './submission-words.js';

const FIELDS = { title: 'Oak Plumbing', phone: '(519) 555-0142', city: 'Guelph' };

describe('the form of a submission', () => {
  it('sends what was changed alone, and an emptied field as empty', () => {
    expect(editsOf(FIELDS, { ...valuesOf(FIELDS), title: ' Oak Plumbing ', phone: '', website: 'https://oak.example' })).toEqual({
      phone: '',
      website: 'https://oak.example',
    });
    expect(editsOf(FIELDS, valuesOf(FIELDS))).toEqual({});
  });

  it('has each message at its field, in the order of the form', () => {
    const errors = [
      { field: 'fields.city', message: 'write the city' },
      { field: 'listingId', message: 'choose the listing' },
      { field: 'fields.title', message: 'write the name' },
    ];
    expect(sortedErrors(errors)).toEqual({
      atFields: [
        { field: 'title', message: 'Name: write the name' },
        { field: 'city', message: 'City: write the city' },
      ],
      others: ['choose the listing'],
    });
  });
});

describe('the possible actions of a submission', () => {
  const submission = (changed: Partial<Submission>) => ({ status: 'pending', kind: 'new', match: null, ...changed }) as Submission;
  const doable = (changed: Partial<Submission>) =>
    (['approve', 'reject', 'request-changes', 'spam', 'restore'] as const).filter((action) => !obstacleTo(action, submission(changed)));

  it('depend on its status', () => {
    expect(doable({})).toEqual(['approve', 'reject', 'request-changes', 'spam']);
    expect(doable({ status: 'changes-requested' })).toEqual(['approve', 'reject', 'spam']);
    for (const status of ['rejected', 'spam', 'withdrawn'] as const) expect(doable({ status })).toEqual(['restore']);
    expect(doable({ status: 'approved' })).toEqual([]);
  });

  it('need the listing for a renewal', () => {
    expect(doable({ kind: 'renewal' })).toEqual(['reject', 'request-changes', 'spam']);
    expect(doable({ kind: 'renewal', match: { listingId: 'oak', slug: 'oak', title: 'Oak' } })).toContain('approve');
  });
});

it('says in which ways two submissions are alike', () => {
  expect(alikeText(['phone', 'title and city'])).toBe('same phone number, same name and city');
});
