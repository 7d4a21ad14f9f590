import { PostgresDayCounts } from '../../src/modules/overview/adapters/postgres/postgres-day-counts.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const DAY = '2026-11-20';

it('the maximum count of a day is stored, and the last number of listings', async () => {
  const counts = new PostgresDayCounts(transactionsOn(await migratedSource()));
  const keep = (searches: number, listings: number) =>
    counts.keep([
      { day: DAY, what: 'searches', count: searches },
      { day: DAY, what: 'listings', count: listings },
    ]);
  await keep(5, 90);
  await keep(3, 80);
  const found = await counts.between(DAY, DAY);
  expect(Object.fromEntries(found.map(({ what, count }) => [what, count]))).toEqual({ searches: 5, listings: 80 });
});
