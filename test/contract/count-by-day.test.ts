import type { DataSource } from 'typeorm';
import { countByDay } from '../../src/platform/database/count-by-day.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

/** How many of these moments each day has, from the first to the last. */
async function counted(moments: string[], [first, last]: [string, string], timeZone: string): Promise<Record<string, number>> {
  const rows = moments.map((moment) => `('${moment}'::timestamptz)`).join(', ');
  const found = await countByDay(
    transactionsOn(source),
    { from: `(VALUES ${rows}) AS happened (at)`, time: 'at' },
    { first, last, timeZone },
  );
  return Object.fromEntries(found.map(({ day, count }) => [day, count]));
}

it('days begin at midnight in the site’s time zone, and may have 23 hours', async () => {
  const moments = [
    '2026-03-08T04:59:59Z',
    '2026-03-08T05:00:00Z',
    '2026-03-09T03:59:59.999Z',
    '2026-03-09T04:00:00Z',
    '2026-03-10T04:00:00Z',
  ];
  expect(await counted(moments, ['2026-03-08', '2026-03-09'], 'America/Toronto')).toEqual({ '2026-03-08': 2, '2026-03-09': 1 });
  expect(await counted(moments, ['2026-03-08', '2026-03-08'], 'America/St_Johns')).toEqual({ '2026-03-08': 2 });
});

// PostgreSQL has an older list of time zones than the runtime, or a newer one: it differs in the winter of at least one of these.
it.each(['America/Vancouver', 'America/Edmonton'])('days in %s are equal to those computed by the process', async (timeZone) => {
  const moments = Array.from({ length: 48 }, (_, hour) => new Date(Date.UTC(2026, 11, 15, hour)).toISOString());
  const dayOf = (moment: string) => new Date(moment).toLocaleDateString('sv', { timeZone });
  const expected: Record<string, number> = {};
  for (const day of moments.map(dayOf)) expected[day] = (expected[day] ?? 0) + 1;
  expect(await counted(moments, ['2026-12-14', '2026-12-16'], timeZone)).toEqual(expected);
});
