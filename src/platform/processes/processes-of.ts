/**
 * How many processes serve: what the operator says; otherwise one on one or two cores, and else one for each core but one, which the
 * database and the search engine have.
 */
export function processesOf(wanted: number | undefined, cores: number): number {
  return wanted ?? (cores <= 2 ? 1 : cores - 1);
}
