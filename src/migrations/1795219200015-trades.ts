import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which trade an industry means can be decided in the back office, and taken back: so a listing keeps the industry that was said,
 * and has the directory's name for it beside it.
 */
export class Trades1795219200015 implements MigrationInterface {
  readonly name = 'Trades1795219200015';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade_settings (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        settings jsonb NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 0,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('INSERT INTO trade_settings DEFAULT VALUES');
    await runner.query(
      `CREATE FUNCTION notify_trades_changed() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_notify('trades_changed', ''); RETURN NULL; END $$`,
    );
    await runner.query(
      `CREATE TRIGGER trades_changed AFTER INSERT OR UPDATE ON trade_settings
       FOR EACH STATEMENT EXECUTE FUNCTION notify_trades_changed()`,
    );
    await runner.query('ALTER TABLE listing ADD COLUMN trade text');
    // Nobody has changed these listings: their versions stay.
    await runner.query('ALTER TABLE listing DISABLE TRIGGER listing_version');
    await runner.query('UPDATE listing SET trade = industry WHERE industry IS NOT NULL');
    await runner.query('ALTER TABLE listing ENABLE TRIGGER listing_version');
    await runner.query('CREATE INDEX listing_by_said_industry ON listing (industry, trade)');
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(viewOf('trade'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(viewOf('industry'));
    await runner.query('ALTER TABLE listing DROP COLUMN trade');
    await runner.query('DROP TABLE trade_settings');
    await runner.query('DROP FUNCTION notify_trades_changed');
  }
}

const viewOf = (industry: 'industry' | 'trade') => `
CREATE VIEW searchable_listing AS
SELECT key, id, title, ${industry} AS industry, city, address, description, featured, verified, licensed, rating, reviews,
       latitude, longitude, title_key, id_key, industry_key, city_key, post_key, phone_digits, words,
       json_build_object(
         'id', id, 'title', title, 'industry', ${industry},
         'featured', CASE WHEN featured THEN 'yes' ELSE 'no' END,
         'verified', CASE WHEN verified THEN 'yes' ELSE 'no' END,
         'licensed', CASE WHEN licensed THEN 'yes' ELSE 'no' END,
         'rating', rating, 'reviews', reviews, 'address', address, 'phone', phone, 'email', email,
         'website', website, 'googleMapsLink', google_maps_link, 'latitude', latitude, 'longitude', longitude,
         'slug', slug, 'city', city, 'region', region, 'postCode', post_code, 'description', description,
         'image', image, 'phoneE164', phone_e164, 'credit', credit) AS card
  FROM listing
 WHERE status = 'published'`;
