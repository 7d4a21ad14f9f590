import lookUp from '@photostructure/tz-lookup';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 5_000;

/** Where most people of a province or territory live. */
const BY_REGION: Record<string, string> = {
  AB: 'America/Edmonton',
  BC: 'America/Vancouver',
  MB: 'America/Winnipeg',
  NB: 'America/Moncton',
  NL: 'America/St_Johns',
  NS: 'America/Halifax',
  NT: 'America/Yellowknife',
  NU: 'America/Iqaluit',
  ON: 'America/Toronto',
  PE: 'America/Halifax',
  QC: 'America/Toronto',
  SK: 'America/Regina',
  YT: 'America/Whitehorse',
};

interface Row {
  key: string;
  latitude: number | null;
  longitude: number | null;
  region: string | null;
}

/** So that "open now" can be asked of the database: when a business is open, in minutes of its own week, and by which clock. */
export class OpeningHours1795219200018 implements MigrationInterface {
  readonly name = 'OpeningHours1795219200018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION open_minutes(opening_hours jsonb) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
      $$ WITH span AS (
           SELECT 1440 * (array_position(ARRAY['Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday'], entry->>'dayOfWeek') - 1) AS day,
                  60 * split_part(entry->>'opens', ':', 1)::int + split_part(entry->>'opens', ':', 2)::int AS opens,
                  60 * split_part(entry->>'closes', ':', 1)::int + split_part(entry->>'closes', ':', 2)::int AS closes
             FROM jsonb_array_elements(opening_hours) AS entry),
         -- Closing before it opened means the night after; a minute before midnight is midnight.
         times AS (SELECT day + opens AS since, day + CASE WHEN closes = 1439 THEN 1440 WHEN closes <= opens THEN closes + 1440 ELSE closes END AS until FROM span)
         SELECT range_agg(part) FROM times, LATERAL (VALUES (int4range(since, least(until, 10080))), (int4range(0, greatest(until - 10080, 0)))) AS parts (part) $$`);
    await runner.query('ALTER TABLE listing ADD COLUMN time_zone text, ADD COLUMN open_minutes int4multirange');
    // Nobody has changed these listings: their versions stay.
    await runner.query('ALTER TABLE listing DISABLE TRIGGER listing_version');
    await runner.query('UPDATE listing SET open_minutes = open_minutes(opening_hours) WHERE jsonb_array_length(opening_hours) > 0');
    await fillTimeZones(runner);
    await runner.query('ALTER TABLE listing ENABLE TRIGGER listing_version');
    await runner.query('DROP FUNCTION open_minutes');
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(viewWith('never_closes, open_minutes, time_zone,'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(viewWith(''));
    await runner.query('ALTER TABLE listing DROP COLUMN open_minutes, DROP COLUMN time_zone');
  }
}

async function fillTimeZones(runner: QueryRunner): Promise<void> {
  for (let last = '0'; ;) {
    const rows = (await runner.query(
      `SELECT key, latitude, longitude, region FROM listing WHERE key > $1 AND jsonb_array_length(opening_hours) > 0 ORDER BY key LIMIT ${BATCH}`,
      [last],
    )) as Row[];
    if (rows.length === 0) return;
    const zones = rows.flatMap((row) => ({ key: row.key, zone: zoneOf(row) ?? null }));
    await runner.query(
      'UPDATE listing SET time_zone = row.zone FROM json_to_recordset($1::json) AS row (key bigint, zone text) WHERE listing.key = row.key',
      [JSON.stringify(zones)],
    );
    last = rows.at(-1)!.key;
  }
}

/** As the listings' own rule was when this ran. */
function zoneOf({ latitude, longitude, region }: Row): string | undefined {
  const zone = latitude === null || longitude === null ? 'Etc/UTC' : lookUp(latitude, longitude);
  return zone.startsWith('Etc/') ? BY_REGION[region?.toUpperCase() ?? ''] : zone;
}

/** The view of the migration before, with more columns. */
const viewWith = (columns: string) => `
CREATE VIEW searchable_listing AS
SELECT key, id, title, trade AS industry, city, address, description, featured, verified, licensed, rating, reviews,
       latitude, longitude, title_key, id_key, industry_key, city_key, post_key, phone_digits, words, service_area_keys, ${columns}
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
