import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type StoredTexts, type TextRevision, TextsRepository } from '../../domain/texts/texts-repository.js';

const STATE = 'changed, version, updated_at AS "savedAt"';
const REVISION = 'version, changed, fields, restored_from AS "restoredFrom", saved_at AS "savedAt"';
const NOTHING: StoredTexts = { changed: {}, version: 0, savedAt: null };

@Injectable()
export class PostgresTextsRepository extends TextsRepository {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async all(): Promise<Map<string, StoredTexts>> {
    const rows = await this.transaction.query<StoredTexts & { page: string }>(`SELECT page, ${STATE} FROM page_text`);
    return new Map(rows.map(({ page, ...state }) => [page, state]));
  }

  async read(page: string): Promise<StoredTexts> {
    const [row] = await this.transaction.query<StoredTexts>(`SELECT ${STATE} FROM page_text WHERE page = $1`, [page]);
    return row ?? NOTHING;
  }

  async readForUpdate(page: string): Promise<StoredTexts> {
    // A row is inserted if there is none, so that concurrent first saves of a page wait for each other as well.
    await this.transaction.query('INSERT INTO page_text (page) VALUES ($1) ON CONFLICT DO NOTHING', [page]);
    const [row] = await this.transaction.query<StoredTexts>(`SELECT ${STATE} FROM page_text WHERE page = $1 FOR UPDATE`, [page]);
    return row!;
  }

  async save(page: string, { changed, fields, restoredFrom }: Pick<TextRevision, 'changed' | 'fields' | 'restoredFrom'>): Promise<number> {
    const [row] = await this.transaction.query<{ version: number }>(
      `WITH saved AS (UPDATE page_text SET changed = $2, version = version + 1, updated_at = now() WHERE page = $1 RETURNING version, changed)
       INSERT INTO page_text_revision (page, version, changed, fields, restored_from)
       SELECT $1, version, changed, $3, $4 FROM saved RETURNING version`,
      [page, JSON.stringify(changed), JSON.stringify(fields), restoredFrom],
    );
    return row!.version;
  }

  history(page: string, limit: number): Promise<TextRevision[]> {
    return this.transaction.query(`SELECT ${REVISION} FROM page_text_revision WHERE page = $1 ORDER BY version DESC LIMIT $2`, [
      page,
      limit,
    ]);
  }

  async revision(page: string, version: number): Promise<TextRevision | undefined> {
    const [row] = await this.transaction.query<TextRevision>(
      `SELECT ${REVISION} FROM page_text_revision WHERE page = $1 AND version = $2`,
      [page, version],
    );
    return row;
  }
}
