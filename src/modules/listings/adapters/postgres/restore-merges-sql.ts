/**
 * A statement that merges listings again, and returns their keys. A merge that would close a circle, with the others or with what admins
 * have merged since, is left out: visitors would see none of its listings.
 * @param again the statement that finds what is to be merged again: `whole`, `part`, and `held`, whether the latter stays hidden without
 * the merge
 */
export const restoreMergesSql = (again: string): string => `
WITH RECURSIVE again AS (${again}),
step AS (SELECT id AS part, merged_into AS whole FROM listing WHERE merged_into IS NOT NULL UNION ALL SELECT part, whole FROM again),
trail AS (
  SELECT part AS start, whole AS at FROM again
  UNION
  SELECT start, whole FROM trail JOIN step ON step.part = trail.at)
UPDATE listing SET merged_into = whole, held_before_merge = held, held_back = true,
       status = CASE status WHEN 'removed' THEN 'removed' ELSE 'unpublished' END, updated_at = now()
  FROM again
 WHERE id = part AND NOT EXISTS (SELECT FROM trail WHERE start = part AND at = part)
RETURNING key`;
