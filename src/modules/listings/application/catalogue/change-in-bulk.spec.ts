import { InvalidValues } from '../../../../shared/domain-error.js';
import { InMemoryAuditLog, NoTransaction, StoppedClock } from '../../../../shared/testing/doubles.js';
import { BulkChangeNotFound, NothingMatches, OtherListingsMatch } from '../../domain/catalogue/bulk.errors.js';
import type { BulkChange } from '../../domain/catalogue/bulk-change.js';
import { aCurated, AllListings, InMemoryBulkChanges, InMemoryCurated } from '../../testing/curation.js';
import { ChangeInBulk } from './change-in-bulk.js';

const ALL = { filter: {} };
const change = (more: Partial<BulkChange> = {}): BulkChange => ({ action: 'correct', fields: {}, featuredUntil: null, ...more });
const VERIFY = change({ fields: { verified: 'yes' } });

function directory() {
  const listings = new InMemoryCurated(
    aCurated('a-same', {}, { verified: true }),
    aCurated('b-other'),
    aCurated('c-gone', { status: 'removed' }),
    aCurated('d-own', { origin: 'own' }),
  );
  const before = [...listings.all.values()].map((listing) => listing.copy());
  const [changes, audit] = [new InMemoryBulkChanges(before), new InMemoryAuditLog()];
  const bulk = new ChangeInBulk(new AllListings(listings), listings, changes, audit, new NoTransaction(), new StoppedClock());
  return { listings, changes, audit, bulk };
}

it('a preview shows the result for each listing, refused ones first, and writes nothing', async () => {
  const { bulk, listings, changes, audit } = directory();
  const preview = await bulk.preview(ALL, VERIFY);
  expect(preview).toMatchObject({ total: 4, changed: 2, same: 1, refused: 1, hidden: 0, deleted: 0 });
  expect(preview.items.map(({ id, effect }) => [id, effect])).toEqual([
    ['c-gone', 'refused'],
    ['b-other', 'changed'],
    ['d-own', 'changed'],
    ['a-same', 'same'],
  ]);
  expect([listings.saved, changes.made, audit.entries]).toEqual([[], [], []]);
});

it('writes changed listings only, with the data for an undo, and one audit entry', async () => {
  const { bulk, listings, changes, audit } = directory();
  const { id, ...figures } = await bulk.run(ALL, VERIFY, 4, '192.0.2.1');
  expect(figures).toMatchObject({ total: 4, changed: 2 });
  expect(listings.saved).toEqual(['b-other', 'd-own']);
  expect(changes.made).toMatchObject([{ id, ids: ['b-other', 'd-own'], listings: 2 }]);
  expect(audit.entries).toEqual([
    { action: 'listings-changed', client: '192.0.2.1', detail: { action: 'correct', fields: { verified: 'yes' }, listings: 2 } },
  ]);
});

it('deletes listings that no source would bring back, and hides the others', async () => {
  const { bulk, listings } = directory();
  expect(await bulk.run(ALL, change({ action: 'delete' }), undefined, null)).toMatchObject({ hidden: 2, deleted: 2 });
  expect([...listings.all.keys()]).toEqual(['a-same', 'b-other']);
  expect(listings.saved).toEqual(['a-same', 'b-other']);
});

it('records nothing if nothing changes', async () => {
  const { bulk, changes, audit } = directory();
  expect(await bulk.run({ ids: ['a-same', 'c-gone'] }, VERIFY, 2, null)).toMatchObject({ id: null, same: 1, refused: 1 });
  expect([changes.made, audit.entries]).toEqual([[], []]);
});

it.each([
  ['more match than at the preview', ALL, VERIFY, 3, OtherListingsMatch],
  ['fewer match than at the preview', ALL, VERIFY, 5, OtherListingsMatch],
  ['none is left', { ids: ['nobody'] }, VERIFY, undefined, NothingMatches],
  ['the change itself is bad', ALL, change(), undefined, InvalidValues],
])('changes nothing if %s', async (_why, selection, made, expected, error) => {
  const { bulk, listings, changes, audit } = directory();
  await expect(bulk.run(selection, made, expected, null)).rejects.toThrow(error);
  expect([listings.saved, changes.made, audit.entries]).toEqual([[], [], []]);
});

it('is undone only once', async () => {
  const { bulk, audit } = directory();
  const { id } = await bulk.run(ALL, VERIFY, undefined, null);
  expect(await bulk.undo(id!, null)).toEqual({ restored: 2, left: 0 });
  await expect(bulk.undo(id!, null)).rejects.toThrow(BulkChangeNotFound);
  expect(audit.entries.map(({ action }) => action)).toEqual(['listings-changed', 'listings-change-undone']);
});

it('an undo leaves listings that were changed since, and a second undo restores them once that change is gone', async () => {
  const { bulk, listings } = directory();
  const { id } = await bulk.run(ALL, change({ fields: { city: 'Guelph' } }), undefined, null);
  listings.all.get('b-other')!.correct({ changes: { city: 'Elora' }, reset: [] });
  listings.all.get('d-own')!.correct({ changes: { title: 'Mended' }, reset: [] });
  expect(await bulk.undo(id!, null)).toEqual({ restored: 2, left: 1 });
  expect(listings.all.get('d-own')!.shown).toMatchObject({ title: 'Mended', city: null });
  listings.all.get('b-other')!.correct({ changes: { city: 'Guelph' }, reset: [] });
  expect(await bulk.undo(id!, null)).toEqual({ restored: 1, left: 0 });
});
