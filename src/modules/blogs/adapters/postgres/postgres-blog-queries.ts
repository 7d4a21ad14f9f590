import { Injectable } from '@nestjs/common';
import { chunk } from 'es-toolkit/array';
import { lowerCase } from '../../../../platform/database/like-pattern.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type LinkingText, linksTo } from '../../../../platform/web/page-links.js';
import { type AdminList, adminList, type PageRange } from '../../../../shared/office/admin-list.js';
import { BlogQueries, type RevisionSummary, type SomeArticles } from '../../application/blog-queries.js';
import type { Article } from '../../domain/article.js';
import type { Blog } from '../../domain/blog.js';
import { OWN_IMAGE } from '../../domain/blog-images.js';
import type { BlogRevision } from '../../domain/blog-repository.js';
import { FILE_NAME } from '../../domain/is-file-name.js';
import { BLOG, REVISION } from './blog-columns.js';

/** An article has up to 200,000 characters. */
const AT_A_TIME = 10;
const NEWEST_FIRST = 'ORDER BY created_at DESC, key DESC';
/** Names of sections in the form in which they are compared. */
const SECTION = lowerCase('trim(section)');
const REVISIONS = 'FROM blog_revision WHERE blog_key = (SELECT key FROM blog WHERE blog.file_name = $1)';

@Injectable()
export class PostgresBlogQueries extends BlogQueries {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async *each(): AsyncGenerator<Blog[]> {
    const keys = await this.transaction.query<{ key: string }>(`SELECT key FROM blog ${NEWEST_FIRST}`);
    for (const some of chunk(keys, AT_A_TIME))
      yield await this.transaction.query<Blog>(`SELECT ${BLOG} FROM blog WHERE key = ANY($1) ${NEWEST_FIRST}`, [
        some.map(({ key }) => key),
      ]);
  }

  async textBytes(): Promise<number> {
    const [row] = await this.transaction.query<{ bytes: string }>('SELECT coalesce(sum(octet_length(content)), 0) AS bytes FROM blog');
    return Number(row!.bytes);
  }

  latest(most: number): Promise<Blog[]> {
    return this.transaction.query(`SELECT ${BLOG} FROM blog ${NEWEST_FIRST} LIMIT $1`, [most]);
  }

  async articles({ perSection, inSections, outside }: SomeArticles = {}): Promise<Article[]> {
    const rows = await this.transaction.query<Omit<Article, 'createdAt'> & { createdAt: Date }>(
      `SELECT file_name AS "fileName", title, section, time, created_at AS "createdAt"
         FROM (SELECT *, row_number() OVER (PARTITION BY ${SECTION} ${NEWEST_FIRST}) AS place FROM blog
                WHERE ($2::text[] IS NULL OR ${SECTION} = ANY($2)) AND ($3::text[] IS NULL OR ${SECTION} <> ALL($3))) AS placed
        WHERE $1::int IS NULL OR place <= $1 ${NEWEST_FIRST}`,
      [perSection, inSections, outside],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async find(fileName: string): Promise<Blog | undefined> {
    if (!FILE_NAME.test(fileName)) return undefined;
    return (await this.transaction.query<Blog>(`SELECT ${BLOG} FROM blog WHERE file_name = $1`, [fileName]))[0];
  }

  async movedTo(oldName: string): Promise<string | undefined> {
    if (!FILE_NAME.test(oldName)) return undefined;
    const sql = 'SELECT blog.file_name AS name FROM blog_old_name JOIN blog ON key = blog_key WHERE blog_old_name.file_name = $1';
    return (await this.transaction.query<{ name: string }>(sql, [oldName]))[0]?.name;
  }

  others(fileName: string, sections: string[], most: number): Promise<Pick<Blog, 'fileName' | 'title'>[]> {
    const sql = `SELECT file_name AS "fileName", title FROM blog WHERE ${SECTION} = ANY($2) AND file_name <> $1 ${NEWEST_FIRST} LIMIT $3`;
    return this.transaction.query(sql, [fileName, sections, most]);
  }

  async count(): Promise<number> {
    return (await this.transaction.query<{ count: number }>('SELECT count(*)::int AS count FROM blog'))[0]!.count;
  }

  addresses(offset: number, limit: number): Promise<Pick<Blog, 'fileName' | 'updatedAt'>[]> {
    return this.transaction.query('SELECT file_name AS "fileName", updated_at AS "updatedAt" FROM blog ORDER BY key OFFSET $1 LIMIT $2', [
      offset,
      limit,
    ]);
  }

  async revisions(fileName: string, range: PageRange): Promise<AdminList<RevisionSummary>> {
    const [all] = await this.transaction.query<{ count: number }>(`SELECT count(*)::int AS count ${REVISIONS}`, [fileName]);
    const items = await this.transaction.query<RevisionSummary>(
      `SELECT version, change, file_name AS "fileName", fields->>'title' AS title, restored_from AS "restoredFrom", saved_at AS "savedAt" ${REVISIONS}
        ORDER BY version DESC LIMIT $2 OFFSET $3`,
      [fileName, range.limit, (range.page - 1) * range.limit],
    );
    return adminList(items, all!.count, range);
  }

  async revision(fileName: string, version: number): Promise<BlogRevision | undefined> {
    return (await this.transaction.query<BlogRevision>(`SELECT ${REVISION} ${REVISIONS} AND version = $2`, [fileName, version]))[0];
  }

  async linkingTo(path: string): Promise<LinkingText[]> {
    const rows = await this.transaction.query<LinkingText & { content: string }>(
      `SELECT 'article' AS kind, file_name AS name, title, content FROM blog WHERE position($1 IN content) > 0
       UNION ALL SELECT 'draft', draft.id::text, draft.title, draft.fields::text FROM blog_draft AS draft WHERE position($1 IN draft.fields::text) > 0
       ORDER BY kind, title`,
      [path],
    );
    return rows.filter(({ content }) => linksTo(content, path)).map(({ kind, name, title }) => ({ kind, name, title }));
  }

  async images(): Promise<string[]> {
    // Searched by PostgreSQL: after some years the texts with all their revisions would not fit into this process's memory.
    const rows = await this.transaction.query<{ image: string }>(
      `SELECT DISTINCT found[1] AS image
         FROM (SELECT hero_image || ' ' || content FROM blog
               UNION ALL SELECT concat_ws(' ', fields->>'heroImage', fields->>'content') FROM blog_revision
               UNION ALL SELECT fields::text FROM blog_draft) AS written (text),
              regexp_matches(text, $1, 'g') AS found`,
      [OWN_IMAGE.source],
    );
    return rows.map(({ image }) => image);
  }
}
