import { applyBulkChange, type BulkChange } from './bulk-change.js';
import type { MadeBulkChange } from './bulk-changes.js';
import { undoBulkChange } from './bulk-undo.js';
import { CuratedListing, type CuratedState, UNDECIDED } from './curated-listing.js';
import { detailsWith } from './listing.js';
import { merge } from './merge.js';

const AT = new Date('2026-11-20T15:00:00Z');
const UNTIL = new Date('2027-01-01T05:00:00Z');

type Stored = Omit<CuratedState, 'id'>;
/** What stands in the database: a write raises the version. */
const stored = (listing: CuratedListing, version: number, more: Partial<CuratedState> = {}): CuratedListing => {
  const { id, status, heldBack, origin, source, corrections, featuredUntil, confirmedAt, mergedInto, heldBeforeMerge } = listing;
  return new CuratedListing({
    ...{ id, status, heldBack, origin, source, corrections, featuredUntil, confirmedAt, mergedInto, heldBeforeMerge },
    ...{ version, ...more },
  });
};
const listing = (state: Partial<CuratedState> = {}) =>
  new CuratedListing({
    ...{ id: 'r-1', status: 'published', heldBack: false, version: 1, origin: 'sheet', corrections: {} },
    ...UNDECIDED,
    source: detailsWith({ title: 'Northgate', city: 'Guelph' }),
    ...state,
  });
const change = (more: Partial<BulkChange>): BulkChange => ({ action: 'correct', fields: {}, featuredUntil: null, ...more });
/** The source has said something else since. */
const SYNCED: Partial<Stored> = { source: detailsWith({ title: 'Northgate', city: 'Elora', description: 'New' }) };

/** @param since what has become of the listing since the change, other than by an admin */
function afterwards(before: CuratedListing, made: BulkChange, since: Partial<Stored> = SYNCED): CuratedListing {
  const now = before.copy();
  applyBulkChange(now, made, AT);
  return stored(now, 3, since);
}

const undo = (made: MadeBulkChange['change'], before: CuratedListing, now?: CuratedListing) =>
  undoBulkChange({ change: made, madeAt: AT }, [before], new Map(now ? [[now.id, now]] : []));

const FEATURE = change({ fields: { featured: 'yes' }, featuredUntil: UNTIL });
const TO_FERGUS = change({ fields: { city: 'Fergus', verified: 'yes' } });

describe('undoing a change of many listings, after a sync has written them', () => {
  it('restores the fields that it set, and nothing else', () => {
    const before = listing({ corrections: { phone: '(519) 555-0142' } });
    const now = afterwards(before, FEATURE);
    expect(undo(FEATURE, before, now)).toEqual({ changed: [now], restored: ['r-1'], deleted: [], needed: [] });
    expect(now.shown).toMatchObject({ featured: false, city: 'Elora', description: 'New', phone: '(519) 555-0142' });
    expect([now.corrections, now.featuredUntil]).toEqual([{ phone: '(519) 555-0142' }, null]);
  });

  it('restores an earlier correction', () => {
    const before = listing({ corrections: { city: 'Rockwood' } });
    const now = afterwards(before, TO_FERGUS);
    undo(TO_FERGUS, before, now);
    expect(now.corrections).toEqual({ city: 'Rockwood' });
  });

  it('leaves later decisions, and is reported as incomplete', () => {
    const now = afterwards(listing(), TO_FERGUS);
    now.correct({ changes: { city: 'Arthur' }, reset: [] });
    expect(undo(TO_FERGUS, listing(), now)).toEqual({ changed: [now], restored: [], deleted: [], needed: [] });
    expect(now.shown).toMatchObject({ city: 'Arthur', verified: false });
    now.correct({ changes: {}, reset: ['city'] });
    expect(undo(TO_FERGUS, listing(), now)).toEqual({ changed: [], restored: ['r-1'], deleted: [], needed: [] });
  });

  it('leaves a badge whose end date was changed since', () => {
    const now = afterwards(listing(), FEATURE, { ...SYNCED, featuredUntil: new Date('2028-01-01T05:00:00Z') });
    expect(undo(FEATURE, listing(), now)).toMatchObject({ changed: [], restored: [] });
  });

  it.each([
    ['unpublish', {}, {}, 'published'],
    ['unpublish', {}, { status: 'removed' }, 'removed'],
    ['delete', {}, {}, 'published'],
    ['restore', { status: 'unpublished', heldBack: true }, {}, 'unpublished'],
    ['restore', { status: 'unpublished', heldBack: true, mergedInto: 'r-2' }, {}, 'unpublished'],
  ] as [BulkChange['action'], Partial<Stored>, Partial<Stored>, string][])('%s of %j, then %j: %s', (action, was, since, status) => {
    const [before, made] = [listing(was), change({ action })];
    const now = afterwards(before, made, { ...SYNCED, ...since });
    expect(undo(made, before, now).restored).toEqual(['r-1']);
    expect(now).toMatchObject({ status, heldBack: before.heldBack, mergedInto: before.mergedInto, source: SYNCED.source });
  });

  it('keeps a listing hidden that was merged since', () => {
    const [before, made] = [listing(), change({ action: 'unpublish' })];
    const now = afterwards(before, made);
    now.mergeInto('r-2');
    expect(undo(made, before, now)).toMatchObject({ changed: [], restored: [] });
  });

  it('restores the date of confirmation, unless it was confirmed again', () => {
    const [before, made] = [listing({ confirmedAt: new Date('2025-01-01T00:00:00Z') }), change({ action: 'confirm' })];
    const now = afterwards(before, made);
    expect(undo(made, before, now).restored).toEqual(['r-1']);
    expect(now.confirmedAt).toEqual(before.confirmedAt);
    expect(undo(made, before, afterwards(before, made, { confirmedAt: UNTIL })).restored).toEqual([]);
  });

  it('restores deleted listings, but not if there is a new one with the same id', () => {
    const [before, made] = [listing({ origin: 'own' }), change({ action: 'delete' })];
    expect(undo(made, before)).toEqual({ changed: [], restored: [], deleted: ['r-1'], needed: [] });
    expect(undo(made, before, listing())).toEqual({ changed: [], restored: [], deleted: [], needed: [] });
    expect(undo(change({ action: 'confirm' }), before)).toEqual({ changed: [], restored: [], deleted: [], needed: [] });
  });
});

