/** The largest value of a column of ids or versions (PostgreSQL's `integer`): a query with a larger one would fail. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Parses the id of a row in an address; `undefined` for what cannot be an id. */
export function idIn(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_INTEGER ? Number(text) : undefined;
}
