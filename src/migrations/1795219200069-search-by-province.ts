import type { MigrationInterface, QueryRunner } from 'typeorm';

const LAST_COLUMN = /\breachable(\s+FROM )/;

/** Searches can name a province: the view that they read has it, behind the columns that it has. */
export class SearchByProvince1795219200069 implements MigrationInterface {
  readonly name = 'SearchByProvince1795219200069';

  async up(runner: QueryRunner): Promise<void> {
    const view = await definitionOfView(runner);
    const changed = view.replace(LAST_COLUMN, 'reachable, region$1');
    if (changed === view) throw new Error('The view searchable_listing ends with another column than reachable: it was changed by hand.');
    await runner.query(`CREATE OR REPLACE VIEW searchable_listing AS ${changed}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const view = await definitionOfView(runner);
    await runner.query('DROP VIEW searchable_listing');
    await runner.query(`CREATE VIEW searchable_listing AS ${view.replace(/,\s*region(\s+FROM )/, '$1')}`);
  }
}

async function definitionOfView(runner: QueryRunner): Promise<string> {
  const [row] = (await runner.query(`SELECT pg_get_viewdef('searchable_listing'::regclass) AS definition`)) as { definition: string }[];
  return row!.definition;
}
