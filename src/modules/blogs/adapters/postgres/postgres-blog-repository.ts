import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import type { Blog } from '../../domain/blog.js';
import { fieldsOf } from '../../domain/blog-change.js';
import { type BlogCause, BlogRepository, type BlogRevision, type StoredBlog } from '../../domain/blog-repository.js';
import { BlogNotFound } from '../../domain/blog.errors.js';
import { FILE_NAME } from '../../domain/is-file-name.js';
import { BLOG, REVISION } from './blog-columns.js';

const NAMES_LOCK = `SELECT pg_advisory_xact_lock(hashtext('names of articles'))`;
const COLUMNS =
  'file_name, title, topic, section, content, keywords, subtitle, hero_image, time, cost, difficulty, seo_data, version, created_at, updated_at';
const PLACEHOLDERS = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15';

/**
 * The deletion separated unpublished changes from the article. Deletions by earlier versions did not store the article: then its name is
 * searched in the draft's text, since PostgreSQL cannot read every field of it. A draft that was scheduled since is to become a new
 * article.
 */
const ATTACH_DRAFT = `
UPDATE blog_draft SET blog_key = $1, deleted_blog_key = NULL, publish_problem = NULL WHERE id = (
  SELECT id FROM blog_draft
   WHERE blog_key IS NULL AND publish_at IS NULL AND (deleted_blog_key = $1 OR (deleted_blog_key IS NULL AND strpos(fields::text, $2) > 0))
   ORDER BY deleted_blog_key, updated_at DESC, id LIMIT 1)`;

/**
 * The deletion removed former names as well; revisions have them. A name is not restored if it leads to another article now, or is the name
 * of one.
 */
const RESTORE_OLD_NAMES = `
INSERT INTO blog_old_name (file_name, blog_key, left_at)
SELECT revision.file_name, $1, max(saved_at) FROM blog_revision AS revision
 WHERE blog_key = $1 AND NOT EXISTS (SELECT FROM blog WHERE blog.file_name = revision.file_name)
 GROUP BY revision.file_name ON CONFLICT (file_name) DO NOTHING`;

@Injectable()
export class PostgresBlogRepository extends BlogRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async lockNames(): Promise<void> {
    await this.transaction.query(NAMES_LOCK);
  }

  async namesFrom(beginning: string): Promise<Set<string>> {
    const rows = await this.transaction.query<{ name: string }>('SELECT file_name AS name FROM blog WHERE starts_with(file_name, $1)', [
      beginning,
    ]);
    return new Set(rows.map(({ name }) => name));
  }

  async getForUpdate(fileName: string): Promise<StoredBlog> {
    if (!FILE_NAME.test(fileName)) throw new BlogNotFound(fileName);
    const [blog] = await this.transaction.query<StoredBlog>(`SELECT key, ${BLOG} FROM blog WHERE file_name = $1 FOR UPDATE`, [fileName]);
    if (!blog) throw new BlogNotFound(fileName);
    return blog;
  }

  async add(blog: Blog): Promise<void> {
    const [row] = await this.transaction.query<{ key: string }>(
      `INSERT INTO blog (${COLUMNS}) VALUES (${PLACEHOLDERS}) RETURNING key`,
      valuesOf(blog),
    );
    await this.forgetOldName(blog.fileName);
    await this.remember({ ...blog, key: row!.key }, { change: 'published', restoredFrom: null });
  }

  async save(blog: StoredBlog, cause: BlogCause, nameBefore: string): Promise<void> {
    await this.transaction.query(`UPDATE blog SET (${COLUMNS}) = (${PLACEHOLDERS}) WHERE key = $16`, [...valuesOf(blog), blog.key]);
    if (blog.fileName !== nameBefore) {
      await this.forgetOldName(blog.fileName);
      await this.transaction.query('INSERT INTO blog_old_name (file_name, blog_key, left_at) VALUES ($1, $2, $3)', [
        nameBefore,
        blog.key,
        blog.updatedAt,
      ]);
    }
    await this.remember(blog, cause);
  }

  async remove(blog: StoredBlog, version: number, at: Date): Promise<void> {
    await this.transaction.query('UPDATE blog_draft SET deleted_blog_key = blog_key WHERE blog_key = $1', [blog.key]);
    await this.transaction.query('DELETE FROM blog WHERE key = $1', [blog.key]);
    await this.remember({ ...blog, version, updatedAt: at }, { change: 'deleted', restoredFrom: null });
  }

  async bringBack(blog: StoredBlog): Promise<void> {
    await this.transaction.query(`INSERT INTO blog (${COLUMNS}, key) OVERRIDING SYSTEM VALUE VALUES (${PLACEHOLDERS}, $16)`, [
      ...valuesOf(blog),
      blog.key,
    ]);
    await this.forgetOldName(blog.fileName);
    await this.transaction.query(RESTORE_OLD_NAMES, [blog.key]);
    await this.transaction.query(ATTACH_DRAFT, [blog.key, `"fileName":${JSON.stringify(blog.fileName)}`]);
    await this.remember(blog, { change: 'undeleted', restoredFrom: null });
  }

  async revision(key: string, version: number): Promise<BlogRevision | undefined> {
    return (
      await this.transaction.query<BlogRevision>(`SELECT ${REVISION} FROM blog_revision WHERE blog_key = $1 AND version = $2`, [
        key,
        version,
      ])
    )[0];
  }

  async lastDeleted(fileName: string): Promise<BlogRevision | undefined> {
    if (!FILE_NAME.test(fileName)) return undefined;
    const [row] = await this.transaction.query<BlogRevision>(
      `SELECT ${REVISION} FROM blog_revision
        WHERE file_name = $1 AND change = 'deleted'
          AND NOT EXISTS (SELECT FROM blog WHERE key = blog_key)
          AND NOT EXISTS (SELECT FROM blog_revision AS later
                           WHERE later.blog_key = blog_revision.blog_key AND later.version > blog_revision.version)
        ORDER BY saved_at DESC, blog_key DESC, version DESC LIMIT 1`,
      [fileName],
    );
    return row;
  }

  /** The article itself has this name again: its redirect is removed. */
  private async forgetOldName(fileName: string): Promise<void> {
    await this.transaction.query('DELETE FROM blog_old_name WHERE file_name = $1', [fileName]);
  }

  private async remember(blog: StoredBlog, { change, restoredFrom }: BlogCause): Promise<void> {
    await this.transaction.query(
      `INSERT INTO blog_revision (blog_key, version, change, file_name, fields, restored_from, created_at, saved_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [blog.key, blog.version, change, blog.fileName, JSON.stringify(fieldsOf(blog)), restoredFrom, blog.createdAt, blog.updatedAt],
    );
  }
}

function valuesOf(blog: Blog): unknown[] {
  const {
    fileName,
    title,
    topic,
    section,
    content,
    keywords,
    subtitle,
    heroImage,
    time,
    cost,
    difficulty,
    seoData,
    version,
    createdAt,
    updatedAt,
  } = blog;
  return [
    fileName,
    title,
    topic,
    section,
    content,
    JSON.stringify(keywords),
    subtitle,
    heroImage,
    time,
    cost,
    difficulty,
    JSON.stringify(seoData),
    version,
    createdAt,
    updatedAt,
  ];
}
