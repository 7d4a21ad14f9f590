import type { MigrationInterface, QueryRunner } from 'typeorm';

const LATITUDE = 'coalesce(latitude, near_latitude)';
const LONGITUDE = 'coalesce(longitude, near_longitude)';
const PLACED = `WHERE status = 'published' AND ${LATITUDE} IS NOT NULL`;

/**
 * A box of the map is answered out of indexes: by trade, and without one from an index that has all that its order needs, so that the thousands of
 * listings of a large city are not read to find the twenty that are shown.
 */
export class BoxesOfMaps1795219200055 implements MigrationInterface {
  readonly name = 'BoxesOfMaps1795219200055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_place');
    // What the expressions are made of is included: else PostgreSQL reads the rows for them.
    await runner.query(
      `CREATE INDEX listing_by_place ON listing ((${LATITUDE}), (${LONGITUDE}))
         INCLUDE (latitude, near_latitude, longitude, near_longitude, industry_key, featured, rating, reviews, title_key, id_key, key) ${PLACED}`,
    );
    await runner.query(`CREATE INDEX listing_by_industry_and_place ON listing (industry_key, (${LATITUDE}), (${LONGITUDE})) ${PLACED}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_industry_and_place');
    await runner.query('DROP INDEX listing_by_place');
    await runner.query(`CREATE INDEX listing_by_place ON listing ((${LATITUDE}), (${LONGITUDE})) ${PLACED}`);
  }
}
