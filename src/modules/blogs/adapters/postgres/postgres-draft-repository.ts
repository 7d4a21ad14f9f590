import { Injectable } from '@nestjs/common';
import validator from 'validator';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type AdminList, adminList, type PageRange } from '../../../../shared/office/admin-list.js';
import { type Draft, DraftRepository, type DraftSummary, type PublishedDraft } from '../../domain/blog-draft.js';
import { FILE_NAME } from '../../domain/is-file-name.js';

const SUMMARY = `draft.id, draft.title, blog.file_name AS "fileName", draft.version,
  draft.publish_at AS "publishAt", draft.publish_problem AS "publishProblem", draft.created_at AS "createdAt", draft.updated_at AS "updatedAt"`;
const FROM = 'FROM blog_draft AS draft LEFT JOIN blog ON blog.key = draft.blog_key';

@Injectable()
export class PostgresDraftRepository extends DraftRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async list(range: PageRange, fileName?: string): Promise<AdminList<DraftSummary>> {
    if (fileName !== undefined && !FILE_NAME.test(fileName)) return adminList([], 0, range);
    const some = `${FROM} WHERE $1::text IS NULL OR blog.file_name = $1`;
    const [all] = await this.transaction.query<{ count: number }>(`SELECT count(*)::int AS count ${some}`, [fileName ?? null]);
    const items = await this.transaction.query<DraftSummary>(
      `SELECT ${SUMMARY} ${some} ORDER BY draft.updated_at DESC, draft.id LIMIT $2 OFFSET $3`,
      [fileName ?? null, range.limit, (range.page - 1) * range.limit],
    );
    return adminList(items, all!.count, range);
  }

  find(id: string): Promise<Draft | undefined> {
    return this.one(id, '');
  }

  findForUpdate(id: string): Promise<Draft | undefined> {
    return this.one(id, 'FOR UPDATE OF draft');
  }

  async isBegunForUpdate(fileName: string): Promise<boolean> {
    if (!FILE_NAME.test(fileName)) return false;
    const [blog] = await this.transaction.query<{ key: string }>('SELECT key FROM blog WHERE file_name = $1 FOR UPDATE', [fileName]);
    return blog !== undefined && (await this.transaction.query('SELECT FROM blog_draft WHERE blog_key = $1', [blog.key])).length > 0;
  }

  async save({ id, title, fields, fileName, version, createdAt, updatedAt }: Draft): Promise<void> {
    await this.transaction.query(
      `INSERT INTO blog_draft (id, blog_key, title, fields, version, created_at, updated_at)
       VALUES ($1, (SELECT key FROM blog WHERE file_name = $2), $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET title = excluded.title, fields = excluded.fields, version = excluded.version, updated_at = excluded.updated_at`,
      [id, fileName !== null && FILE_NAME.test(fileName) ? fileName : null, title, JSON.stringify(fields), version, createdAt, updatedAt],
    );
  }

  async schedule(id: string, { publishAt, publishProblem }: Pick<Draft, 'publishAt' | 'publishProblem'>): Promise<void> {
    await this.transaction.query('UPDATE blog_draft SET publish_at = $2, publish_problem = $3 WHERE id = $1', [
      id,
      publishAt,
      publishProblem,
    ]);
  }

  async due(now: Date): Promise<string[]> {
    const rows = await this.transaction.query<{ id: string }>('SELECT id FROM blog_draft WHERE publish_at <= $1 ORDER BY publish_at, id', [
      now,
    ]);
    return rows.map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    if (isId(id)) await this.transaction.query('DELETE FROM blog_draft WHERE id = $1', [id]);
  }

  async becameArticle(id: string, fileName: string): Promise<void> {
    await this.transaction.query('UPDATE blog SET draft_id = $1 WHERE file_name = $2', [id, fileName]);
    await this.remove(id);
  }

  async publishedAs(id: string): Promise<PublishedDraft | undefined> {
    if (!isId(id)) return undefined;
    const asked = 'SELECT file_name AS "fileName", title, created_at AS "publishedAt" FROM blog WHERE draft_id = $1';
    return (await this.transaction.query<PublishedDraft>(asked, [id]))[0];
  }

  private async one(id: string, lock: string): Promise<Draft | undefined> {
    return isId(id)
      ? (await this.transaction.query<Draft>(`SELECT ${SUMMARY}, draft.fields ${FROM} WHERE draft.id = $1 ${lock}`, [id]))[0]
      : undefined;
  }
}

/** PostgreSQL rejects anything else as a uuid with an error. */
const isId = (id: string) => validator.isUUID(id, 'loose');
