/** The largest that a column of ids or of versions holds (PostgreSQL's `integer`): a larger one is nobody's, and asking for it an error. */
export const LARGEST_INTEGER = 2_147_483_647;

/** A number of a row as an address has it; `undefined` for what no row can have. */
export function idIn(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_INTEGER ? Number(text) : undefined;
}
