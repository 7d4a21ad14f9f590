import type pg from 'pg';

/** Prefix of a statement that each connection prepares once instead of planning it each time. Only for a few frequent statements. */
export const PREPARED = '/* prepared */ ';

/** A prepared statement takes some 50 kB of memory for each connection; statements beyond this number are planned each time. */
const MAX_PREPARED = 64;

/**
 * Makes the connection run statements that begin with {@link PREPARED} as prepared statements. PostgreSQL still plans one anew where a
 * custom plan is cheaper.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const names = new Map<string, string>();
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `prepared_${names.size}`);
    return names.get(text);
  };
  const prepared = (text: unknown, ...others: unknown[]): unknown => {
    const name = typeof text === 'string' && text.startsWith(PREPARED) ? nameOf(text) : undefined;
    return name === undefined ? query(text, ...others) : query({ name, text }, ...others);
  };
  client.query = prepared as typeof client.query;
}
