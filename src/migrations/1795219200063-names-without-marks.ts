import type { MigrationInterface, QueryRunner } from 'typeorm';

const TITLE_TEXT = `((translate(title_key, '’‘‛ʼ′\`', '''''''''''''') || E'\\n') || translate(title_key, '''’‘‛ʼ′\`.', ''))`;

const MARKED = `['’‘‛ʼ′\`.]`;
const without = (key: string) => `coalesce(nullif(btrim(regexp_replace(translate(${key}, '''’‘‛ʼ′\`.', ''), ' +', ' ', 'g')), ''), ${key})`;
const ALL_WITHOUT = (keys: string) =>
  `(SELECT array_agg(${without('entry')} ORDER BY place) FROM unnest(${keys}) WITH ORDINALITY AS list (entry, place))`;

/**
 * Titles and cities are found with and without apostrophes and full stops: by "bobs" and "Bob’s", by "st catharines". What an undo brings
 * back has the keys of cities as well. The search engine's index follows by the version of its documents.
 */
export class NamesWithoutMarks1795219200063 implements MigrationInterface {
  readonly name = 'NamesWithoutMarks1795219200063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_title_part');
    await runner.query(`CREATE INDEX listing_by_title_part ON listing USING gin (${TITLE_TEXT} gin_trgm_ops) WHERE status = 'published'`);
    // Nobody has changed these listings: their versions stay.
    await runner.query(`SELECT set_config('homewright.keep_version', 'on', true)`);
    await runner.query(`UPDATE listing SET city_key = ${without('city_key')} WHERE city_key ~ $1`, [MARKED]);
    await runner.query(
      `UPDATE listing SET service_area_keys = ${ALL_WITHOUT('service_area_keys')} WHERE array_to_string(service_area_keys, ' ') ~ $1`,
      [MARKED],
    );
    await runner.query(
      `UPDATE listing_before_sync SET before = before || jsonb_build_object('city_key', ${without(`(before ->> 'city_key')`)})
        WHERE before ->> 'city_key' ~ $1`,
      [MARKED],
    );
    await runner.query(
      `UPDATE listing_before_sync SET before = before || jsonb_build_object('service_area_keys', ${ALL_WITHOUT(
        `ARRAY(SELECT jsonb_array_elements_text(before -> 'service_area_keys'))`,
      )})
        WHERE jsonb_typeof(before -> 'service_area_keys') = 'array' AND before ->> 'service_area_keys' ~ $1`,
      [MARKED],
    );
    await runner.query(`SELECT set_config('homewright.keep_version', '', true)`);
    await runner.query('ANALYZE listing');
  }

  /** Keys of cities stay as they are: the sync after a change of a row writes those of an older version. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_title_part');
    await runner.query(`CREATE INDEX listing_by_title_part ON listing USING gin (title_key gin_trgm_ops) WHERE status = 'published'`);
  }
}
