import { PostgresDayCounts } from '../../src/modules/overview/adapters/postgres/postgres-day-counts.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const DAY = '2026-11-20';

it('the maximum of a count that is kept is stored, and the last one that was put in its place', async () => {
  const counts = new PostgresDayCounts(transactionsOn(await migratedSource()));
  const store = async (searches: number, listings: number) => {
    await counts.keep([{ day: DAY, what: 'searches', count: searches }]);
    await counts.replace([{ day: DAY, what: 'listings', count: listings }]);
  };
  await store(5, 90);
  await store(3, 80);
  const found = await counts.between(DAY, DAY);
  expect(Object.fromEntries(found.map(({ what, count }) => [what, count]))).toEqual({ searches: 5, listings: 80 });
});
