import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { PostgresSearchCounts } from '../../src/modules/search/adapters/postgres/learning/postgres-search-counts.js';
import { PostgresSearchReport } from '../../src/modules/search/adapters/postgres/learning/postgres-search-report.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const DAY = '2026-11-20';

it('each page of counted queries has their total, also beyond the last one', async () => {
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

it('counts are summed before sorting: one row for each query is left', async () => {
  const source = await migratedSource();
  const transactions = transactionsOn(source);
  await transactions.query(
    `INSERT INTO search_counts (day, query, searches, nothing, understood)
     SELECT $1::date - day, 'query ' || number, 2, 1, jsonb_build_object('day', day)
       FROM generate_series(0, 29) AS day, generate_series(1, 100) AS number`,
    [DAY],
  );
  await transactions.query('ANALYZE search_counts', []);
  const asked: { sql: string; values: unknown[] }[] = [];
  const noting = {
    query: (sql: string, values: unknown[]) => {
      asked.push({ sql, values });
      return transactions.query(sql, values);
    },
  } as unknown as PostgresTransaction;
  const report = new PostgresSearchReport(noting);
  const days = await report.days('2026-10-20', DAY);
  expect([days.length, days[0], days.at(-1)]).toEqual([
    32,
    { day: '2026-10-20', searches: 0, nothing: 0, notKept: 0 },
    { day: DAY, searches: 200, nothing: 100, notKept: 0 },
  ]);
  const { items } = await report.queries('2026-10-20', DAY, { days: 30, show: 'all', page: 2, limit: 5 });
  expect(items[0]).toEqual({ query: 'query 13', searches: 60, nothing: 30, lastDay: DAY, understood: { day: 0 } });
  for (const { sql, values } of asked) {
    const [explained] = await transactions.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, values);
    expect(sortedAndJoined(explained!['QUERY PLAN'][0].Plan)).toBeLessThanOrEqual(100);
  }
});

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** The most rows that any step sorts or joins. */
function sortedAndJoined(plan: Plan): number {
  const own = /Sort|Join|Nested Loop/.test(plan['Node Type']) ? plan['Actual Rows'] * plan['Actual Loops'] : 0;
  return Math.max(own, ...(plan.Plans ?? []).map(sortedAndJoined));
}