describe('undoing a merge', () => {
  const other = () => listing({ id: 'r-2', source: detailsWith({ title: 'North Gate', email: 'north@example.com' }) });
  const undoOf = (made: object, versions: number) => {
    const [kept, gone] = [listing(), other()];
    merge(kept, gone, ['email']);
    const present = [kept, gone].map((each) => stored(each, versions));
    const about = { action: 'merge', fields: {}, featuredUntil: null, into: 'Northgate', ...made } as MadeBulkChange['change'];
    const { restored } = undoBulkChange(
      { change: about, madeAt: AT },
      [listing(), other()],
      new Map(present.map((each) => [each.id, each])),
    );
    return { restored, email: present[0]!.shown.email, status: present[1]!.status };
  };

  it('restores both listings, also after a sync', () => {
    expect(undoOf({ kept: 'r-1', take: ['email'] }, 3)).toEqual({ restored: ['r-1', 'r-2'], email: null, status: 'published' });
  });

  it('keeps the former state of the other listing until both are restored', () => {
    const [kept, gone] = [listing(), other()];
    merge(kept, gone, ['email']);
    kept.correct({ changes: { email: 'new@example.com' }, reset: [] });
    const made = {
      change: { action: 'merge', fields: {}, featuredUntil: null, into: 'Northgate', kept: 'r-1', take: ['email'] },
      madeAt: AT,
    } as const;
    const present = new Map([stored(kept, 3), stored(gone, 2)].map((each) => [each.id, each]));
    expect(undoBulkChange(made, [listing(), other()], present)).toMatchObject({ restored: ['r-2'], needed: ['r-2'] });
    present.get('r-1')!.correct({ changes: { email: 'north@example.com' }, reset: [] });
    expect(undoBulkChange(made, [listing(), other()], present)).toMatchObject({ restored: ['r-1', 'r-2'], needed: [] });
    expect(present.get('r-1')!.shown.email).toBeNull();
  });

  it('of an earlier release, which did not store copied fields, works if the listings have not been written since', () => {
    expect(undoOf({}, 2)).toEqual({ restored: ['r-1', 'r-2'], email: null, status: 'published' });
    expect(undoOf({}, 3)).toEqual({ restored: [], email: 'north@example.com', status: 'unpublished' });
  });
});

it('merges that one undo restores close no circle with each other and a later merge', () => {
  const hidden = { status: 'unpublished', heldBack: true } as const;
  const [first, second] = [listing({ ...hidden, id: 'a', mergedInto: 'b' }), listing({ ...hidden, id: 'b', mergedInto: 'c' })];
  const restore = change({ action: 'restore' });
  const present = new Map([first, second].map((before) => [before.id, afterwards(before, restore)]));
  const { restored } = undoBulkChange({ change: restore, madeAt: AT }, [first, second], present, new Map([['c', 'a']]));
  expect([restored, present.get('a')!.mergedInto, present.get('b')!.mergedInto]).toEqual([['a'], 'b', null]);
});
