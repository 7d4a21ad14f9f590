import type { MigrationInterface, QueryRunner } from 'typeorm';

const DASHES = '-‐‑–';
const ONE_SPELLING = { saint: 'st', sainte: 'ste', ft: 'fort', mt: 'mount' };
const IN_TWO_WAYS = `[${DASHES}]|(^| )(${Object.keys(ONE_SPELLING).join('|')})( |$)`;

function spelled(key: string): string {
  const spaced = `btrim(regexp_replace(translate(${key}, '${DASHES}', '${' '.repeat(DASHES.length)}'), ' +', ' ', 'g'))`;
  const words = Object.entries(ONE_SPELLING).reduce(
    (sql, [one, other]) => `regexp_replace(${sql}, '(^| )${one}(?= |$)', '\\1${other}', 'g')`,
    spaced,
  );
  return `coalesce(nullif(${words}, ''), ${key})`;
}

const allSpelled = (keys: string) =>
  `(SELECT array_agg(${spelled('entry')} ORDER BY place) FROM unnest(${keys}) WITH ORDINALITY AS list (entry, place))`;

/**
 * "Saint-Jérôme", "St-Jérôme" and "St. Jerome" are one city, and "Ft. Frances" is "Fort Frances". What an undo brings back has the keys of cities
 * as well. The search engine's index follows by the version of its documents.
 */
export class OneSpellingOfCities1795219200089 implements MigrationInterface {
  readonly name = 'OneSpellingOfCities1795219200089';

  async up(runner: QueryRunner): Promise<void> {
    // Nobody has changed these listings: their versions stay.
    await runner.query(`SELECT set_config('homewright.keep_version', 'on', true)`);
    await runner.query(`UPDATE listing SET city_key = ${spelled('city_key')} WHERE city_key ~ $1`, [IN_TWO_WAYS]);
    await runner.query(
      `UPDATE listing SET service_area_keys = ${allSpelled('service_area_keys')} WHERE array_to_string(service_area_keys, ' ') ~ $1`,
      [IN_TWO_WAYS],
    );
    await runner.query(
      `UPDATE listing_before_sync SET before = before || jsonb_build_object('city_key', ${spelled(`(before ->> 'city_key')`)})
        WHERE before ->> 'city_key' ~ $1`,
      [IN_TWO_WAYS],
    );
    await runner.query(
      `UPDATE listing_before_sync SET before = before || jsonb_build_object('service_area_keys', ${allSpelled(
        `ARRAY(SELECT jsonb_array_elements_text(before -> 'service_area_keys'))`,
      )})
        WHERE jsonb_typeof(before -> 'service_area_keys') = 'array'
          AND array_to_string(ARRAY(SELECT jsonb_array_elements_text(before -> 'service_area_keys')), ' ') ~ $1`,
      [IN_TWO_WAYS],
    );
    await runner.query(`SELECT set_config('homewright.keep_version', '', true)`);
    await runner.query('ANALYZE listing');
  }

  /** Keys of cities stay as they are: the sync after a change of a row writes those of an older version. */
  async down(): Promise<void> {}
}
