import { restoreMergesSql } from '../restore-merges-sql.js';

/**
 * Listings that a table no longer has and into which others were merged, each with the last one of its chain of merges. Parameter: a
 * source whose listings count as well.
 */
const LOST = `
WITH RECURSIVE lost AS (
  SELECT id, id AS last FROM listing
   WHERE id IN (SELECT merged_into FROM listing WHERE merged_into IS NOT NULL) AND status = 'removed' AND NOT held_back
     AND (source = $1 OR source = 'sheet' OR source LIKE 'upload:%')
  UNION
  SELECT listing.id, last FROM lost JOIN listing ON merged_into = lost.id WHERE status = 'removed' AND held_before_merge IS NOT TRUE)`;
const IS_PART = `part.merged_into = lost.id AND part.status = 'unpublished'`;

/** Finds a row if {@link END_MERGES_SQL} has something to end. Parameter: a source. */
export const MERGES_TO_END_SQL = `${LOST} SELECT FROM lost JOIN listing AS part ON ${IS_PART} LIMIT 1`;

/**
 * Ends merges into listings that no longer exist: without that, nobody would find the merged businesses. A listing stays merged where an
 * admin has unpublished the missing one, and stays hidden where it was held back before the merge. In a chain of merges, its end decides.
 * Parameters: a source, and the run whose undo restores the merges, if any: they are stored in the row that keeps the state of the
 * last listing of the chain from before that run.
 */
export const END_MERGES_SQL = `
${LOST},
ended AS (
  UPDATE listing AS part
     SET merged_into = NULL, held_before_merge = NULL, held_back = coalesce(held_before_merge, false),
         status = CASE WHEN held_before_merge THEN 'unpublished' ELSE 'published' END, updated_at = now()
    FROM lost WHERE ${IS_PART}
  RETURNING part.key, last, jsonb_build_object('id', part.id, 'whole', lost.id, 'held', part.held_back) AS merge),
noted AS (
  UPDATE listing_before_sync SET merges = of_last.merges
    FROM (SELECT last, jsonb_agg(merge) AS merges FROM ended GROUP BY last) AS of_last
   WHERE run_id = $2::uuid AND id = last)
SELECT key FROM ended`;

/** Restores the merges that a run ended, except where somebody has decided otherwise about their listings since. Parameter: the run. */
export const RESTORE_MERGES_SQL = restoreMergesSql(`
SELECT merge.whole, merge.id AS part, merge.held
  FROM listing_before_sync AS touched
 CROSS JOIN LATERAL jsonb_to_recordset(touched.merges) AS merge (id text, whole text, held boolean)
  JOIN listing AS part ON part.id = merge.id AND part.merged_into IS NULL AND part.held_back = merge.held
 WHERE touched.run_id = $1 AND touched.merges IS NOT NULL
   AND EXISTS (SELECT FROM listing AS last WHERE last.id = touched.id AND last.status <> 'removed')
   AND EXISTS (SELECT FROM listing AS whole WHERE whole.id = merge.whole)`);
