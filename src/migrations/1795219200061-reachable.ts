import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What indexes say of the usual order: by which they are sorted, and what they have beside that. */
const CHANGES = [
  ['rating DESC NULLS LAST, reviews DESC, title_key', 'rating DESC NULLS LAST, reviews DESC, reachable DESC, title_key'],
  ['rating, reviews, title_key', 'rating, reviews, reachable, title_key'],
] as const;

/** Of businesses that are rated alike, those with a telephone, an email address or a website come first in the usual order. */
export class Reachable1795219200061 implements MigrationInterface {
  readonly name = 'Reachable1795219200061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE listing ADD COLUMN reachable boolean
         GENERATED ALWAYS AS (coalesce(phone, '') <> '' OR coalesce(email, '') <> '' OR coalesce(website, '') <> '') STORED`,
    );
    const view = await definitionOfView(runner);
    await runner.query(`CREATE OR REPLACE VIEW searchable_listing AS ${view.replace(/ AS card\b/, ' AS card, reachable')}`);
    for (const [before, after] of CHANGES) await changeIndexes(runner, before, after);
    await runner.query('ANALYZE listing');
  }

  async down(runner: QueryRunner): Promise<void> {
    const view = await definitionOfView(runner);
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(`CREATE VIEW searchable_listing AS ${view.replace(/ AS card,\s*reachable\b/, ' AS card')}`);
    for (const [before, after] of CHANGES) await changeIndexes(runner, after, before);
    await runner.query('ALTER TABLE listing DROP COLUMN reachable');
  }
}

async function definitionOfView(runner: QueryRunner): Promise<string> {
  const [row] = (await runner.query(`SELECT pg_get_viewdef('searchable_listing'::regclass) AS definition`)) as { definition: string }[];
  return row!.definition;
}

/** All indexes with the usual order, whatever stands before it and beside it. */
async function changeIndexes(runner: QueryRunner, from: string, to: string): Promise<void> {
  const indexes = (await runner.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename = 'listing' AND indexdef LIKE '%' || $1 || '%'`,
    [from],
  )) as { name: string; definition: string }[];
  for (const { name, definition } of indexes) {
    await runner.query(`DROP INDEX ${name}`);
    await runner.query(definition.replace(from, to));
  }
}
