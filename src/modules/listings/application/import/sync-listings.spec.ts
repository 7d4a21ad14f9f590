import { ListingSourceFailed, NoListingSource, SheetRefused, SyncAlreadyRunning } from '../../domain/import/sync.errors.js';
import {
  InMemorySheetListings,
  InMemorySyncLock,
  InMemorySyncRuns,
  InMemoryTransaction,
  SheetOfRows,
  TickingClock,
} from '../../testing/doubles.js';
import { SyncListings } from './sync-listings.js';

const HEADER = ['id', 'title'];
const rows = (count: number, from = 1) => Array.from({ length: count }, (_, index) => [`id-${from + index}`, `Business ${from + index}`]);
const ids = (count: number, from = 1) =>
  rows(count, from)
    .map(([id]) => id)
    .sort();

let sheet: SheetOfRows;
let listings: InMemorySheetListings;
let runs: InMemorySyncRuns;
let lock: InMemorySyncLock;
let sync: SyncListings;

beforeEach(() => {
  sheet = new SheetOfRows([HEADER, ...rows(10)]);
  listings = new InMemorySheetListings();
  runs = new InMemorySyncRuns();
  lock = new InMemorySyncLock();
  sync = syncOf(sheet);
});

const syncOf = (source: SheetOfRows | undefined) =>
  new SyncListings(source, listings, runs, lock, new InMemoryTransaction(listings), new TickingClock());

const manual = { trigger: 'manual' } as const;

describe('a sync', () => {
  it('makes the directory equal to the sheet, and reports the result', async () => {
    await sync.run(manual);
    sheet.content = [HEADER, ['id-1', 'Renamed'], ...rows(8, 2), ['id-11', 'New']];
    const run = await sync.run({ trigger: 'schedule' });
    expect(listings.shown()).toEqual([...ids(9), 'id-11'].sort());
    expect(listings.stored.get('id-1')?.details.title).toBe('Renamed');
    expect(run).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 8,
      removed: 1,
      status: 'applied',
      trigger: 'schedule',
      source: 'sheet.csv',
    });
    expect(run.finishedAt!.getTime()).toBeGreaterThan(run.startedAt.getTime());
  });

  it('announces exactly the changed listings, and nothing without changes', async () => {
    await sync.run(manual);
    await sync.run(manual);
    sheet.content = [HEADER, ['id-1', 'Renamed'], ...rows(8, 2)];
    await sync.run(manual);
    const keyOf = (id: string) => listings.stored.get(id)!.key;
    expect(listings.announced).toEqual([
      ids(10)
        .map((id) => keyOf(id!))
        .sort((a, b) => a - b),
      [keyOf('id-1'), keyOf('id-10')],
    ]);
  });

  it('announces everything if most of it changed', async () => {
    sheet.content = [HEADER, ...rows(2_001)];
    await sync.run(manual);
    expect(listings.announced).toEqual(['all']);
  });

  it('saves long sheets in batches, and loses no row between them', async () => {
    sheet.content = [HEADER, ...rows(1_751)];
    const { created } = await sync.run(manual);
    expect({ created, shown: listings.shown().length }).toEqual({ created: 1_751, shown: 1_751 });
    expect(listings.largestBatch).toBeLessThan(1_751);
  });

  it('shows its changes at the end, and none after a dry run', async () => {
    await sync.run({ ...manual, dryRun: true });
    expect(listings.published).toBe(0);
    await sync.run({ ...manual, alongside: () => Promise.resolve(expect(listings.published).toBe(0)) });
    expect(listings.published).toBe(1);
  });

  it('waits for the last batch before it announces changes', async () => {
    const save = listings.save.bind(listings);
    listings.save = async (...saved) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return save(...saved);
    };
    await sync.run(manual);
    expect(listings.announced).toEqual([[...listings.stored.values()].map(({ key }) => key)]);
  });

  it('removes the sample directory, which the 30 % rule does not count', async () => {
    await sync.loadSample(new SheetOfRows([HEADER, ...rows(50, 1_000)]));
    const run = await sync.run(manual);
    expect(listings.shown()).toEqual(ids(10));
    expect(run).toMatchObject({ created: 10, removed: 0, sample: 50 });
    expect((await sync.run(manual)).sample).toBe(0);
  });

  it('takes over an id of the sample directory', async () => {
    await sync.loadSample(new SheetOfRows([HEADER, ['id-1', 'Fictional']]));
    await sync.run(manual);
    expect(listings.stored.get('id-1')).toMatchObject({ source: 'sheet', details: { title: 'Business 1' } });
  });
});

