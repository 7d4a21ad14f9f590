import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Media1795219200007 implements MigrationInterface {
  readonly name = 'Media1795219200007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE image (
        id text PRIMARY KEY,
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE image_variant (
        image_id text NOT NULL REFERENCES image ON DELETE CASCADE,
        width integer NOT NULL,
        bytes bytea NOT NULL,
        PRIMARY KEY (image_id, width)
      )`);
    // WebP is as small as it gets.
    await runner.query('ALTER TABLE image_variant ALTER COLUMN bytes SET STORAGE EXTERNAL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE image_variant');
    await runner.query('DROP TABLE image');
  }
}
