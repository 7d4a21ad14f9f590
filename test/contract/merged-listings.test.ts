import { ApproximatePlaceCalculator } from '../../src/modules/listings/adapters/postgres/catalogue/approximate-place-calculator.js';
import { PostgresBulkChanges } from '../../src/modules/listings/adapters/postgres/catalogue/postgres-bulk-changes.js';
import { PostgresCuratedListings } from '../../src/modules/listings/adapters/postgres/catalogue/postgres-curated-listings.js';
import { PostgresSheetUndo } from '../../src/modules/listings/adapters/postgres/import/postgres-sheet-undo.js';
import { ChangeInBulk } from '../../src/modules/listings/application/catalogue/change-in-bulk.js';
import { MergeListings } from '../../src/modules/listings/application/catalogue/merge-listings.js';
import type { CorrectableField } from '../../src/modules/listings/domain/catalogue/corrections.js';
import type { CuratedListing } from '../../src/modules/listings/domain/catalogue/curated-listing.js';
import { ListingsInUse } from '../../src/modules/listings/domain/catalogue/listing.errors.js';
import { aCurated, AllListings, InMemoryCurated } from '../../src/modules/listings/testing/curation.js';
import { GazetteerTowns } from '../../src/modules/search/domain/understanding/towns.js';
import { InMemoryAuditLog, StoppedClock } from '../../src/shared/testing/doubles.js';
import { openDirectory, type TestDirectory, tradesOn } from '../support/directory.js';
import { aRow } from '../support/sheet.js';

const IDS = ['r-1', 'r-2', 'r-3'];
const IDS_AND_MORE = [...IDS, 'r-4'];
const MERGED = { status: 'unpublished', held_back: true };
const PUBLISHED = { status: 'published', held_back: false, merged_into: null };
const DELETE = { action: 'delete', fields: {}, featuredUntil: null } as const;
/** As an admin left it. */
const HIDDEN = { status: 'unpublished', held_back: true, merged_into: null };

let directory: TestDirectory;

beforeEach(async () => {
  directory = await openDirectory();
  await directory.sync(IDS.map((id) => aRow(id)));
});

afterEach(() => directory.close());

interface ListingState {
  key: string;
  status: string;
  held_back: boolean;
  merged_into: string | null;
}

function parts() {
  const { transaction, outbox } = directory;
  const trades = tradesOn(transaction);
  const curated = new PostgresCuratedListings(
    transaction,
    outbox,
    trades,
    new ApproximatePlaceCalculator(transaction, new GazetteerTowns()),
  );
  const bulk = new PostgresBulkChanges(transaction, outbox, trades);
  const views = new AllListings(new InMemoryCurated(...IDS_AND_MORE.map((id) => aCurated(id))));
  const [audit, clock] = [new InMemoryAuditLog(), new StoppedClock()];
  return {
    curated,
    changes: new ChangeInBulk(views, curated, bulk, audit, transaction, clock),
    merges: new MergeListings(curated, bulk, views, audit, transaction, clock),
  };
}

const merge = (kept: string, gone: string, take: CorrectableField[] = []) => parts().merges.run(kept, gone, take, null);
const sync = (...ids: string[]) => directory.sync(ids.map((id) => aRow(id)));
const decide = (id: string, decision: (listing: CuratedListing) => unknown) =>
  directory.transaction.run(async () => {
    const { curated } = parts();
    const listing = (await curated.findForUpdate(id))!;
    decision(listing);
    await curated.save(listing);
  });
const unpublish = (id: string) => decide(id, (listing) => listing.unpublish());
const undoSync = async () =>
  (await directory.transaction.run(() =>
    new PostgresSheetUndo(directory.transaction, tradesOn(directory.transaction)).undoLastRun('sheet'),
  ))!;
async function stateOf(id: string): Promise<ListingState> {
  const [row] = await directory.transaction.manager.query<ListingState[]>(
    'SELECT key, status, held_back, merged_into FROM listing WHERE id = $1',
    [id],
  );
  return row!;
}
const query = <Row>(sql: string, values?: unknown[]) => directory.transaction.manager.query<Row>(sql, values);
const keyOf = async (id: string) => Number((await stateOf(id)).key);

