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
import { ScheduledSync } from './scheduled-sync.js';
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
  return { runs, undo, sync, scheduled: new ScheduledSync(sync, runs, undo) };
}

describe('ScheduledSync', () => {
  it('syncs at the start and on schedule', async () => {
    const { scheduled } = setUp();
    const start = await scheduled.atStart();
    expect(start).toMatchObject({ trigger: 'start', status: 'applied' });
    expect(await scheduled.byTheClock(new Date(start.finishedAt!.getTime() + 500))).toMatchObject({
      trigger: 'schedule',
      status: 'applied',
    });
  });

  it('skips a tick if another process has synced since it', async () => {
    const { scheduled, runs } = setUp();
    await scheduled.byTheClock(EARLIER);
    await expect(scheduled.byTheClock(EARLIER)).rejects.toThrow(SyncDoneElsewhere);
    expect(runs.records).toHaveLength(1);
  });

  it('does not skip it because of a dry run', async () => {
    const { scheduled, sync } = setUp();
    await sync.run({ trigger: 'manual', dryRun: true });
    expect(await scheduled.byTheClock(EARLIER)).toMatchObject({ status: 'applied' });
  });

  it('does nothing, and records nothing, while it is paused', async () => {
    const { scheduled, undo, runs } = setUp();
    await undo.pause(EARLIER);
    await expect(scheduled.atStart()).rejects.toThrow(SyncPaused);
    await expect(scheduled.byTheClock(EARLIER)).rejects.toThrow(SyncPaused);
    expect(runs.records).toEqual([]);
  });
});
