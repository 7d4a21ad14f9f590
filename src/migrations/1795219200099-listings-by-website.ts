import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A business is found by its web address: `website_key` is in byte order, so that the index has the beginnings of addresses as well. */
export class ListingsByWebsite1795219200099 implements MigrationInterface {
  readonly name = 'ListingsByWebsite1795219200099';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX listing_by_website ON listing (website_key) WHERE status = 'published' AND website_key IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX listing_by_website');
  }
}
