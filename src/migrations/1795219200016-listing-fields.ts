import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing says anything of these fields yet: rows stay as they are, and so do those that the last sync remembered. */
export class ListingFields1795219200016 implements MigrationInterface {
  readonly name = 'ListingFields1795219200016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE listing ADD COLUMN licence_number text, ADD COLUMN service_area text[], ADD COLUMN service_area_keys text[] COLLATE "C"',
    );
    await runner.query(`CREATE INDEX listing_by_service_area ON listing USING gin (service_area_keys) WHERE status = 'published'`);
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(viewWith('service_area_keys,', `, 'licenceNumber', licence_number, 'serviceArea', coalesce(service_area, '{}')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(viewWith('', ''));
    await runner.query('ALTER TABLE listing DROP COLUMN licence_number, DROP COLUMN service_area, DROP COLUMN service_area_keys');
  }
}

/** The view of the trades' migration with more columns, and more on its cards. */
const viewWith = (columns: string, more: string) => `
CREATE VIEW searchable_listing AS
SELECT key, id, title, trade AS industry, city, address, description, featured, verified, licensed, rating, reviews,
       latitude, longitude, title_key, id_key, industry_key, city_key, post_key, phone_digits, words, ${columns}
       json_build_object(
         'id', id, 'title', title, 'industry', trade,
         'featured', CASE WHEN featured THEN 'yes' ELSE 'no' END,
         'verified', CASE WHEN verified THEN 'yes' ELSE 'no' END,
         'licensed', CASE WHEN licensed THEN 'yes' ELSE 'no' END,
         'rating', rating, 'reviews', reviews, 'address', address, 'phone', phone, 'email', email,
         'website', website, 'googleMapsLink', google_maps_link, 'latitude', latitude, 'longitude', longitude,
         'slug', slug, 'city', city, 'region', region, 'postCode', post_code, 'description', description,
         'image', image, 'phoneE164', phone_e164, 'credit', credit${more}) AS card
  FROM listing
 WHERE status = 'published'`;
