import type pg from 'pg';

/** Begins a statement that each connection plans once, and not anew each time. For few texts that are asked again and again. */
export const PREPARED = '/* prepared */ ';

/** Each takes some 50 kB of its connection: of more texts than that the later ones are planned anew each time. */
const MAX_PREPARED = 64;

/** Lets the connection take texts that begin with {@link PREPARED} as prepared statements. PostgreSQL goes on planning those for which that pays. */
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