describe('a sync of listings with corrections', () => {
  const note = { row: 2, field: 'title', reason: 'is corrected here to "Bob\'s"; the sheet now says "Renamed"; the correction stays' };

  beforeEach(async () => {
    await sync.run(manual);
    const stored = listings.stored.get('id-1')!;
    stored.corrected = { corrections: { title: "Bob's" }, source: stored.details };
    sheet.content = [HEADER, ['id-1', 'Renamed'], ...rows(9, 2)];
  });

  it('reports a changed source value of a corrected field, in a dry run as well', async () => {
    const reported = async (dryRun: boolean) => (await sync.run({ ...manual, dryRun })).notes.filter(({ field }) => field === 'title');
    expect(await reported(true)).toEqual([note]);
    expect(await reported(false)).toEqual([note]);
    expect(listings.stored.get('id-1')?.corrected).toMatchObject({ corrections: { title: "Bob's" }, source: { title: 'Renamed' } });
  });

  it('reports it once, not at the next sync with the same value', async () => {
    await sync.run(manual);
    expect(await sync.run(manual)).toMatchObject({ unchanged: 10, updated: 0, notes: [{ row: 1 }, { row: 1 }, { row: 1 }] });
    sheet.content = [HEADER, ['id-1', 'Renamed', 'Plumber'], ...rows(9, 2)];
    expect((await sync.run(manual)).notes.filter(({ field }) => field === 'title')).toEqual([]);
  });
});

describe('a dry run', () => {
  it('reports changes without writing them', async () => {
    await sync.loadSample(new SheetOfRows([HEADER, ['s-1', 'Fictional']]));
    const before = structuredClone([...listings.stored]);
    const announced = listings.announced.length;
    const run = await sync.run({ ...manual, dryRun: true });
    expect(run).toMatchObject({ created: 10, removed: 0, sample: 1, status: 'previewed', dryRun: true });
    expect([...listings.stored]).toEqual(before);
    expect(listings.announced).toHaveLength(announced);
  });

  it('refuses what a real run would refuse', async () => {
    await sync.run(manual);
    sheet.content = [HEADER, ...rows(6)];
    await expect(sync.run({ ...manual, dryRun: true })).rejects.toThrow(SheetRefused);
    expect(await sync.run({ ...manual, dryRun: true, force: true })).toMatchObject({ removed: 4 });
    expect(listings.shown()).toEqual(ids(10));
  });
});

