import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An article has one draft of its changes, and knows the draft that it was published from. */
export class EditsOfArticles1795219200046 implements MigrationInterface {
  readonly name = 'EditsOfArticles1795219200046';

  async up(runner: QueryRunner): Promise<void> {
    // Of several, the last one changed stays the article's; the others are kept as drafts of their own.
    await runner.query(`
      UPDATE blog_draft AS draft SET blog_key = NULL
       WHERE EXISTS (SELECT FROM blog_draft AS other
                      WHERE other.blog_key = draft.blog_key AND (other.updated_at, other.id) > (draft.updated_at, draft.id))`);
    await runner.query('DROP INDEX blog_draft_by_blog');
    await runner.query('CREATE UNIQUE INDEX blog_draft_of_blog ON blog_draft (blog_key)');
    await runner.query('ALTER TABLE blog ADD COLUMN draft_id uuid');
    await runner.query('CREATE INDEX blog_by_draft ON blog (draft_id) WHERE draft_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog DROP COLUMN draft_id');
    await runner.query('DROP INDEX blog_draft_of_blog');
    await runner.query('CREATE INDEX blog_draft_by_blog ON blog_draft (blog_key)');
  }
}
