/**
 * The number of serving processes: as configured; otherwise one on one or two cores, and else one for each core but one, which is left to
 * the database and the search engine.
 */
export function processesOf(wanted: number | undefined, cores: number): number {
  return wanted ?? (cores <= 2 ? 1 : cores - 1);
}