describe('a sync that cannot be applied', () => {
  beforeEach(async () => {
    await sync.run(manual);
  });

  it('closes a sheet that is refused before its end', async () => {
    const ends: string[] = [];
    class OpenSheet extends SheetOfRows {
      override async *rows(): AsyncIterable<string[]> {
        try {
          yield* super.rows();
          ends.push('read to its end');
        } finally {
          ends.push('closed');
        }
      }
    }
    await expect(syncOf(new OpenSheet([...rows(100), HEADER])).run(manual)).rejects.toThrow(SheetRefused);
    expect(ends).toEqual(['closed']);
    await syncOf(new OpenSheet([HEADER, ...rows(10)])).run(manual);
    expect(ends).toEqual(['closed', 'read to its end', 'closed']);
  });

  it('changes nothing if the sheet is refused, and the history has the reason', async () => {
    sheet.content = [HEADER, ['id-1', 'Renamed'], ['id-99', 'New']];
    await expect(sync.run(manual)).rejects.toThrow(SheetRefused);
    expect(listings.shown()).toEqual(ids(10));
    expect(listings.stored.get('id-1')?.details.title).toBe('Business 1');
    expect(runs.records[0]).toMatchObject({
      status: 'refused',
      created: 0,
      error: expect.stringMatching(/^The sheet would remove 9 of 10/) as string,
      errorCode: 'too-many-removed',
    });
  });

  it('is applied with force', async () => {
    sheet.content = [HEADER, ...rows(1)];
    expect(await sync.run({ ...manual, force: true })).toMatchObject({ removed: 9, force: true });
    expect(listings.shown()).toEqual(['id-1']);
  });

  it('changes nothing if the source fails halfway', async () => {
    sheet.content = [HEADER, ...rows(700, 100), new ListingSourceFailed('The sheet did not answer.')];
    await expect(sync.run(manual)).rejects.toThrow('The sheet did not answer.');
    expect(listings.shown()).toEqual(ids(10));
    expect(runs.records[0]).toMatchObject({ status: 'failed', error: 'The sheet did not answer.', errorCode: 'listing-source-failed' });
  });

  it('ends its transaction only when nothing is being written any more, if the source fails meanwhile', async () => {
    const { promise: failure, resolve: fails } = Promise.withResolvers<void>();
    let isWriting = false;
    sheet.content = [HEADER, ...rows(1_700, 100)];
    const given = sheet.rows.bind(sheet);
    sheet.rows = async function* () {
      yield* given();
      fails();
      throw new ListingSourceFailed('The sheet did not answer.');
    };
    listings.prepareSave = () =>
      Promise.resolve(async () => {
        isWriting = true;
        await failure;
        // Everything that follows the failure without waiting happens before this.
        await new Promise((resolve) => setImmediate(resolve));
        isWriting = false;
        return [];
      });
    const ending = new (class extends InMemoryTransaction {
      override run<T>(work: () => Promise<T>): Promise<T> {
        return super.run(work).finally(() => expect(isWriting).toBe(false));
      }
    })(listings);
    const failing = new SyncListings(sheet, listings, runs, lock, ending, new TickingClock());
    await expect(failing.run(manual)).rejects.toThrow('The sheet did not answer.');
  });

  it('hides unexpected errors from the history', async () => {
    sheet.content = [HEADER, new Error('password=secret')];
    await expect(sync.run(manual)).rejects.toThrow('password=secret');
    expect(runs.records[0]).toMatchObject({ status: 'failed', error: 'An unexpected error; the log has it.', errorCode: null });
    expect(runs.records[0]!.finishedAt).not.toBeNull();
  });

  it.each([
    ['while the next rows are read', 2_200],
    ['at the end', 5],
  ])('changes nothing if saving fails %s', async (_when, count) => {
    sheet.content = [HEADER, ...rows(count, 100)];
    listings.save = () => Promise.reject(new Error('no space left'));
    await expect(sync.run(manual)).rejects.toThrow('no space left');
    expect(listings.shown()).toEqual(ids(10));
  });

  it('reports the first error, not the later ones of its failed transaction', async () => {
    sheet.content = [HEADER, ...rows(2_200, 100)];
    let failed = false;
    listings.prepareSave = () =>
      failed
        ? Promise.reject(new Error('current transaction is aborted'))
        : Promise.resolve(async () => {
            failed = true;
            await Promise.resolve();
            throw new Error('no space left');
          });
    await expect(sync.run(manual)).rejects.toThrow('no space left');
  });

  it('writes changes that are spread over a large sheet in few batches', async () => {
    sheet.content = [HEADER, ...rows(5_000)];
    await sync.run(manual);
    const writes: number[] = [];
    const save = listings.save.bind(listings);
    listings.save = (source, batch) => {
      writes.push(batch.length);
      return save(source, batch);
    };
    sheet.content = [HEADER, ...rows(5_000).map((row, index) => (index % 100 === 0 ? row.with(1, `Other ${index}`) : row))];
    expect(await sync.run(manual)).toMatchObject({ updated: 50, unchanged: 4_950 });
    expect(writes).toEqual([50]);
  });

  it('does not start without a source', async () => {
    await expect(syncOf(undefined).run(manual)).rejects.toThrow(NoListingSource);
    expect(runs.records).toHaveLength(1);
  });

  it('does not start while another sync runs', async () => {
    await lock.withLock(async () => {
      await expect(sync.run(manual)).rejects.toThrow(SyncAlreadyRunning);
    });
    expect(runs.records).toHaveLength(1);
    await expect(sync.run(manual)).resolves.toMatchObject({ unchanged: 10 });
  });
});

it('marks the run of a killed process as ended', async () => {
  await sync.run(manual);
  runs.records[0]!.status = 'running';
  await sync.run(manual);
  expect(runs.records.map(({ status }) => status)).toEqual(['applied', 'interrupted']);
});

it('nothing is committed where its end cannot be recorded', async () => {
  runs.saveEnd = () => Promise.reject(new Error('no answer'));
  await expect(sync.run(manual)).rejects.toThrow('no answer');
  expect(listings.shown()).toEqual([]);
  expect(runs.records).toMatchObject([{ status: 'failed', created: 0 }]);
});
