import type pg from 'pg';

/**
 * Lets the connection take a query while it carries out another one: it is sent when that one has been answered. The driver has such a queue,
 * which its next version gives up. Queries with a callback go past it: nobody sends them while others wait.
 */
export function queryInTurn(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  const inTurn = (...given: unknown[]): Promise<unknown> => {
    if (!isAwaited(given)) return query(...given);
    const answer = underWay === 0 ? query(...given) : last.then(() => query(...given));
    underWay += 1;
    const done = () => (underWay -= 1);
    last = answer.then(done, done);
    return answer;
  };
  client.query = inTurn as typeof client.query;
}

/** Whether the driver answers with a promise. */
function isAwaited([first, ...others]: unknown[]): boolean {
  const isStream = typeof first === 'object' && first !== null && 'submit' in first;
  return !isStream && typeof others.at(-1) !== 'function';
}
