import type pg from 'pg';

/**
 * Queues queries on a connection: one that is issued while another one runs is sent when that one has been answered. The driver's own queue
 * ends with its next version. Queries with a callback bypass this queue: none is ever issued while others wait.
 */
export function queueQueries(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  const inTurn = (...given: unknown[]): Promise<unknown> => {
    if (!returnsPromise(given)) return query(...given);
    const answer = underWay === 0 ? query(...given) : last.then(() => query(...given));
    underWay += 1;
    const done = () => (underWay -= 1);
    last = answer.then(done, done);
    return answer;
  };
  client.query = inTurn as typeof client.query;
}

/** Whether the driver returns a promise for this call. */
function returnsPromise([first, ...others]: unknown[]): boolean {
  const isStream = typeof first === 'object' && first !== null && 'submit' in first;
  return !isStream && typeof others.at(-1) !== 'function';
}
