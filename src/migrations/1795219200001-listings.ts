import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Listings1795219200001 implements MigrationInterface {
  readonly name = 'Listings1795219200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query('CREATE EXTENSION IF NOT EXISTS fuzzystrmatch');
    await runner.query(TABLE);
    for (const index of INDEXES) await runner.query(index);
    await runner.query(VIEW);
    for (const statement of NOTIFY) await runner.query(statement);
    await runner.query(SYNC_RUN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sync_run');
    await runner.query('DROP VIEW searchable_listing');
    await runner.query('DROP TABLE listing');
    await runner.query('DROP FUNCTION notify_directory_changed');
  }
}

/**
 * The columns from `title_key` on are what a listing is found and sorted by: folded by the application, compared byte by
 * byte ("C"), so that PostgreSQL and the search engine agree on every order.
 */
const TABLE = `
CREATE TABLE listing (
  key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  source text NOT NULL CHECK (source IN ('sheet', 'sample', 'submission')),
  status text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'unpublished', 'removed')),
  title text NOT NULL,
  industry text,
  featured boolean NOT NULL,
  verified boolean NOT NULL,
  licensed boolean NOT NULL,
  rating double precision CHECK (rating BETWEEN 0 AND 5),
  reviews integer NOT NULL CHECK (reviews >= 0),
  address text,
  city text,
  region text,
  post_code text,
  phone text,
  phone_e164 text,
  email text,
  website text,
  google_maps_link text,
  latitude double precision,
  longitude double precision,
  description text,
  image text,
  credit text,
  reviews_data jsonb NOT NULL,
  opening_hours jsonb NOT NULL,
  row_hash text,
  row_notes jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  title_key text COLLATE "C" NOT NULL,
  id_key text COLLATE "C" NOT NULL,
  industry_key text COLLATE "C",
  city_key text COLLATE "C",
  post_key text COLLATE "C",
  phone_digits text COLLATE "C",
  words tsvector NOT NULL
)`;

const PUBLISHED = `WHERE status = 'published'`;

/** The default order without text, so that a page of a trade or a city is read off an index as it stands. */
const BEST_FIRST = 'featured DESC, rating DESC NULLS LAST, reviews DESC, title_key, id_key, key';

const INDEXES = [
  `CREATE INDEX listing_by_featured ON listing (${BEST_FIRST}) ${PUBLISHED}`,
  `CREATE INDEX listing_by_rating_desc ON listing (rating DESC NULLS LAST, title_key, id_key, key) ${PUBLISHED}`,
  `CREATE INDEX listing_by_rating_asc ON listing (rating ASC NULLS LAST, title_key, id_key, key) ${PUBLISHED}`,
  `CREATE INDEX listing_by_reviews ON listing (reviews DESC, title_key, id_key, key) ${PUBLISHED}`,
  `CREATE INDEX listing_by_name ON listing (title_key, id_key, key) ${PUBLISHED}`,
  `CREATE INDEX listing_by_industry ON listing (industry_key, ${BEST_FIRST}) ${PUBLISHED}`,
  `CREATE INDEX listing_by_city ON listing (city_key, ${BEST_FIRST}) ${PUBLISHED}`,
  `CREATE INDEX listing_by_industry_and_city ON listing (industry_key, city_key, ${BEST_FIRST}) ${PUBLISHED}`,
  `CREATE INDEX listing_by_post_code ON listing (post_key) ${PUBLISHED}`,
  `CREATE INDEX listing_by_place ON listing (latitude, longitude) ${PUBLISHED} AND latitude IS NOT NULL`,
  `CREATE INDEX listing_by_words ON listing USING gin (words) ${PUBLISHED}`,
  `CREATE INDEX listing_by_featured_words ON listing USING gin (words) ${PUBLISHED} AND featured`,
  `CREATE INDEX listing_by_title_part ON listing USING gin (title_key gin_trgm_ops) ${PUBLISHED}`,
  `CREATE INDEX listing_by_phone_part ON listing USING gin (phone_digits gin_trgm_ops) ${PUBLISHED}`,
];

/** What other modules may read of listings: published ones, with the card exactly as the API answers it. */
const VIEW = `
CREATE VIEW searchable_listing AS
SELECT key, id, title, industry, city, address, description, featured, verified, licensed, rating, reviews,
       latitude, longitude, title_key, id_key, industry_key, city_key, post_key, phone_digits, words,
       json_build_object(
         'id', id, 'title', title, 'industry', industry,
         'featured', CASE WHEN featured THEN 'yes' ELSE 'no' END,
         'verified', CASE WHEN verified THEN 'yes' ELSE 'no' END,
         'licensed', CASE WHEN licensed THEN 'yes' ELSE 'no' END,
         'rating', rating, 'reviews', reviews, 'address', address, 'phone', phone, 'email', email,
         'website', website, 'googleMapsLink', google_maps_link, 'latitude', latitude, 'longitude', longitude,
         'slug', slug, 'city', city, 'region', region, 'postCode', post_code, 'description', description,
         'image', image, 'phoneE164', phone_e164, 'credit', credit) AS card
  FROM listing
 WHERE status = 'published'`;

/** Every process hears of every change, whoever made it, when it is committed. */
const NOTIFY = [
  `CREATE FUNCTION notify_directory_changed() RETURNS trigger LANGUAGE plpgsql AS
   $$ BEGIN PERFORM pg_notify('directory_changed', ''); RETURN NULL; END $$`,
  `CREATE TRIGGER directory_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing
   FOR EACH STATEMENT EXECUTE FUNCTION notify_directory_changed()`,
];

const SYNC_RUN = `
CREATE TABLE sync_run (
  id uuid PRIMARY KEY,
  trigger text NOT NULL,
  source text NOT NULL,
  force boolean NOT NULL,
  dry_run boolean NOT NULL,
  status text NOT NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  created integer NOT NULL,
  updated integer NOT NULL,
  unchanged integer NOT NULL,
  removed integer NOT NULL,
  skipped jsonb NOT NULL,
  notes jsonb NOT NULL,
  error text
)`;