describe('a sync that drops the listing into which another one was merged', () => {
  it('leaves the other one hidden if an admin has unpublished the business since', async () => {
    await merge('r-1', 'r-2');
    await unpublish('r-1');
    await sync('r-2', 'r-3');
    expect(await stateOf('r-1')).toMatchObject({ status: 'removed' });
    expect(await stateOf('r-2')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
  });

  it('leaves the other one in its state before the merge', async () => {
    await unpublish('r-2');
    await merge('r-1', 'r-2');
    await sync('r-2', 'r-3');
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
  });

  it('leaves the other one in its state before the merge if that followed a run that was undone since', async () => {
    await directory.sync([aRow('r-1'), aRow('r-2', { description: 'Open at night.' }), aRow('r-3')]);
    await unpublish('r-2');
    await merge('r-1', 'r-2');
    await undoSync();
    expect(await stateOf('r-2')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
    await sync('r-2', 'r-3');
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
  });

  it('leaves another one merged into a hidden one that was merged into it and is dropped as well', async () => {
    await merge('r-2', 'r-3');
    await unpublish('r-2');
    await merge('r-1', 'r-2');
    await sync('r-3');
    expect(await stateOf('r-3')).toMatchObject({ ...MERGED, merged_into: 'r-2' });
  });

  it('publishes one that was unpublished, restored and then merged', async () => {
    await unpublish('r-2');
    await merge('r-1', 'r-2');
    await decide('r-2', (listing) => listing.restore());
    await merge('r-1', 'r-2');
    await sync('r-2', 'r-3');
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  });

  it('publishes one that comes back after both were gone, whatever else the sheet has', async () => {
    await merge('r-1', 'r-2');
    await sync('r-3');
    expect(await stateOf('r-2')).toMatchObject({ status: 'removed' });
    await sync('r-2', 'r-3');
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  });

  it('publishes one of another source that comes back', async () => {
    await query(`UPDATE listing SET source = 'upload:1' WHERE id = 'r-1'`);
    await merge('r-1', 'r-2');
    await sync('r-3');
    await query(`UPDATE listing SET status = 'removed' WHERE id = 'r-1'`);
    await sync('r-2', 'r-3');
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  });

  it('follows a chain of merges to its end', async () => {
    await merge('r-2', 'r-3');
    await merge('r-1', 'r-2');
    await sync('r-1', 'r-3');
    expect(await stateOf('r-3')).toMatchObject({ ...MERGED, merged_into: 'r-2' });
    await sync('r-3');
    expect(await stateOf('r-3')).toMatchObject(PUBLISHED);
    await undoSync();
    expect(await stateOf('r-3')).toMatchObject({ ...MERGED, merged_into: 'r-2' });
  });
});

describe('an undo of such a sync', () => {
  it('restores the merge, and notifies the index', async () => {
    await merge('r-1', 'r-2');
    await sync('r-2', 'r-3');
    expect((await undoSync()).keys).toContain(await keyOf('r-2'));
    expect(await stateOf('r-1')).toMatchObject(PUBLISHED);
    expect(await stateOf('r-2')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
    await sync('r-2', 'r-3');
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  });

  it('does so even if the sync has written the other one', async () => {
    await merge('r-1', 'r-2');
    await directory.sync([aRow('r-2', { description: 'Open at night.' }), aRow('r-3')]);
    await undoSync();
    expect(await stateOf('r-2')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
  });

  it('does so if the other one was unpublished before the merge, which stays recorded', async () => {
    await unpublish('r-2');
    await merge('r-1', 'r-2');
    await sync('r-2', 'r-3');
    await undoSync();
    expect(await stateOf('r-2')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
    await sync('r-2', 'r-3');
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
  });

  it('does not change later decisions of an admin', async () => {
    await merge('r-1', 'r-2');
    await merge('r-1', 'r-3');
    await sync('r-2', 'r-3');
    await merge('r-2', 'r-3');
    await unpublish('r-2');
    await undoSync();
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
    expect(await stateOf('r-3')).toMatchObject({ ...MERGED, merged_into: 'r-2' });
  });
});

describe('an undo of an import publishes a listing that was merged into another', () => {
  beforeEach(async () => {
    await directory.transaction.manager.query(`UPDATE listing SET source = 'own' WHERE id = 'r-3'`);
  });

  it.each([
    ['that the import brought', `DELETE FROM listing WHERE id = 'r-2'`],
    ['that was gone before the import', `UPDATE listing SET status = 'removed' WHERE id = 'r-2'`],
  ])('%s', async (_what, before) => {
    await directory.transaction.manager.query(before);
    await sync('r-1', 'r-2');
    await merge('r-2', 'r-3');
    expect((await undoSync()).keys).toContain(await keyOf('r-3'));
    expect(await stateOf('r-2')).toMatchObject({ status: 'removed' });
    expect(await stateOf('r-3')).toMatchObject(PUBLISHED);
  });
});

it('a listing merged into a sample listing is published when the sample is removed, and merged again by an undo', async () => {
  await query(`UPDATE listing SET source = CASE id WHEN 'r-3' THEN 'own' ELSE 'sample' END`);
  await merge('r-1', 'r-3');
  await merge('r-1', 'r-2');
  await sync('new');
  expect(await query('SELECT id FROM listing ORDER BY id')).toEqual([{ id: 'new' }, { id: 'r-3' }]);
  expect(await stateOf('r-3')).toMatchObject(PUBLISHED);
  expect((await undoSync()).keys).toContain(await keyOf('r-3'));
  expect(await stateOf('r-3')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
});

it('a listing of the sheet with the id of a merged sample is not merged', async () => {
  await query(`UPDATE listing SET source = CASE id WHEN 'r-3' THEN 'own' ELSE 'sample' END`);
  await unpublish('r-1');
  await merge('r-3', 'r-1');
  await sync('r-1');
  expect(await stateOf('r-1')).toMatchObject(PUBLISHED);
  await undoSync();
  expect(await stateOf('r-1')).toMatchObject({ ...MERGED, merged_into: 'r-3' });
  expect(await query(`SELECT held_before_merge FROM listing WHERE id = 'r-1'`)).toEqual([{ held_before_merge: true }]);
});

it('an undo of a merge that had to leave one listing is completed once that is as the merge left it', async () => {
  await directory.sync([aRow('r-1'), aRow('r-2', { email: 'two@example.com' })]);
  await merge('r-1', 'r-2', ['email']);
  const { changes } = parts();
  const { id } = (await changes.latest())[0]!;
  await decide('r-1', (listing) => listing.correct({ changes: { email: 'other@example.com' }, reset: [] }));
  expect(await changes.undo(id, null)).toEqual({ restored: 1, left: 1 });
  expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  expect(await changes.undo(id, null)).toEqual({ restored: 0, left: 1 });
  expect((await changes.latest())[0]).toMatchObject({ listings: 2, restored: 1, undoneAt: null });
  await decide('r-1', (listing) => listing.correct({ changes: { email: 'two@example.com' }, reset: [] }));
  expect(await changes.undo(id, null)).toEqual({ restored: 1, left: 0 });
  expect((await changes.latest())[0]).toMatchObject({ restored: 2, undoneAt: expect.any(Date) as Date });
  expect(await directory.transaction.manager.query(`SELECT corrections FROM listing WHERE id = 'r-1'`)).toEqual([{ corrections: null }]);
});

describe('a listing merged into one that an admin deletes', () => {
  const remove = (...ids: string[]) => parts().changes.run({ ids }, DELETE, undefined, null);

  beforeEach(async () => {
    await query(`UPDATE listing SET source = 'own' WHERE id = 'r-1'`);
    await merge('r-1', 'r-2');
    await unpublish('r-3');
    await merge('r-1', 'r-3');
  });

  it('is counted by the preview, unless it is deleted as well', async () => {
    const preview = await parts().changes.preview({ ids: ['r-1', 'r-2'] }, DELETE);
    expect(preview).toMatchObject({
      deleted: 1,
      merged: 2,
      items: [
        { id: 'r-1', merged: 2 },
        { id: 'r-2', merged: 0 },
      ],
    });
    await query(`UPDATE listing SET source = 'own' WHERE id = 'r-2'`);
    expect(await parts().changes.preview({ ids: ['r-1', 'r-2'] }, DELETE)).toMatchObject({ deleted: 2, merged: 1 });
    expect(await parts().changes.preview({ ids: ['r-1'] }, { ...DELETE, action: 'unpublish' })).toMatchObject({
      merged: 0,
      mergedHidden: 2,
    });
  });

  it('is not merged any more, stays unpublished, and is among the latest changes', async () => {
    await query(`UPDATE listing SET updated_at = '2020-01-01'`);
    expect(await remove('r-1')).toMatchObject({ merged: 2 });
    const left = await query('SELECT *, updated_at > $1 AS "isLatest" FROM listing ORDER BY id', ['2020-01-01']);
    expect(left).toMatchObject(['r-2', 'r-3'].map((id) => ({ ...HIDDEN, id, held_before_merge: null, isLatest: true })));
    await decide('r-2', (listing) => listing.restore());
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  });

  it('is so if the target is erased, which reports their number', async () => {
    const { curated } = parts();
    const erased = await directory.transaction.run(async () => curated.remove(await curated.getForUpdate('r-1')));
    expect(erased).toBe(2);
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
  });

  it('is merged again by an undo, and its state before the merge is known', async () => {
    const { id } = await remove('r-1');
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 1, left: 0 });
    expect(await stateOf('r-2')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
    expect(await query('SELECT id, held_before_merge FROM listing WHERE merged_into IS NOT NULL ORDER BY id')).toEqual([
      { id: 'r-2', held_before_merge: false },
      { id: 'r-3', held_before_merge: true },
    ]);
  });

  it('has its state before the merge again after an undo of its own deletion', async () => {
    await query(`UPDATE listing SET source = 'own' WHERE id = 'r-3'`);
    const { id } = await remove('r-3');
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 1, left: 0 });
    expect(await query(`SELECT merged_into, held_before_merge FROM listing WHERE id = 'r-3'`)).toEqual([
      { merged_into: 'r-1', held_before_merge: true },
    ]);
  });

  it('is not changed by an undo if it was changed since', async () => {
    const { id } = await remove('r-1');
    await decide('r-2', (listing) => listing.restore());
    await parts().changes.undo(id!, null);
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
    expect(await stateOf('r-3')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
  });

  it('is published again by an undo of the merge', async () => {
    await remove('r-1');
    const { changes } = parts();
    const merges = (await changes.latest()).filter(({ change }) => change.action === 'merge');
    for (const { id } of merges) expect(await changes.undo(id, null)).toEqual({ restored: 1, left: 0 });
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
    expect(await stateOf('r-3')).toMatchObject(HIDDEN);
  });
});

describe('deleted listings are restored without the merge', () => {
  beforeEach(async () => {
    await query(`UPDATE listing SET source = 'own'`);
    await merge('r-1', 'r-2');
  });

  it('into one that has been deleted since', async () => {
    const { id } = await parts().changes.run({ ids: ['r-2', 'r-3'] }, DELETE, undefined, null);
    await query(`DELETE FROM listing WHERE id = 'r-1'`);
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 2, left: 0 });
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
  });

  it('into one that cannot be restored with them', async () => {
    const [{ slug }] = (await query(`SELECT slug FROM listing WHERE id = 'r-1'`)) as [{ slug: string }];
    const { id } = await parts().changes.run({ ids: IDS }, DELETE, undefined, null);
    await sync('new');
    await directory.transaction.manager.query('UPDATE listing SET slug = $1', [slug]);
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 2, left: 1 });
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
  });

  it('unless the other one is restored with them', async () => {
    const { id } = await parts().changes.run({ ids: IDS }, DELETE, undefined, null);
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 3, left: 0 });
    expect(await stateOf('r-2')).toMatchObject({ ...MERGED, merged_into: 'r-1' });
  });
});

