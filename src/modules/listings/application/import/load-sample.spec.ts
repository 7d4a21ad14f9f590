import {
  InMemoryListingQueries,
  InMemorySheetListings,
  InMemorySyncLock,
  InMemorySyncRuns,
  InMemoryTransaction,
  SheetOfRows,
  TickingClock,
} from '../../testing/doubles.js';
import { LoadSample } from './load-sample.js';
import { SyncListings } from './sync-listings.js';

const sample = new SheetOfRows([
  ['id', 'title'],
  ['s-1', 'Fictional'],
  ['s-2', 'Made up'],
]);
const real = new SheetOfRows([
  ['id', 'title'],
  ['1', 'Bob'],
]);

let listings: InMemorySheetListings;
let runs: InMemorySyncRuns;
let sync: SyncListings;
let load: LoadSample;

beforeEach(() => {
  listings = new InMemorySheetListings();
  runs = new InMemorySyncRuns();
  sync = new SyncListings(real, listings, runs, new InMemorySyncLock(), new InMemoryTransaction(listings), new TickingClock());
  load = loadOf(sample);
});

const loadOf = (sheet: SheetOfRows | undefined) => new LoadSample(sheet, sync, new InMemoryListingQueries(listings), runs);

it('loads the sample into a new installation', async () => {
  expect(await load.onFirstRun()).toMatchObject({ trigger: 'sample', created: 2, status: 'applied' });
  expect([...listings.stored.values()].map(({ source }) => source)).toEqual(['sample', 'sample']);
});

it('loads it only once', async () => {
  await load.onFirstRun();
  expect(await load.onFirstRun()).toBeUndefined();
  await sync.run({ trigger: 'manual' });
  expect(await load.onFirstRun()).toBeUndefined();
  expect(listings.shown()).toEqual(['1']);
});

it('leaves the directory empty if it is switched off', async () => {
  expect(await loadOf(undefined).onFirstRun()).toBeUndefined();
  expect(listings.shown()).toEqual([]);
});

it('does not load it once a sync was applied, even if its listings were deleted', async () => {
  await sync.run({ trigger: 'manual' });
  listings.stored.clear();
  expect(await load.onFirstRun()).toBeUndefined();
});

it.each(['running', 'failed', 'refused', 'previewed'] as const)('loads it despite an earlier run that is %s', async (status) => {
  await load.onFirstRun();
  listings.stored.clear();
  runs.records[0]!.status = status;
  expect(await load.onFirstRun()).toMatchObject({ created: 2 });
});
