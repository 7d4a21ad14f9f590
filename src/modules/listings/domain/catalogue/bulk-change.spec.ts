import { InvalidValues } from '../../../../shared/domain-error.js';
import { applyBulkChange, type BulkChange, checkBulkChange } from './bulk-change.js';
import { CuratedListing, type CuratedState, UNDECIDED } from './curated-listing.js';
import { detailsWith } from './listing.js';
import { merge } from './merge.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2027-01-01T05:00:00Z');

const listing = (state: Partial<CuratedState> = {}) =>
  new CuratedListing({
    ...{ id: 'r-1', status: 'published', heldBack: false, version: 1, origin: 'sheet', corrections: {} },
    ...UNDECIDED,
    source: detailsWith({ title: 'Northgate', industry: 'Plumber', city: 'Guelph', phone: null }),
    ...state,
  });
const change = (more: Partial<BulkChange> = {}): BulkChange => ({ action: 'correct', fields: {}, featuredUntil: null, ...more });
const effectOn = (about: CuratedListing, more: Partial<BulkChange>) => applyBulkChange(about, change(more), NOW);

describe('a change of many listings', () => {
  it('says what changes in each, and skips those without a change', () => {
    expect(effectOn(listing(), { fields: { city: 'Fergus', verified: 'yes' } })).toEqual({
      effect: 'changed',
      changes: [
        { field: 'city', from: 'Guelph', to: 'Fergus' },
        { field: 'verified', from: false, to: true },
      ],
      reason: null,
    });
    expect(effectOn(listing(), { fields: { city: 'Guelph' } }).effect).toBe('same');
  });

  it('features until a day; a later decision about featuring removes that day', () => {
    const about = listing();
    expect(effectOn(about, { fields: { featured: 'yes' }, featuredUntil: LATER })).toMatchObject({ effect: 'changed' });
    expect(about.featuredUntil).toEqual(LATER);
    about.correct({ changes: { title: 'North' }, reset: [] });
    expect(about.featuredUntil).toEqual(LATER);
    about.endFeature();
    expect([about.shown.featured, about.featuredUntil]).toEqual([false, null]);
  });

  it.each([
    ['sheet', 'hidden'],
    ['upload:1', 'hidden'],
    ['own', 'deleted'],
    ['submission', 'deleted'],
  ] as const)('that deletes keeps one of %s %s: the source would bring it back', (origin, effect) => {
    expect(effectOn(listing({ origin }), { action: 'delete' }).effect).toBe(effect);
  });

  it('is refused for listings that are gone from their source, with the reason', () => {
    expect(effectOn(listing({ status: 'removed' }), { fields: { city: 'Fergus' } })).toMatchObject({
      effect: 'refused',
      reason: expect.stringContaining('gone from the sheet') as string,
    });
  });

  it.each([
    ['nothing to set', {}],
    ['fields that go with another action', { action: 'unpublish', fields: { city: 'Fergus' } }],
    ['a badge that is neither on nor off', { fields: { verified: 'perhaps' } }],
    ['a day without a badge', { fields: { city: 'Fergus' }, featuredUntil: LATER }],
    ['a day that is over', { fields: { featured: 'yes' }, featuredUntil: new Date('2026-11-19T05:00:00Z') }],
  ] as [string, Partial<BulkChange>][])('is refused completely for %s', (_what, more) => {
    expect(() => checkBulkChange(change(more), NOW)).toThrow(InvalidValues);
  });
});

describe('a merge', () => {
  const other = () => listing({ id: 'r-2', source: detailsWith({ title: 'North Gate', phone: '(519) 555-0142', city: 'Fergus' }) });

  it('copies the chosen fields as corrections, and hides the other listing', () => {
    const [kept, gone] = [listing(), other()];
    merge(kept, gone, ['phone']);
    expect(kept.shown).toMatchObject({ title: 'Northgate', phone: '(519) 555-0142', city: 'Guelph' });
    expect(gone).toMatchObject({ status: 'unpublished', heldBack: true, mergedInto: 'r-1' });
    gone.restore();
    expect(gone).toMatchObject({ status: 'published', mergedInto: null });
  });

  it('that takes over the badge takes over until when it is shown', () => {
    const kept = listing();
    merge(kept, listing({ id: 'r-2', corrections: { featured: true }, featuredUntil: LATER }), ['featured']);
    expect(kept).toMatchObject({ shown: { featured: true }, featuredUntil: LATER });
  });

  it.each([
    ['itself', () => listing(), () => listing()],
    ['one that was merged already', () => listing(), () => listing({ id: 'r-2', mergedInto: 'r-3' })],
    ['one, being merged itself', () => listing({ mergedInto: 'r-3' }), () => other()],
    ['one, being gone from its source', () => listing({ status: 'removed' }), () => other()],
    ['one that visitors see, being unpublished', () => listing({ status: 'unpublished' }), () => other()],
  ])('with %s is refused', (_what, kept, gone) => {
    expect(() => merge(kept(), gone(), [])).toThrow('Nothing was changed');
  });

  it('of two hidden listings is allowed', () => {
    const gone = listing({ id: 'r-2', status: 'unpublished' });
    merge(listing({ status: 'unpublished' }), gone, []);
    expect(gone.mergedInto).toBe('r-1');
  });

  it.each([true, false])('stores whether the other one was hidden before: %s', (heldBack) => {
    const gone = listing({ id: 'r-2', status: heldBack ? 'unpublished' : 'published', heldBack });
    merge(listing(), gone, []);
    expect(gone).toMatchObject({ heldBack: true, heldBeforeMerge: heldBack });
    gone.restore();
    expect(gone.heldBeforeMerge).toBe(false);
  });
});
