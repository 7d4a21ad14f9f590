import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A collation that knows the letters of all scripts, whatever the locale of the database: words of titles are told apart with it. PostgreSQL
 * has one of its own since version 17 only; ICU's serves for earlier versions.
 */
export class CollationOfWords1795219200103 implements MigrationInterface {
  readonly name = 'CollationOfWords1795219200103';

  async up(runner: QueryRunner): Promise<void> {
    const [{ version }] = (await runner.query(`SELECT current_setting('server_version_num')::int AS version`)) as [{ version: number }];
    const kind = version >= 170_000 ? `provider = builtin, locale = 'C.UTF-8'` : `provider = icu, locale = 'und'`;
    // An earlier version that restores a backup leaves it in the database.
    await runner.query(`CREATE COLLATION IF NOT EXISTS word_letters (${kind})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP COLLATION word_letters');
  }
}
