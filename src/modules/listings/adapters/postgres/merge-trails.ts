/** The beginning of a statement: for each requested id (`asked`), its listing and those that it was merged into, up to the one that stays. */
export const MERGE_TRAILS = `
WITH RECURSIVE trail AS (
  SELECT id AS asked, id, merged_into, 0 AS step FROM listing WHERE id = ANY($1)
  UNION ALL
  SELECT asked, listing.id, listing.merged_into, step + 1 FROM trail JOIN listing ON listing.id = trail.merged_into WHERE step < 10)`;
