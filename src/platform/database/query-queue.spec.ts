import type pg from 'pg';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { queueQueries } from './query-queue.js';

/** Takes one query at a time, as the driver's next version does; `false` fails. */
function connection() {
  let isBusy = false;
  const asked: unknown[] = [];
  const client = {
    query: (value: unknown, callback?: () => void): Promise<unknown> | undefined => {
      if (callback) {
        callback();
        return undefined;
      }
      return (async () => {
        if (isBusy) throw new Error('The connection is busy.');
        [isBusy, asked[asked.length]] = [true, value];
        await nextTurn();
        isBusy = false;
        if (value === false) throw new Error('It failed.');
        return value;
      })();
    },
  };
  queueQueries(client as unknown as pg.ClientBase);
  return { query: client.query as (...given: unknown[]) => Promise<unknown>, asked };
}

it('queries that are sent at once are run one after the other, also after a failed one', async () => {
  const { query, asked } = connection();
  const answers = await Promise.allSettled([query(1), query(false), query(3), query(4)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(asked).toEqual([1, false, 3, 4]);
  expect(await query(5)).toBe(5);
});

it('a query with a callback is passed on at once', async () => {
  const { query } = connection();
  const first = query(1);
  await new Promise<void>((resolve) => void query(2, resolve));
  expect(await first).toBe(1);
});
