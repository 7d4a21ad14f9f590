import { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import { StoppedClock } from '../../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../../shared/testing/fixed-settings.js';
import { DirectoryTrades, NO_TRADE_SETTINGS } from '../../../trades/vocabulary.js';
import type { TaughtPhrase } from '../../domain/learning/taught-phrase.js';
import { Meanings } from '../meanings.js';
import { AdminSearches } from './admin-searches.js';
import { type CountedQuery, type ReportQuestion, SearchReport } from './search-report.js';

const TRADES = new DirectoryTrades(NO_TRADE_SETTINGS, [{ name: 'Plumber', count: 20_996, cities: ['Guelph'] }]);
const query = (text: string): CountedQuery => ({ query: text, searches: 2, nothing: 1, lastDay: '2026-03-01', understood: null });
const taught = (phrase: string, kind: TaughtPhrase['kind'], target: string): TaughtPhrase => ({
  id: 1,
  phrase,
  kind,
  target,
  targetName: `${target}, as it was called`,
  taughtAt: new Date(0),
  business: null,
});

class CountedSearches extends SearchReport {
  asked: unknown[] = [];

  days(from: string, to: string) {
    this.asked = [from, to];
    return Promise.resolve([
      { day: from, searches: 5, nothing: 2, notKept: 1 },
      { day: to, searches: 1, nothing: 0, notKept: 0 },
    ]);
  }

  queries(_from: string, _to: string, _question: ReportQuestion) {
    return Promise.resolve({ items: [query('Leaky Faucets'), query('pizza')], total: 41 });
  }
}

function searches(...phrases: TaughtPhrase[]) {
  const nobody = () => Promise.resolve([]);
  const report = new CountedSearches();
  const views = new AdminSearches(
    report,
    { all: () => Promise.resolve(phrases), allForUpdate: nobody, add: () => Promise.resolve(), remove: () => Promise.resolve(undefined) },
    {
      withId: () => Promise.resolve(undefined),
      called: nobody,
      matching: () => Promise.resolve([{ id: 'p', title: 'Plumb Perfect', industry: 'Plumber', city: null }]),
    },
    { get: () => Promise.resolve(TRADES) },
    { get: () => Promise.resolve({ industries: [], cities: ['Guelph'] }) },
    new Meanings(),
    new StoppedClock(new Date('2026-03-11T03:00:00Z')),
    new SiteCalendar(new FixedSettings()),
  );
  return { report, views };
}

it('adds up the days of the period, including today, and names the taught meaning of a query', async () => {
  const { report, views } = searches(taught('leaky faucet', 'trade', 'plumber'));
  const view = await views.searches({ days: 7, show: 'all', page: 2, limit: 20 });
  expect(report.asked).toEqual(['2026-03-04', '2026-03-10']);
  expect(view).toMatchObject({
    from: '2026-03-04',
    to: '2026-03-10',
    searches: 6,
    nothing: 2,
    notKept: 1,
    total: 41,
    page: 2,
    totalPages: 3,
  });
  expect(view.items.map(({ taught: meaning }) => meaning)).toEqual(['plumber, as it was called', null]);
});

it('a taught target has its present name; a deleted one has no link', async () => {
  const { views } = searches(
    taught('one', 'trade', 'plumber'),
    taught('two', 'trade', 'gone'),
    taught('three', 'place', 'Guelph'),
    taught('four', 'business', 'gone'),
  );
  expect((await views.taught()).map(({ name, leadsNowhere }) => [name, leadsNowhere])).toEqual([
    ['Plumber', false],
    ['gone, as it was called', true],
    ['Guelph', false],
    ['gone, as it was called', true],
  ]);
});

it('offers all trades at first, then trades, places and businesses that match the typed text', async () => {
  const { views } = searches();
  const first = await views.choices('');
  expect(new Set(first.map(({ kind }) => kind))).toEqual(new Set(['trade']));
  expect(first.length).toBe(TRADES.all.length);
  expect(await views.choices('PLUM')).toEqual([
    { kind: 'trade', target: 'plumber', name: 'Plumber', detail: '20,996 listed' },
    { kind: 'business', target: 'p', name: 'Plumb Perfect', detail: 'Plumber' },
  ]);
  expect((await views.choices('gue')).find(({ kind }) => kind === 'place')).toMatchObject({ name: 'Guelph', detail: 'ON' });
});