describe('no undo creates a circle of merges', () => {
  const RESTORE = { ...DELETE, action: 'restore' } as const;
  const merges = () => query('SELECT id, merged_into AS into FROM listing WHERE merged_into IS NOT NULL ORDER BY id');

  it('of a restore, if the other listing was merged into it since', async () => {
    await merge('r-1', 'r-2');
    const { id } = await parts().changes.run({ ids: ['r-2'] }, RESTORE, undefined, null);
    await merge('r-3', 'r-1');
    await merge('r-2', 'r-3');
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 0, left: 1 });
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
    const later = (await parts().changes.latest()).find(({ change }) => change.action === 'merge' && change.kept === 'r-2')!;
    await parts().changes.undo(later.id, null);
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 1, left: 0 });
    expect(await merges()).toEqual([
      { id: 'r-1', into: 'r-3' },
      { id: 'r-2', into: 'r-1' },
    ]);
  });

  it('of a restore of two that were each merged into the other since', async () => {
    await sync(...IDS_AND_MORE);
    await merge('r-1', 'r-2');
    await merge('r-3', 'r-4');
    const { id } = await parts().changes.run({ ids: ['r-2', 'r-4'] }, RESTORE, undefined, null);
    await merge('r-4', 'r-1');
    await merge('r-2', 'r-3');
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 1, left: 1 });
    expect(await stateOf('r-4')).toMatchObject(PUBLISHED);
  });

  it('of a deletion', async () => {
    await query(`UPDATE listing SET source = 'own'`);
    await merge('r-1', 'r-2');
    await merge('r-3', 'r-1');
    const { id } = await parts().changes.run({ ids: ['r-1'] }, DELETE, undefined, null);
    await decide('r-2', (listing) => listing.restore());
    await merge('r-2', 'r-3');
    await unpublish('r-2');
    expect(await parts().changes.undo(id!, null)).toEqual({ restored: 1, left: 0 });
    expect(await merges()).toEqual([
      { id: 'r-1', into: 'r-3' },
      { id: 'r-3', into: 'r-2' },
    ]);
    expect(await stateOf('r-2')).toMatchObject(HIDDEN);
  });

  it('of a sync that ended merges', async () => {
    await query(`UPDATE listing SET source = 'own' WHERE id <> 'r-1'`);
    await merge('r-1', 'r-2');
    await sync('new');
    await query(`UPDATE listing SET status = 'unpublished', held_back = true, merged_into = 'r-2' WHERE id = 'r-1'`);
    await undoSync();
    expect(await merges()).toEqual([{ id: 'r-1', into: 'r-2' }]);
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  });

  it('of a sync whose sheet had the id of a sample', async () => {
    await query(`UPDATE listing SET source = CASE id WHEN 'r-1' THEN 'sample' ELSE 'own' END`);
    await merge('r-3', 'r-1');
    await sync('r-1');
    await merge('r-1', 'r-3');
    await undoSync();
    expect(await merges()).toEqual([{ id: 'r-3', into: 'r-1' }]);
  });
});

