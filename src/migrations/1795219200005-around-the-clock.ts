import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has water on the floor at three in the morning asks for businesses that never close: so that is a column. */
export class AroundTheClock1795219200005 implements MigrationInterface {
  readonly name = 'AroundTheClock1795219200005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION never_closes(opening_hours jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
      $$ SELECT count(DISTINCT span->>'dayOfWeek') = 7 FROM jsonb_array_elements(opening_hours) AS span
          WHERE span->>'opens' = '00:00' AND span->>'closes' IN ('23:59', '00:00') $$`);
    await runner.query('ALTER TABLE listing ADD COLUMN never_closes boolean GENERATED ALWAYS AS (never_closes(opening_hours)) STORED');
    await runner.query(
      `CREATE INDEX listing_by_never_closing ON listing (industry_key, featured DESC, rating DESC NULLS LAST, reviews DESC, title_key, id_key, key)
        WHERE status = 'published' AND never_closes AND phone_e164 IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing DROP COLUMN never_closes');
    await runner.query('DROP FUNCTION never_closes');
  }
}
