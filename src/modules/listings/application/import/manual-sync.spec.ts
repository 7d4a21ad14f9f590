import { InMemoryAuditLog } from '../../../../shared/testing/doubles.js';
import { SheetRefused } from '../../domain/import/sync.errors.js';
import {
  InMemorySheetListings,
  InMemorySheetUndo,
  InMemorySyncLock,
  InMemorySyncRuns,
  InMemoryTransaction,
  SheetOfRows,
  TickingClock,
} from '../../testing/doubles.js';
import { ManualSync } from './manual-sync.js';
import { SyncListings } from './sync-listings.js';

const client = '203.0.113.7';

function setUp() {
  const sheet = new SheetOfRows([
    ['id', 'title'],
    ['a', 'Ann'],
    ['b', 'Bob'],
    ['c', 'Cyd'],
    ['d', 'Dee'],
  ]);
  const listings = new InMemorySheetListings();
  const audit = new InMemoryAuditLog();
  const sync = new SyncListings(
    sheet,
    listings,
    new InMemorySyncRuns(),
    new InMemorySyncLock(),
    new InMemoryTransaction(listings),
    new TickingClock(),
  );
  return { sheet, listings, audit, manual: new ManualSync(sync, audit, new InMemorySheetUndo()) };
}

describe('ManualSync', () => {
  it('records what was changed', async () => {
    const { sheet, audit, manual } = setUp();
    await manual.execute({ client });
    sheet.content = [
      ['id', 'title'],
      ['a', 'Anna'],
      ['b', 'Bob'],
      ['c', 'Cyd'],
      ['e', 'Eve'],
    ];
    expect(await manual.execute({ client })).toMatchObject({ trigger: 'manual', status: 'applied' });
    expect(audit.entries).toEqual([
      { action: 'listings-synced', client, detail: { created: 4, updated: 0, removed: 0 } },
      { action: 'listings-synced', client, detail: { created: 1, updated: 1, removed: 1 } },
    ]);
  });

  it('records nothing if there was no change, or it failed', async () => {
    const { sheet, audit, manual } = setUp();
    expect(await manual.execute({ client, dryRun: true })).toMatchObject({ status: 'previewed', created: 4 });
    sheet.content = [['title'], ['Ann']];
    await expect(manual.execute({ client })).rejects.toThrow(SheetRefused);
    expect(audit.entries).toEqual([]);
  });

  it('changes nothing if the audit entry cannot be written', async () => {
    const { listings, audit, manual } = setUp();
    audit.record = () => Promise.reject(new Error('full'));
    await expect(manual.execute({ client })).rejects.toThrow('full');
    expect(listings.shown()).toEqual([]);
  });
});
