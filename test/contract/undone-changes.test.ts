import { setTimeout as sleep } from 'node:timers/promises';
import { ApproximatePlaceCalculator } from '../../src/modules/listings/adapters/postgres/catalogue/approximate-place-calculator.js';
import { alignTrades } from '../../src/modules/listings/adapters/postgres/catalogue/align-trades.js';
import { PostgresBulkChanges } from '../../src/modules/listings/adapters/postgres/catalogue/postgres-bulk-changes.js';
import { PostgresCuratedListings } from '../../src/modules/listings/adapters/postgres/catalogue/postgres-curated-listings.js';
import { TradeAlignment } from '../../src/modules/listings/adapters/postgres/catalogue/trade-alignment.js';
import { PostgresSheetUndo } from '../../src/modules/listings/adapters/postgres/import/postgres-sheet-undo.js';
import { ChangeInBulk } from '../../src/modules/listings/application/catalogue/change-in-bulk.js';
import type { BulkChange } from '../../src/modules/listings/domain/catalogue/bulk-change.js';
import { AllListings, InMemoryCurated } from '../../src/modules/listings/testing/curation.js';
import { GazetteerTowns } from '../../src/modules/search/domain/understanding/towns.js';

import { ListingsInUse } from '../../src/modules/listings/domain/catalogue/listing.errors.js';
import type { LockedTradeNames } from '../../src/modules/trades/application/locked-trade-names.js';
import { InMemoryAuditLog, StoppedClock } from '../../src/shared/testing/doubles.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';
import { aRow } from '../support/sheet.js';

const TO_GUELPH = { action: 'correct', fields: { city: 'Guelph' }, featuredUntil: null } as const;
const FEATURE = { action: 'correct', fields: { featured: 'yes' }, featuredUntil: null } as const;

let directory: TestDirectory;
/** What the directory calls every trade. */
let called: string;

beforeEach(async () => {
  directory = await openDirectory();
  await directory.sync([aRow('r-1'), aRow('r-2')]);
  called = (await rows())[0]!.trade;
});

afterEach(() => directory.close());

const tradeOf = () => called;
const trades = { tradeOf: () => Promise.resolve(tradeOf) } as unknown as LockedTradeNames;
const rows = () =>
  directory.transaction.manager.query<{ key: string; id: string; trade: string; version: string; city: string | null }[]>(
    'SELECT key, id, trade, version, city FROM listing ORDER BY id',
  );
const rename = () => directory.transaction.run(() => alignTrades(directory.transaction, tradeOf));

function curatedListings(): PostgresCuratedListings {
  const { transaction, outbox } = directory;
  return new PostgresCuratedListings(transaction, outbox, trades, new ApproximatePlaceCalculator(transaction, new GazetteerTowns()));
}

function changes(): ChangeInBulk {
  const { transaction, outbox } = directory;
  const bulk = new PostgresBulkChanges(transaction, outbox, trades);
  return new ChangeInBulk(
    new AllListings(new InMemoryCurated()),
    curatedListings(),
    bulk,
    new InMemoryAuditLog(),
    transaction,
    new StoppedClock(),
  );
}

/** @returns the id of the change */
const made = async (change: BulkChange, ids: string[]) => (await changes().run({ ids }, change, undefined, null)).id!;
const undo = (id: string) => changes().undo(id, null);
const shown = () =>
  directory.transaction.manager.query<object[]>('SELECT featured, city, description, corrections, status FROM listing ORDER BY id');

