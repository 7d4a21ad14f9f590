import type { MigrationInterface, QueryRunner } from 'typeorm';

const SOURCES = `
CREATE TABLE listing_remote_source (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL UNIQUE,
  address text NOT NULL,
  clock text NOT NULL,
  due_at timestamptz,
  checked_at timestamptz,
  outcome text,
  problem text
)`;

/**
 * Tables on the web that are fetched; and where a business without coordinates of its own is, roughly, beside its own coordinates: these are never overwritten by a guess. A
 * process fills the columns after its start.
 */
export class PlacesAndSources1795219200037 implements MigrationInterface {
  readonly name = 'PlacesAndSources1795219200037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listing
        ADD COLUMN near_latitude double precision,
        ADD COLUMN near_longitude double precision,
        ADD COLUMN near_from text,
        ADD COLUMN near_basis text`);
    await runner.query(countChanges(`IF current_setting('homewright.keep_version', true) = 'on' THEN RETURN NEW; END IF;`));
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(viewWith(`${LATITUDE} AS latitude, ${LONGITUDE} AS longitude, ${APPROXIMATE} AS approximate`));
    await runner.query('DROP INDEX listing_by_place');
    await runner.query(
      `CREATE INDEX listing_by_place ON listing ((${LATITUDE}), (${LONGITUDE})) WHERE status = 'published' AND ${LATITUDE} IS NOT NULL`,
    );
    await runner.query(SOURCES);
    // The verifier of a generated password that an admin has replaced.
    await runner.query('ALTER TABLE admin_credential ADD COLUMN replaced text');
    await runner.query(
      'ALTER TABLE listing_upload ADD COLUMN remote_id uuid REFERENCES listing_remote_source ON DELETE SET NULL, ADD COLUMN content_hash text',
    );
    await runner.query('CREATE INDEX listing_upload_by_source ON listing_upload (remote_id, created_at) WHERE remote_id IS NOT NULL');
    await runner.query(`CREATE INDEX listing_without_place ON listing (key) WHERE latitude IS NULL AND status <> 'removed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing_upload DROP COLUMN remote_id, DROP COLUMN content_hash');
    await runner.query('DROP TABLE listing_remote_source');
    await runner.query('ALTER TABLE admin_credential DROP COLUMN replaced');
    await runner.query('DROP VIEW searchable_listing');
    await runner.query('DROP INDEX listing_by_place');
    await runner.query('DROP INDEX listing_without_place');
    await runner.query(viewWith('latitude, longitude'));
    await runner.query(countChanges(''));
    await runner.query(
      'ALTER TABLE listing DROP COLUMN near_latitude, DROP COLUMN near_longitude, DROP COLUMN near_from, DROP COLUMN near_basis',
    );
    await runner.query(
      `CREATE INDEX listing_by_place ON listing (latitude, longitude) WHERE status = 'published' AND latitude IS NOT NULL`,
    );
  }
}

const LATITUDE = 'coalesce(latitude, near_latitude)';
const LONGITUDE = 'coalesce(longitude, near_longitude)';
const APPROXIMATE = '(latitude IS NULL AND near_latitude IS NOT NULL)';

const countChanges = (unless: string) => `
CREATE OR REPLACE FUNCTION count_listing_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN ${unless} NEW.version := OLD.version + 1; RETURN NEW; END $$`;

/** The view of the opening hours' migration. A card has the coordinates of its own alone; searches around a place find the others, too. */
const viewWith = (place: string) => `
CREATE VIEW searchable_listing AS
SELECT key, id, title, trade AS industry, city, address, description, featured, verified, licensed, rating, reviews,
       ${place}, title_key, id_key, industry_key, city_key, post_key, phone_digits, words, service_area_keys,
       never_closes, open_minutes, time_zone,
       json_build_object(
         'id', id, 'title', title, 'industry', trade,
         'featured', CASE WHEN featured THEN 'yes' ELSE 'no' END,
         'verified', CASE WHEN verified THEN 'yes' ELSE 'no' END,
         'licensed', CASE WHEN licensed THEN 'yes' ELSE 'no' END,
         'rating', rating, 'reviews', reviews, 'address', address, 'phone', phone, 'email', email,
         'website', website, 'googleMapsLink', google_maps_link, 'latitude', latitude, 'longitude', longitude,
         'slug', slug, 'city', city, 'region', region, 'postCode', post_code, 'description', description,
         'image', image, 'phoneE164', phone_e164, 'credit', credit,
         'licenceNumber', licence_number, 'serviceArea', coalesce(service_area, '{}')) AS card
  FROM listing
 WHERE status = 'published'`;
