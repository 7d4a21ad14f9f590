import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Merges that lead around in a circle hide all of its listings, and redirects between them never end. Those that there are lose one merge:
 * its listing stays unpublished and stands first in the list of admins.
 */
export class CirclesOfMerges1795219200083 implements MigrationInterface {
  readonly name = 'CirclesOfMerges1795219200083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BREAK_CIRCLES);
    await runner.query(FUNCTION);
    for (const trigger of TRIGGERS) await runner.query(trigger);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER merge_in_circle ON listing');
    await runner.query('DROP TRIGGER added_in_circle ON listing');
    await runner.query('DROP FUNCTION refuse_circle_of_merges');
  }
}

/** A listing of a circle leads to all of it, and to itself in the end. */
const BREAK_CIRCLES = `
WITH RECURSIVE trail AS (
  SELECT id AS start, merged_into AS id FROM listing WHERE merged_into IS NOT NULL
  UNION
  SELECT start, listing.merged_into FROM trail JOIN listing USING (id) WHERE listing.merged_into IS NOT NULL)
UPDATE listing SET merged_into = NULL, held_before_merge = NULL, updated_at = now()
 WHERE id IN (SELECT start FROM trail GROUP BY start HAVING bool_or(start = id) AND start = min(id))`;

/** Merges come one after the other, since two of them could make a circle that neither sees. The key of the lock is used for nothing else. */
const FUNCTION = `
CREATE FUNCTION refuse_circle_of_merges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4705083);
  IF EXISTS (
    WITH RECURSIVE trail AS (
      SELECT NEW.merged_into AS id
      UNION
      SELECT listing.merged_into FROM trail JOIN listing USING (id) WHERE listing.merged_into IS NOT NULL)
    SELECT FROM trail WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'The listing % would be merged into itself.', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'listing', CONSTRAINT = 'merge_in_circle';
  END IF;
  RETURN NULL;
END $$`;

/** At the end of the statement, which may write several listings of one trail. */
const TRIGGERS = [
  `CREATE TRIGGER merge_in_circle AFTER UPDATE OF merged_into ON listing FOR EACH ROW
   WHEN (NEW.merged_into IS NOT NULL AND NEW.merged_into IS DISTINCT FROM OLD.merged_into) EXECUTE FUNCTION refuse_circle_of_merges()`,
  `CREATE TRIGGER added_in_circle AFTER INSERT ON listing FOR EACH ROW
   WHEN (NEW.merged_into IS NOT NULL) EXECUTE FUNCTION refuse_circle_of_merges()`,
];