describe('the database refuses a circle of merges', () => {
  it('of any number of listings', async () => {
    await merge('r-2', 'r-3');
    await merge('r-1', 'r-2');
    for (const into of ['r-3', 'r-1'])
      await expect(query(`UPDATE listing SET merged_into = $1 WHERE id = 'r-1'`, [into])).rejects.toThrow(
        'The listing r-1 would be merged into itself.',
      );
    await query(`UPDATE listing SET merged_into = CASE id WHEN 'r-1' THEN 'r-3' END WHERE id IN ('r-1', 'r-2', 'r-3')`);
    expect(await stateOf('r-1')).toMatchObject({ merged_into: 'r-3' });
  });

  it('also if two transactions create it together', async () => {
    const { transaction } = directory;
    const mergeRow = (id: string, into: string) =>
      transaction.run(async () => {
        await query('UPDATE listing SET merged_into = $2 WHERE id = $1', [id, into]);
        await query('SELECT pg_sleep(0.1)');
      });
    const made = await Promise.allSettled([mergeRow('r-1', 'r-2'), mergeRow('r-2', 'r-3'), mergeRow('r-3', 'r-1')]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });

  it('one of which is asked to retry', async () => {
    const into = (from: string, to: string) => decide(from, (listing) => listing.mergeInto(to));
    await into('r-1', 'r-2');
    await expect(into('r-2', 'r-1')).rejects.toThrow(ListingsInUse);
    expect(await stateOf('r-2')).toMatchObject(PUBLISHED);
  });
});
