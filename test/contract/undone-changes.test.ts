import { randomUUID } from 'node:crypto';
import { alignTrades } from '../../src/modules/listings/adapters/postgres/catalogue/align-trades.js';
import { PostgresBulkChanges } from '../../src/modules/listings/adapters/postgres/catalogue/postgres-bulk-changes.js';
import { PostgresSheetUndo } from '../../src/modules/listings/adapters/postgres/import/postgres-sheet-undo.js';
import type { LockedTradeNames } from '../../src/modules/trades/application/locked-trade-names.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';
import { aRow } from '../support/sheet.js';

const AT = new Date('2026-03-01T08:00:00Z');
const CHANGE = { action: 'correct', fields: { city: 'Guelph' }, featuredUntil: null } as const;

let directory: TestDirectory;
/** What the directory calls every trade. */
let called: string;

beforeEach(async () => {
  directory = await openDirectory();
  await directory.sync([aRow('r-1'), aRow('r-2')]);
  called = 'Pipefitter';
});

afterEach(() => directory.close());

const tradeOf = () => called;
const trades = { tradeOf: () => Promise.resolve(tradeOf) } as unknown as LockedTradeNames;
const rows = () =>
  directory.transaction.manager.query<{ key: string; id: string; trade: string; version: string; city: string | null }[]>(
    'SELECT key, id, trade, version, city FROM listing ORDER BY id',
  );
const rename = () => directory.transaction.run(() => alignTrades(directory.transaction.manager, tradeOf));

/** One of the two listings is changed, and can be changed back. */
async function changed(): Promise<{ bulk: PostgresBulkChanges; id: string }> {
  const { transaction, outbox } = directory;
  const [bulk, id] = [new PostgresBulkChanges(transaction, outbox, trades), randomUUID()];
  await transaction.run(async () => {
    await bulk.remember({ id, madeAt: AT, change: CHANGE, listings: 1 }, ['r-1']);
    await transaction.manager.query(`UPDATE listing SET city = 'Guelph' WHERE id = 'r-1'`);
  });
  return { bulk, id };
}

it('another name of a trade is no change of a listing: a change of many can still be undone', async () => {
  const { bulk, id } = await changed();
  const before = await rows();
  expect((await rename()).length).toBe(2);
  expect(await rows()).toEqual(before.map((row) => ({ ...row, trade: 'Pipefitter' })));
  expect(await directory.transaction.run(() => bulk.takeBack(id, AT))).toEqual({ restored: 1, left: 0 });
  expect((await rows())[0]).toMatchObject({ city: expect.not.stringMatching('Guelph') as string, trade: 'Pipefitter' });
});

it('what is written after the new names in the same transaction is a change', async () => {
  const [before] = await rows();
  await directory.transaction.run(async () => {
    await alignTrades(directory.transaction.manager, tradeOf);
    await directory.transaction.manager.query(`UPDATE listing SET city = 'Guelph' WHERE id = 'r-1'`);
  });
  expect(Number((await rows())[0]!.version)).toBe(Number(before!.version) + 1);
});

describe('the index is told of all listings that an undo gives another name of their trade', () => {
  it('of a change of many', async () => {
    const { bulk, id } = await changed();
    await directory.transaction.run(() => bulk.takeBack(id, AT));
    const { keys } = directory.outbox.entries.at(-1)!.payload as { keys: number[] };
    expect(keys.sort()).toEqual((await rows()).map(({ key }) => Number(key)));
  });

  it('of a sync', async () => {
    await directory.sync([aRow('r-1', { description: 'Open at night.' }), aRow('r-2')]);
    const undo = new PostgresSheetUndo(directory.transaction, trades);
    const taken = await directory.transaction.run(() => undo.takeBack('sheet'));
    expect(taken).toMatchObject({ updated: 1 });
    expect(taken!.keys.sort()).toEqual((await rows()).map(({ key }) => Number(key)));
  });
});

it('an undo after an import that filled a table of its own is announced as any other', async () => {
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
