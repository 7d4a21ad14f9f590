import { SyncDoneElsewhere, SyncPaused } from '../../domain/import/sync.errors.js';
import {
  InMemorySheetListings,
  InMemorySheetUndo,
  InMemorySyncLock,
  InMemorySyncRuns,
  InMemoryTransaction,
  SheetOfRows,
  TickingClock,
} from '../../testing/doubles.js';
import { SyncByItself } from './sync-by-itself.js';
import { SyncListings } from './sync-listings.js';

/** Long before the clock's first look. */
const EARLIER = new Date('2026-11-21T05:00:00Z');

function setUp() {
  const listings = new InMemorySheetListings();
  const [runs, undo] = [new InMemorySyncRuns(), new InMemorySheetUndo()];
  const sync = new SyncListings(
    new SheetOfRows([
      ['id', 'title'],
      ['a', 'Ann'],
    ]),
    listings,
    runs,
    new InMemorySyncLock(),
    new InMemoryTransaction(listings),
    new TickingClock(),
  );
  return { runs, undo, sync, byItself: new SyncByItself(sync, runs, undo) };
}

describe('SyncByItself', () => {
  it('syncs at a start and by the clock', async () => {
    const { byItself } = setUp();
    const start = await byItself.atStart();
    expect(start).toMatchObject({ trigger: 'start', status: 'applied' });
    expect(await byItself.byTheClock(new Date(start.finishedAt!.getTime() + 500))).toMatchObject({
      trigger: 'schedule',
      status: 'applied',
    });
  });

  it('leaves a tick to whoever was first to sync since it', async () => {
    const { byItself, runs } = setUp();
    await byItself.byTheClock(EARLIER);
    await expect(byItself.byTheClock(EARLIER)).rejects.toThrow(SyncDoneElsewhere);
    expect(runs.records).toHaveLength(1);
  });

  it('is not kept from it by a preview', async () => {
    const { byItself, sync } = setUp();
    await sync.run({ trigger: 'manual', dryRun: true });
    expect(await byItself.byTheClock(EARLIER)).toMatchObject({ status: 'applied' });
  });

  it('does nothing, and leaves no trace, while it is paused', async () => {
    const { byItself, undo, runs } = setUp();
    await undo.pause(EARLIER);
    await expect(byItself.atStart()).rejects.toThrow(SyncPaused);
    await expect(byItself.byTheClock(EARLIER)).rejects.toThrow(SyncPaused);
    expect(runs.records).toEqual([]);
  });
});