describe('a bulk change whose listings have been synced since', () => {
  it('is undone without changing what the sync wrote', async () => {
    const id = await made(FEATURE, ['r-1', 'r-2']);
    await directory.sync([aRow('r-1', { description: 'Open at night.' }), aRow('r-2', { description: 'Open on Sundays.' })]);
    expect(await undo(id)).toEqual({ restored: 2, left: 0 });
    expect(await shown()).toMatchObject([
      { featured: false, description: 'Open at night.', corrections: null },
      { featured: false, description: 'Open on Sundays.', corrections: null },
    ]);
    await expect(undo(id)).rejects.toThrow('undone');
  });

  it('leaves later decisions, and can restore them once those are undone', async () => {
    const first = await made(TO_GUELPH, ['r-1', 'r-2']);
    const second = await made({ ...TO_GUELPH, fields: { city: 'Elora' } }, ['r-2']);
    expect(await undo(first)).toEqual({ restored: 1, left: 1 });
    expect((await changes().latest()).find(({ id }) => id === first)).toMatchObject({ listings: 2, restored: 1, undoneAt: null });
    expect(await undo(first)).toEqual({ restored: 0, left: 1 });
    expect(await shown()).toMatchObject([{ city: 'Toronto' }, { city: 'Elora' }]);
    expect(await undo(second)).toEqual({ restored: 1, left: 0 });
    expect(await undo(first)).toEqual({ restored: 1, left: 0 });
    expect(await shown()).toMatchObject([{ city: 'Toronto' }, { city: 'Toronto' }]);
  });

  it('does not merge a restored listing into one that has been deleted since', async () => {
    const { manager } = directory.transaction;
    await manager.query(`UPDATE listing SET status = 'unpublished', held_back = true, merged_into = 'r-2' WHERE id = 'r-1'`);
    const id = await made({ action: 'restore', fields: {}, featuredUntil: null }, ['r-1']);
    await manager.query(`DELETE FROM listing WHERE id = 'r-2'`);
    expect(await undo(id)).toEqual({ restored: 1, left: 0 });
    expect(await shown()).toMatchObject([{ status: 'unpublished' }]);
  });
});

describe('featuring until a day', () => {
  const UNTIL = new Date('2099-01-01T05:00:00Z');
  const SPOTLIGHT = { ...FEATURE, featuredUntil: UNTIL };

  it('can be undone if one of the listings was featured before', async () => {
    await made(FEATURE, ['r-1']);
    const id = await made(SPOTLIGHT, ['r-1', 'r-2']);
    expect(await undo(id)).toEqual({ restored: 2, left: 0 });
    expect(await shown()).toMatchObject([{ featured: true }, { featured: false }]);
    expect((await changes().latest()).find((change) => change.id === id)).toMatchObject({ change: { featuredUntil: UNTIL } });
  });

  it('can be undone after a sync has written the listings', async () => {
    const id = await made(SPOTLIGHT, ['r-1', 'r-2']);
    await directory.sync([aRow('r-1', { description: 'Open at night.' }), aRow('r-2', { description: 'Open on Sundays.' })]);
    expect(await undo(id)).toEqual({ restored: 2, left: 0 });
    expect(await shown()).toMatchObject([{ featured: false }, { featured: false }]);
  });
});

it('all changes that can be undone are listed, newest first', async () => {
  const change = JSON.stringify(TO_GUELPH);
  await directory.transaction.manager.query(
    `INSERT INTO listing_bulk_change (id, made_at, change, listings)
     SELECT gen_random_uuid(), timestamptz '2026-11-01T12:00:00Z' + day * interval '1 day', $1, day FROM generate_series(1, 29) AS day`,
    [change],
  );
  expect((await changes().latest()).map(({ listings }) => listings)).toEqual(Array.from({ length: 29 }, (_, index) => 29 - index));
});

it('a renamed trade does not change a listing: a bulk change can still be undone', async () => {
  const id = await made(TO_GUELPH, ['r-1']);
  const before = await rows();
  called = 'Pipefitter';
  expect((await rename()).length).toBe(2);
  expect(await rows()).toEqual(before.map((row) => ({ ...row, trade: 'Pipefitter' })));
  expect(await undo(id)).toEqual({ restored: 1, left: 0 });
  expect((await rows())[0]).toMatchObject({ city: expect.not.stringMatching('Guelph') as string, trade: 'Pipefitter' });
});

it('a write after the renaming in the same transaction is a change', async () => {
  const [before] = await rows();
  called = 'Pipefitter';
  await directory.transaction.run(async () => {
    await alignTrades(directory.transaction, tradeOf);
    await directory.transaction.manager.query(`UPDATE listing SET city = 'Guelph' WHERE id = 'r-1'`);
  });
  expect(Number((await rows())[0]!.version)).toBe(Number(before!.version) + 1);
});

it('a restored listing has its licence check', async () => {
  const { manager } = directory.transaction;
  await manager.query(`UPDATE listing SET source = 'own'`);
  await manager.query(
    `INSERT INTO licence_check SELECT key, 'ECRA/ESA 7000001', timestamptz '2026-11-01T12:00:00Z', 'Zoe' FROM listing WHERE id = 'r-1'`,
  );
  const checks = () => manager.query<object[]>('SELECT * FROM licence_check');
  const before = await checks();
  const id = await made({ action: 'delete', fields: {}, featuredUntil: null }, ['r-1', 'r-2']);
  expect(await checks()).toEqual([]);
  expect(await undo(id)).toEqual({ restored: 2, left: 0 });
  expect(await checks()).toEqual(before);
});

