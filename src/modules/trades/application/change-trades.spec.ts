import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import { TradesChangedMeanwhile } from '../domain/trade.errors.js';
import { NO_TRADE_SETTINGS } from '../domain/trade-settings.js';
import { ChangeTrades, TRADE_NAMES_CHANGED } from './change-trades.js';
import { aCount, AnnouncedTopics, FixedCounts, FixedPictures, InMemoryTradeSettings } from '../testing/doubles.js';

const CLIENT = { client: '127.0.0.1' };

let settings: InMemoryTradeSettings;
let announced: AnnouncedTopics;
let audit: InMemoryAuditLog;
let trades: ChangeTrades;

beforeEach(() => {
  settings = new InMemoryTradeSettings();
  announced = new AnnouncedTopics();
  audit = new InMemoryAuditLog();
  trades = new ChangeTrades(
    settings,
    new FixedCounts([aCount('Plumber', 4), aCount('Framing', 2)]),
    new FixedPictures(['/media/here.webp']),
    announced,
    audit,
    new NoTransaction(),
  );
});

const nothingSaved = () =>
  expect([settings.current, announced.topics, audit.entries]).toEqual([{ settings: NO_TRADE_SETTINGS, version: 0 }, [], []]);

it('saves a change, announces changed names, and records it in the audit log', async () => {
  const after = await trades.merge('framing', 'carpenter', CLIENT);
  expect(after).toEqual(settings.current);
  expect(after).toMatchObject({ version: 1, settings: { merged: { framing: { name: 'Framing', into: 'carpenter' } } } });
  expect(announced.topics).toEqual([TRADE_NAMES_CHANGED]);
  expect(audit.entries).toEqual([
    { action: 'trades-changed', client: '127.0.0.1', detail: { change: 'merged', trade: 'framing', into: 'carpenter', version: 1 } },
  ]);
  await trades.unmerge('framing', CLIENT);
  expect(settings.current.settings.merged).toEqual({});
});

it('records that a trade was hidden or shown again', async () => {
  await trades.change('roofer', { hidden: true }, CLIENT);
  await trades.change('roofer', { hidden: false }, CLIENT);
  await trades.change('roofer', { hidden: true, summary: 'Roofs.' }, CLIENT);
  expect(audit.entries.map(({ detail }) => detail?.['change'])).toEqual(['hidden', 'shown', 'changed']);
});

it('adds, sorts and removes', async () => {
  await trades.add({ name: 'Piano mover' }, CLIENT);
  await trades.arrange(['piano-mover', 'plumber'], CLIENT);
  expect(settings.current.settings).toMatchObject({ own: [{ slug: 'piano-mover' }], order: ['piano-mover', 'plumber'] });
  await trades.remove('piano-mover', CLIENT);
  expect(settings.current.settings).toMatchObject({ own: [], order: ['plumber'] });
});

it('refuses a change of an outdated version, and saves nothing', async () => {
  await expect(trades.change('roofer', { summary: 'Roofs.' }, { ...CLIENT, version: 7 })).rejects.toThrow(TradesChangedMeanwhile);
  nothingSaved();
  await trades.change('roofer', { summary: 'Roofs.' }, { ...CLIENT, version: 0 });
  expect(settings.current.version).toBe(1);
});

it('saves nothing if any part of a change is invalid', async () => {
  await expect(trades.merge('framing', 'framing', CLIENT)).rejects.toThrow('into');
  nothingSaved();
});

it('accepts pictures that exist on this site or have another address, and no others', async () => {
  await trades.change('roofer', { image: '/media/here.webp' }, CLIENT);
  await trades.change('painter', { image: 'https://elsewhere.example/a.webp' }, CLIENT);
  await expect(trades.change('mason', { image: '/media/gone.webp' }, CLIENT)).rejects.toMatchObject({
    errors: [{ field: 'image', message: 'is a picture that is no longer here; upload it again' }],
  });
  expect(Object.keys(settings.current.settings.changed)).toEqual(['roofer', 'painter']);
});

it('validates a merge without saving it', async () => {
  const before = await trades.checkMerge('framing', 'carpenter');
  expect(before.find('framing')?.count).toBe(2);
  await expect(trades.checkMerge('framing', 'nothing')).rejects.toThrow('into');
  nothingSaved();
});
