import type { MigrationInterface, QueryRunner } from 'typeorm';

const LAST_COLUMN = /\breachable(\s+FROM )/;

/** First letters of postal codes: Canada Post, "Addressing guidelines". Of the two territories with X, Nunavut has three areas. */
const BY_LETTER = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

const REGIONS = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'];

/** Sheets write provinces in many ways: where one is not known as such, the postal code tells. */
const PROVINCE = `CASE
  WHEN region IN (${REGIONS.map((region) => `'${region}'`).join(', ')}) THEN region
  WHEN post_key IS NULL OR post_key !~ '^[A-Z][0-9][A-Z]' THEN NULL
  WHEN left(post_key, 3) IN ('X0A', 'X0B', 'X0C') THEN 'NU'
  ELSE CASE left(post_key, 1) ${Object.entries(BY_LETTER)
    .map(([letter, region]) => `WHEN '${letter}' THEN '${region}'`)
    .join(' ')} END
END`;

/** Searches can name a province. The view that they read has it behind the columns that it has. */
export class SearchByProvince1795219200069 implements MigrationInterface {
  readonly name = 'SearchByProvince1795219200069';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE listing ADD COLUMN province text GENERATED ALWAYS AS (${PROVINCE}) STORED`);
    const view = await definitionOfView(runner);
    const changed = view.replace(LAST_COLUMN, 'reachable, province$1');
    if (changed === view) throw new Error('The view searchable_listing ends with another column than reachable: it was changed by hand.');
    await runner.query(`CREATE OR REPLACE VIEW searchable_listing AS ${changed}`);
    await runner.query(`CREATE INDEX listing_by_province ON listing (province, industry_key) WHERE status = 'published'`);
    await runner.query('ANALYZE listing');
  }

  async down(runner: QueryRunner): Promise<void> {
    const view = await definitionOfView(runner);
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(`CREATE VIEW searchable_listing AS ${view.replace(/,\s*province(\s+FROM )/, '$1')}`);
    await runner.query('ALTER TABLE listing DROP COLUMN province');
  }
}

async function definitionOfView(runner: QueryRunner): Promise<string> {
  const [row] = (await runner.query(`SELECT pg_get_viewdef('searchable_listing'::regclass) AS definition`)) as { definition: string }[];
  return row!.definition;
}
