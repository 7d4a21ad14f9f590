import { PostgresSearchCounts } from '../../src/modules/search/adapters/postgres/learning/postgres-search-counts.js';
import { PostgresSearchReport } from '../../src/modules/search/adapters/postgres/learning/postgres-search-report.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const DAY = '2026-11-20';

it('says of each page of searched queries how many there are, also beyond the last one', async () => {
  const transactions = transactionsOn(await migratedSource());
  const queries = ['plumber', 'roofer', 'mason'];
  const counts = queries.map((query, index) => ({ day: DAY, query, searches: 5 - index, nothing: index, understood: null }));
  await new PostgresSearchCounts(transactions).add(counts);
  const report = new PostgresSearchReport(transactions);
  const page = async (number: number, show: 'all' | 'nothing' = 'all', q?: string) => {
    const { items, total } = await report.queries(DAY, DAY, { days: 7, show, q, page: number, limit: 2 });
    return [items.map(({ query }) => query), total];
  };
  expect(await page(1)).toEqual([['plumber', 'roofer'], 3]);
  expect(await page(2)).toEqual([['mason'], 3]);
  expect(await page(3)).toEqual([[], 3]);
  expect(await page(2, 'nothing')).toEqual([[], 2]);
  expect(await page(1, 'all', 'roof')).toEqual([['roofer'], 1]);
  expect(await page(1, 'all', 'nobody')).toEqual([[], 0]);
});
