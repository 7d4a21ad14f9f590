import type { MigrationInterface, QueryRunner } from 'typeorm';

const LATITUDE = 'coalesce(latitude, near_latitude)';
const LONGITUDE = 'coalesce(longitude, near_longitude)';
const PLACED = `WHERE status = 'published' AND ${LATITUDE} IS NOT NULL`;
const BEST_FIRST = 'featured DESC, rating DESC NULLS LAST, reviews DESC, title_key, id_key, key';

/**
 * How many there are is counted out of indexes: who is open at an hour or around the clock, near a place, verified or licensed; and so are the
 * nearest of a town found. Until now the rows of all listings of a trade or a town were read for it: of a million, that took seconds.
 */
export class CountedInIndexes1795219200059 implements MigrationInterface {
  readonly name = 'CountedInIndexes1795219200059';

  async up(runner: QueryRunner): Promise<void> {
    // The very first databases lack one of them.
    await runner.query(
      'DROP INDEX IF EXISTS listing_by_never_closing, listing_by_industry_and_place, listing_by_industry_and_city, listing_by_post_code',
    );
    // Whether there is a telephone or not: a search for those who are always open does not ask.
    await runner.query(
      `CREATE INDEX listing_by_never_closing ON listing (industry_key, ${BEST_FIRST}) INCLUDE (city_key)
         WHERE status = 'published' AND never_closes`,
    );
    await runner.query(
      `CREATE INDEX listing_by_hours ON listing (industry_key, city_key, time_zone, open_minutes)
         WHERE status = 'published' AND open_minutes IS NOT NULL`,
    );
    // What the expressions are made of is included: else PostgreSQL reads the rows for them.
    await runner.query(
      `CREATE INDEX listing_by_industry_and_place ON listing (industry_key, (${LATITUDE}), (${LONGITUDE}))
         INCLUDE (latitude, near_latitude, longitude, near_longitude) ${PLACED}`,
    );
    await runner.query(
      `CREATE INDEX listing_by_industry_and_city ON listing (industry_key, city_key, ${BEST_FIRST})
         INCLUDE (verified, licensed, latitude, near_latitude, longitude, near_longitude) WHERE status = 'published'`,
    );
    // From where the businesses of a postal area are, its middle is known.
    await runner.query(
      `CREATE INDEX listing_by_post_code ON listing (post_key) INCLUDE (latitude, near_latitude, longitude, near_longitude)
         WHERE status = 'published'`,
    );
    // PostgreSQL takes no notice of what an index with a condition knows of its expressions: it took a city for a handful of listings.
    await runner.query(`CREATE STATISTICS listing_places ON (${LATITUDE}), (${LONGITUDE}) FROM listing`);
    await runner.query('ANALYZE listing');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP STATISTICS listing_places');
    await runner.query(
      'DROP INDEX listing_by_post_code, listing_by_industry_and_city, listing_by_industry_and_place, listing_by_hours, listing_by_never_closing',
    );
    await runner.query(`CREATE INDEX listing_by_post_code ON listing (post_key) WHERE status = 'published'`);
    await runner.query(
      `CREATE INDEX listing_by_industry_and_city ON listing (industry_key, city_key, ${BEST_FIRST}) WHERE status = 'published'`,
    );
    await runner.query(`CREATE INDEX listing_by_industry_and_place ON listing (industry_key, (${LATITUDE}), (${LONGITUDE})) ${PLACED}`);
    await runner.query(
      `CREATE INDEX listing_by_never_closing ON listing (industry_key, ${BEST_FIRST})
         WHERE status = 'published' AND never_closes AND phone_e164 IS NOT NULL`,
    );
  }
}
