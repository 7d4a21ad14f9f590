import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which article a draft changed when that was deleted, so that an undo attaches it again. And what of an uploaded workbook is not read. */
export class DraftsAndUploads1795219200081 implements MigrationInterface {
  readonly name = 'DraftsAndUploads1795219200081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_draft ADD COLUMN deleted_blog_key bigint');
    await runner.query('ALTER TABLE listing_upload ADD COLUMN without_result jsonb, ADD COLUMN other_sheets jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE listing_upload DROP COLUMN without_result, DROP COLUMN other_sheets');
    await runner.query('ALTER TABLE blog_draft DROP COLUMN deleted_blog_key');
  }
}