describe('the index is notified of all listings whose trade an undo renames', () => {
  it('after a bulk change', async () => {
    await directory.transaction.manager.query(`UPDATE listing SET source = 'own' WHERE id = 'r-1'`);
    const id = await made({ action: 'delete', fields: {}, featuredUntil: null }, ['r-1']);
    called = 'Pipefitter';
    expect(await undo(id)).toEqual({ restored: 1, left: 0 });
    const { keys } = directory.outbox.entries.at(-1)!.payload as { keys: number[] };
    expect(keys.sort()).toEqual((await rows()).map(({ key }) => Number(key)));
  });

  it('after a sync', async () => {
    await directory.sync([aRow('r-1', { description: 'Open at night.' }), aRow('r-2')]);
    called = 'Pipefitter';
    const sheet = new PostgresSheetUndo(directory.transaction, trades);
    const taken = await directory.transaction.run(() => sheet.undoLastRun('sheet'));
    expect(taken).toMatchObject({ updated: 1 });
    expect(taken!.keys.sort()).toEqual((await rows()).map(({ key }) => Number(key)));
  });
});

it('an undo after an import with a replaced table is announced as any other', async () => {
  const filled = await openDirectory(1);
  try {
    const { transaction, listings } = filled;
    await filled.sync(Array.from({ length: 5 }, (_, index) => aRow(`r-${index + 1}`)));
    await transaction.manager.query(`DELETE FROM listing WHERE id IN ('r-1', 'r-2')`);
    // More than are named one by one: the directory has changed as a whole, and its searches are planned anew.
    await transaction.run(() => listings.announce(Array.from({ length: 2_001 }, (_, key) => key)));
    expect(await transaction.manager.query(`SELECT reltuples FROM pg_class WHERE oid = 'listing'::regclass`)).toEqual([{ reltuples: 3 }]);
  } finally {
    await filled.close();
  }
});

describe('while another transaction has locked one of the listings', () => {
  const locked = (id: string, meanwhile: () => Promise<unknown>) =>
    new Promise<{ done: Promise<unknown> }>((resolve) => {
      const done: Promise<unknown> = directory.transaction.run(async () => {
        await directory.transaction.query('SELECT FROM listing WHERE id = $1 FOR UPDATE', [id]);
        resolve({ done });
        await meanwhile();
      });
    });

  it('a bulk change waits without holding other locks, so that there is no deadlock', async () => {
    const { done } = await locked('r-2', async () => {
      await sleep(200);
      await directory.transaction.query(`UPDATE listing SET description = 'Written.' WHERE id = 'r-1'`);
    });
    await Promise.all([made(TO_GUELPH, ['r-1', 'r-2']), done]);
    expect(await shown()).toMatchObject(['Written.', null].map((description) => ({ city: 'Guelph', description })));
  });

  it('renaming trades waits in the same way', async () => {
    called = 'Another name';
    const { transaction } = directory;
    let align = (): Promise<void> => Promise.reject(new Error('Nothing is handled.'));
    const outbox = {
      add: () => Promise.resolve(),
      handle: (_topic: string, _options: object, handler: (none: never[]) => Promise<void>) => void (align = () => handler([])),
    };
    new TradeAlignment(outbox, transaction, trades);
    const { done } = await locked('r-2', async () => {
      await sleep(200);
      await transaction.query(`UPDATE listing SET description = 'Written.' WHERE id = 'r-1'`);
    });
    await Promise.all([align(), done]);
    expect((await rows()).map(({ trade }) => trade)).toEqual([called, called]);
  });

  it('a change of that listing reports the reason when the statement times out', async () => {
    const { transaction } = directory;
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { done } = await locked('r-1', () => held);
    const change = transaction.run(async () => {
      await transaction.query(`SET LOCAL statement_timeout = '100ms'`);
      await curatedListings().getForUpdate('r-1');
    });
    try {
      await expect(change).rejects.toThrow(ListingsInUse);
    } finally {
      release();
      await done;
    }
  });
});
