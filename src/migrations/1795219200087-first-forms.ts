import type { MigrationInterface, QueryRunner } from 'typeorm';

const ORDER = 'featured DESC, rating DESC NULLS LAST, reviews DESC, reachable DESC, title_key, id_key, key';
const PUBLISHED = `WHERE status = 'published'`;

/** As they are made of 1, 61, 67 and 69 today, by what PostgreSQL says of them. */
const INDEXES: Record<string, { is: string; made: string }> = {
  listing_by_industry: { is: '(industry_key, featured DESC', made: `(industry_key, ${ORDER}) ${PUBLISHED}` },
  listing_by_city: { is: '(city_key, featured DESC', made: `(city_key, ${ORDER}) ${PUBLISHED}` },
  listing_by_featured_words: { is: 'USING gin (words)', made: `USING gin (words) ${PUBLISHED} AND featured` },
  listing_by_spelling: { is: '(status, source', made: '(status, source, industry_key, trade, city_key, city)' },
  listing_by_province: { is: '(province, industry_key)', made: `(province, industry_key) ${PUBLISHED}` },
};

/** Of migration 67: read by nothing. */
const GONE = ['listing_verified', 'listing_licensed', 'listing_with_hours', 'listing_of_sample', 'listing_with_own_id'];

const KEYS = ['title_key', 'id_key', 'industry_key', 'city_key'];
const MAX_BYTES = 600;

/** Of migration 67: longer ones do not fit in one entry of an index together. */
const SHORTER_KEYS = `
UPDATE listing SET ${KEYS.map(
  (key) =>
    `${key} = left(${key}, (SELECT max(length) FROM generate_series(0, 400) AS length WHERE octet_length(left(${key}, length)) <= ${MAX_BYTES}))`,
).join(', ')}
 WHERE ${KEYS.map((key) => `octet_length(${key}) > ${MAX_BYTES}`).join(' OR ')}`;

/** Of migration 69: postal codes by their first letters. */
const PROVINCES = 'A NL,B NS,C PE,E NB,G QC,H QC,J QC,K ON,L ON,M ON,N ON,P ON,R MB,S SK,T AB,V BC,X NT,Y YT'.split(',');
const REGIONS = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];
const PROVINCE = `CASE
  WHEN region IN (${REGIONS.map((region) => `'${region}'`).join(', ')}) THEN region
  WHEN post_key IS NULL OR post_key !~ '^[A-Z][0-9][A-Z]' THEN NULL
  WHEN left(post_key, 3) IN ('X0A', 'X0B', 'X0C') THEN 'NU'
  ELSE CASE left(post_key, 1) ${PROVINCES.map((entry) => `WHEN '${entry[0]!}' THEN '${entry.slice(2)}'`).join(' ')} END
END`;

/**
 * Six migrations were changed within hours of coming out: 1, 9, 18, 67, 69 and 81. A database that had run one of them by then has what it made
 * first, and the application neither imports nor searches on some of that. Here it gets the rest; on all others nothing is done.
 */
export class FirstForms1795219200087 implements MigrationInterface {
  readonly name = 'FirstForms1795219200087';

  async up(runner: QueryRunner): Promise<void> {
    await hearOfArticles(runner);
    await keepOpenMinutes(runner);
    await haveProvinces(runner);
    await runner.query('ALTER TABLE listing_upload ADD COLUMN IF NOT EXISTS other_sheets jsonb');
    // Nobody has changed these listings: their versions stay.
    await runner.query(`SELECT set_config('homewright.keep_version', 'on', true)`);
    await runner.query(SHORTER_KEYS);
    await runner.query(`SELECT set_config('homewright.keep_version', '', true)`);
    await haveIndexes(runner);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** 9: the other processes of an installation heard of no change of an article. */
async function hearOfArticles(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE OR REPLACE FUNCTION notify_blogs_changed() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN PERFORM pg_notify('blogs_changed', ''); RETURN NULL; END $$`,
  );
  await runner.query(
    `CREATE OR REPLACE TRIGGER blogs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog
     FOR EACH STATEMENT EXECUTE FUNCTION notify_blogs_changed()`,
  );
}

/** 18: PostgreSQL worked the minutes out, and refuses those that are written. */
async function keepOpenMinutes(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE listing ALTER COLUMN open_minutes DROP EXPRESSION IF EXISTS');
  await runner.query('DROP FUNCTION IF EXISTS open_minutes(jsonb)');
}

/** 69: the view had the region as the sheet writes it. */
async function haveProvinces(runner: QueryRunner): Promise<void> {
  const [{ missing }] = (await runner.query(
    `SELECT NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'listing'::regclass AND attname = 'province') AS missing`,
  )) as [{ missing: boolean }];
  if (!missing) return;
  await runner.query(`ALTER TABLE listing ADD COLUMN province text GENERATED ALWAYS AS (${PROVINCE}) STORED`);
  const [{ definition }] = (await runner.query(`SELECT pg_get_viewdef('searchable_listing'::regclass) AS definition`)) as [
    { definition: string },
  ];
  await runner.query('DROP VIEW searchable_listing');
  await runner.query(`CREATE VIEW searchable_listing AS ${definition.replace(/\breachable,\s*region(\s+FROM )/, 'reachable, province$1')}`);
}

async function haveIndexes(runner: QueryRunner): Promise<void> {
  await runner.query(`DROP INDEX IF EXISTS ${GONE.join(', ')}`);
  const found = (await runner.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = current_schema() AND tablename = 'listing'`,
  )) as { name: string; definition: string }[];
  const missing = Object.entries(INDEXES).filter(
    ([name, { is }]) => !found.some((index) => index.name === name && index.definition.includes(is)),
  );
  if (missing.length === 0) return;
  for (const [name, { made }] of missing) {
    await runner.query(`DROP INDEX IF EXISTS ${name}`);
    await runner.query(`CREATE INDEX ${name} ON listing ${made}`);
  }
  await runner.query('ANALYZE listing');
}
