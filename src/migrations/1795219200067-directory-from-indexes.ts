import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where nothing is ever compared: it only says which rows there are. One value takes little room, however many rows have it. */
const SAME = '(status)';

/** Read in place of all rows. */
const INDEXES: Record<string, string> = {
  // How many there are by source, trade and town, and how these are spelled: each stands in it once, with where its listings are.
  listing_by_spelling: '(status, source, industry_key, trade, city_key, city)',
  // What stands before a part of the site map is skipped here.
  listing_published: `(key) WHERE status = 'published'`,
  listing_without_phone: `${SAME} WHERE status = 'published' AND coalesce(phone, '') = ''`,
  listing_with_service_area: `${SAME} WHERE status = 'published' AND service_area_keys <> '{}'`,
  listing_misplaced: '(key) WHERE latitude < 30 OR latitude > 90 OR longitude < -180 OR longitude > -40',
};

const PLACES = 'latitude, near_latitude, longitude, near_longitude';
const IN_ORDER = 'featured, rating, reviews, reachable, title_key, id_key, key';
const byPostCode = (included: string) =>
  `CREATE INDEX listing_by_post_code ON listing (post_key) INCLUDE (${included}) WHERE status = 'published'`;

const KEYS = ['title_key', 'id_key', 'industry_key', 'city_key'];
const MAX_BYTES = 600;

/** As the application makes them from here on: four of them, and two with the names that they are made of, fit in one entry of an index. */
const SHORTER_KEYS = `
UPDATE listing SET ${KEYS.map(
  (key) =>
    `${key} = left(${key}, (SELECT max(length) FROM generate_series(0, 400) AS length WHERE octet_length(left(${key}, length)) <= ${MAX_BYTES}))`,
).join(', ')}
 WHERE ${KEYS.map((key) => `octet_length(${key}) > ${MAX_BYTES}`).join(' OR ')}`;

/**
 * What is known of the directory as a whole is read again after each change. It was read from all rows, in a dozen statements: of a million listings
 * that took PostgreSQL two minutes for each listing that was changed. And of a postal area all rows were read to find the best.
 */
export class DirectoryFromIndexes1795219200067 implements MigrationInterface {
  readonly name = 'DirectoryFromIndexes1795219200067';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SHORTER_KEYS);
    for (const [name, definition] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON listing ${definition}`);
    await runner.query('DROP INDEX listing_by_post_code');
    await runner.query(byPostCode(`${PLACES}, ${IN_ORDER}`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_post_code');
    await runner.query(byPostCode(PLACES));
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
  }
}
